// As much of the frameworks as the generated code names.

class NSCoder {}

@MainActor class UIViewController {
    init?(coder: NSCoder) {}
}

@MainActor class NSViewController {
    init?(coder: NSCoder) {}
}

@MainActor class UIStoryboard {
    private(set) var identifiers: [String] = []

    func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        creator?(NSCoder())
    }

    func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        identifiers.append(identifier)
        return creator!(NSCoder())!
    }
}

@MainActor class NSStoryboard {
    typealias SceneIdentifier = String

    func instantiateInitialController<Controller>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? where Controller: NSViewController {
        creator?(NSCoder())
    }

    func instantiateController<Controller>(
        identifier: NSStoryboard.SceneIdentifier, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller where Controller: NSViewController {
        creator!(NSCoder())!
    }
}
