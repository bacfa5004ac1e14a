import FurnishCore

/// Why a registration stays in the container.
enum StayReason: Equatable {
    case isReplaced([Location])
    case isRegisteredAgain(Location)
    case isReset
    case isMadeAnew(String)
    case isInCondition
    case isInOtherContainer(String)
    case captures(String)
    case hasNoClosure
    case hasOption(String)
    case isKeptWithArguments
    case usesArguments
    case typeIsUnknown
    case needsName(String)
    case isOptionalOrFunction(String)
    case isTypeOfSecondKey(Location)
    case isNamed
    case asksForUnknownType
    case asksForUnknownKey(String)
    case asksInPlace(String)
    case needsPrivate(String)
    case leadsBack(String)
    case hasOwnScope(String)
    case scopeIsReset(String)
    case keepsWhatIsReset(String)
    case isSharedInGraph(String)
    case asksOnOtherActor(String)
    case isAskedOnOtherActor(String)
    case isMadeOnOtherActor(String)
    case isNoObject(String)
    case isOfSecondTool(String)
    case isProvided
    case asksForProvided(String)
    case asksOtherContainer(String, String)
    case wouldFail(String)
    /// `--only` names others.
    case isNotChosen

    /// What tests replace comes first, and then the most frequent reasons.
    var isOfTests: Bool { if case .isReplaced = self { true } else { false } }

    /// The reason in a count: `tests replace 2, condition 1`.
    var summary: String {
        switch self {
        case .isReplaced: "tests replace"
        case .isRegisteredAgain: "registered again"
        case .isInCondition: "condition"
        case .isInOtherContainer, .isMadeAnew, .asksOtherContainer: "another container"
        case .captures: "a captured value"
        case .hasNoClosure: "no closure"
        case .hasOption: "an option"
        case .isKeptWithArguments, .usesArguments: "arguments"
        case .typeIsUnknown, .asksForUnknownType, .asksForUnknownKey: "an unknown type"
        case .needsName: "a value without a name"
        case .isOptionalOrFunction: "an optional or a function"
        case .isTypeOfSecondKey: "a second key"
        case .isNamed: "a name"
        case .asksInPlace: "a look-up in a condition or closure"
        case .needsPrivate: "something private"
        case .leadsBack: "leads back"
        case .hasOwnScope: "a scope of the app"
        case .isReset, .scopeIsReset, .keepsWhatIsReset: "a reset"
        case .isSharedInGraph: "shared in a graph"
        case .asksOnOtherActor, .isAskedOnOtherActor, .isMadeOnOtherActor: "another actor"
        case .isNoObject: "no object"
        case .isOfSecondTool: "two tools"
        case .isProvided, .asksForProvided: "provided already"
        case .wouldFail: "would not compile"
        case .isNotChosen: "not chosen"
        }
    }

    func text(_ place: (Location) -> String) -> String {
        switch self {
        case .isReplaced(let places):
            "tests replace it (" + place(places[0]) + (places.count > 1 ? " and \(places.count - 1) more" : "") + ")"
        case .isRegisteredAgain(let other): "it is registered again (\(place(other)))"
        case .isInCondition: "it is in a condition or a loop"
        case .isInOtherContainer(let name): "it is for another container, '\(name)'"
        case .captures(let name): "its closure captures '\(name)'"
        case .hasOption(let name): "it has the option '\(name)'"
        case .isKeptWithArguments: "it is kept, and takes arguments"
        case .usesArguments:
            "only the compiler knows the types of its arguments: write them, as in '(r: Resolver, id: Int) in'"
        case .typeIsUnknown: "only the compiler knows its type: write it, as in 'register(API.self)'"
        case .needsName(let type): "'\(type)' is a value, and needs a name of its own: a typealias"
        case .isOptionalOrFunction(let type): "'\(type)' is an optional or a function"
        case .isTypeOfSecondKey(let other): "another key has the same type (\(place(other)))"
        case .isNamed: "a name is part of its key"
        case .asksForUnknownType: "only the compiler knows the type of a look-up in it"
        case .asksForUnknownKey(let name): "'\(name)' is declared in none of these sources"
        case .asksInPlace(let name): "'\(name)' is looked up in a condition or a closure"
        case .needsPrivate(let name): "'\(name)' is private"
        case .leadsBack(let name): "'\(name)', which stays, leads back to it"
        case .hasOwnScope(let name): "'\(name)' is a scope of the app's own"
        case .scopeIsReset(let name): "the scope '\(name)' is reset"
        case .keepsWhatIsReset(let name): "it keeps '\(name)', whose scope is reset"
        case .isSharedInGraph(let name): "an instance of it is shared in a graph with '\(name)'"
        case .asksOnOtherActor(let name): "it asks for '\(name)', which is on another actor"
        case .isAskedOnOtherActor(let name): "it is on an actor, and '\(name)' asks for it from elsewhere"
        case .isMadeOnOtherActor(let actor): "it is on '\(actor)', and its closure is not: write '@\(actor) in' there"
        case .isNoObject(let type): "'\(type)' may be a struct, which nothing can reference weakly"
        case .isOfSecondTool(let other): "registrations of \(other) have moved, and the factory is in its container"
        case .isProvided: "a marker provides it already"
        case .asksForProvided(let name): "it asks the container for '\(name)', which a marker provides too"
        case .asksOtherContainer(let name, let container):
            "'\(name)' is registered in another container, '\(container)'"
        case .isReset: "code resets it"
        case .isMadeAnew(let name): "code makes a '\(name)' of its own, which would ask the shared one"
        case .hasNoClosure: "its closure is not written there"
        case .wouldFail(let message): message
        case .isNotChosen: "'--only' names others"
        }
    }
}
