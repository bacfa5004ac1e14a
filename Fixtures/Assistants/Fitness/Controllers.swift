import UIKit

// @Provides
@MainActor protocol Coordinator {
    func makeTimer(coder: NSCoder, duration: Int) -> TimerController?
    func makeProfile(coder: NSCoder) -> ProfileController?
    func makeAchievements() -> AchievementsController
}

final class LoginController: UIViewController {
    private let login: Login
    var didLogIn: () -> Void = {}

    // @Needs
    init?(coder: NSCoder, login: Login) {
        self.login = login
        super.init(coder: coder)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the factory") }

    func logIn(name: String) {
        login.logIn(User(name: name))
        didLogIn()
    }
}

final class PlanListController: UIViewController {
    private let model: PlanListModel
    private let makeExercise: (NSCoder, Int) -> ExerciseController?
    private let coordinator: any Coordinator

    // @Needs
    init?(
        coder: NSCoder, model: PlanListModel, makeExercise: @escaping (NSCoder, Int) -> ExerciseController?,
        coordinator: any Coordinator
    ) {
        self.model = model
        self.makeExercise = makeExercise
        self.coordinator = coordinator
        super.init(coder: coder)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = model.title
    }

    func select(_ id: Int) {
        model.selectedID = id
        performSegue(withIdentifier: "exercise", sender: self)
    }

    @IBSegueAction func showExercise(_ coder: NSCoder) -> ExerciseController? {
        makeExercise(coder, model.selectedID)
    }

    @IBSegueAction func showProfile(_ coder: NSCoder) -> ProfileController? {
        coordinator.makeProfile(coder: coder)
    }
}

final class ExerciseController: UIViewController {
    private let model: ExerciseModel
    private let coordinator: any Coordinator

    // @Needs
    init?(coder: NSCoder, model: ExerciseModel, coordinator: any Coordinator) {
        self.model = model
        self.coordinator = coordinator
        super.init(coder: coder)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the factory") }

    @IBSegueAction func showTimer(_ coder: NSCoder) -> TimerController? {
        coordinator.makeTimer(coder: coder, duration: model.duration)
    }
}

final class TimerController: UIViewController {
    private let model: TimerModel

    // @Needs
    init?(coder: NSCoder, model: TimerModel) {
        self.model = model
        super.init(coder: coder)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        model.start()
        title = model.text
    }
}

final class ProfileController: UIViewController {
    private let model: ProfileModel
    private let coordinator: any Coordinator

    // @Needs
    init?(coder: NSCoder, model: ProfileModel, coordinator: any Coordinator) {
        self.model = model
        self.coordinator = coordinator
        super.init(coder: coder)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = model.text
    }

    func showAchievements() {
        show(coordinator.makeAchievements(), sender: self)
    }
}

final class AchievementsController: UIViewController {
    private let model: AchievementsModel

    // @Needs
    init(model: AchievementsModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("made by the factory") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = model.earned.joined(separator: ", ")
    }
}

// @Needs
func start(reminders: ReminderScheduler) {
    reminders.schedule()
}

/// What the scene delegate keeps.
@MainActor final class AppFlow {
    private let factory = AppFactory()
    private let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let navigation = UINavigationController()

    func start() {
        factory.start()
        let controller = factory.makeLoginController(from: storyboard)
        controller.didLogIn = { [weak self] in self?.showPlans() }
        navigation.viewControllers = [controller]
    }

    private func showPlans() {
        guard let session = factory.login.session else { return }
        navigation.viewControllers = [session.makePlanListController(from: storyboard)]
    }
}
