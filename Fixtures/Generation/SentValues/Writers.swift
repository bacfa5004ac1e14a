/// Its initializer takes what nothing else refers to.
actor Writer {
    let pen: Pen
    let paper: any Paper
    let clock: any Clock

    // @Needs
    init(pen: Pen, paper: any Paper, brush: Brush?, clock: any Clock) {
        self.pen = pen
        self.paper = paper
        self.clock = clock
    }

    var text: String { "\(pen.label) \(pen.ink.level)" }
}

/// It sends its eraser on.
final class Office {
    let keeper: Keeper
    let makeEraser: () -> sending Eraser

    // @Needs
    init(eraser: sending Eraser, makeEraser: @escaping () -> sending Eraser, desk: Desk) {
        keeper = Keeper(eraser: eraser)
        self.makeEraser = makeEraser
    }
}

actor Keeper {
    let eraser: Eraser

    init(eraser: Eraser) {
        self.eraser = eraser
    }
}

/// It waits, on no actor.
// @Provides(once)
actor Archive {
    let pen: Pen

    init(pen: Pen) async {
        self.pen = pen
    }
}

final class Reader {
    let archive: Archive

    // @Needs
    init(archive: Archive) {
        self.archive = archive
    }
}
