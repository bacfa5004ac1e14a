/// A generated file as a value: see `Describer`.
struct CodeFile {
    /// The lines of the imports.
    let imports: [String]
    /// The names of the modules in view that it imports, sorted.
    let importedModules: [String]
    let declarations: [CodeDeclaration]
}

/// A declaration of a generated file.
///
/// It is indirect, because debug builds copy a whole member at each access otherwise.
indirect enum CodeDeclaration: Equatable {
    case member(Member)
    /// A stored property without an initial value. No blank line separates two of them.
    case stored(MemberHead)
    case type(MemberHead, [CodeDeclaration])
    /// An `#if`, with the declarations of each of its branches.
    case conditional([CodeBranch])
    /// Lines that are nearly the same in all files.
    case text(String)

    var isStored: Bool {
        switch self {
        case .stored: true
        case .conditional(let branches): branches.allSatisfy { $0.declarations.allSatisfy(\.isStored) }
        case .member, .type, .text: false
        }
    }
}

struct CodeBranch: Equatable {
    /// The text after `#if` or `#elseif`; nil for an `#else`.
    let condition: String?
    /// A line above the first branch, which says why there are several; empty without one.
    var comment = ""
    var declarations: [CodeDeclaration]
}

/// A property, function or initializer.
struct Member: Equatable {
    enum Body: Equatable {
        case initial(Statement)
        /// A getter on one line, unless its value alone is too long for one.
        case getter(SwiftValue)
        case statements([Statement])
    }

    let head: MemberHead
    let body: Body
}

/// The declaration of a member or type before its body. An override and a private member are the head of another
/// member with some of its parts replaced, and another body.
struct MemberHead: Equatable {
    /// One line without the slashes; empty for a member without documentation.
    var documentation = ""
    var availability: PlatformAvailability?
    /// An attribute or a modifier and a space; empty where the isolation of the type applies.
    var isolation = ""
    /// A modifier and a space; empty for an internal member.
    var access = ""
    /// The keyword after its own modifiers, and a space: `override func `. Empty for an initializer.
    var introducer = "func "
    var name: String
    /// nil for a property.
    var parameters: [String]?
    /// ` async throws`.
    var effects = ""
    /// The type; empty for a function without a result.
    var result = ""

    /// The member as a private one.
    func asPrivate(_ name: String, introducer: String = "func ", _ parameters: [String]? = []) -> MemberHead {
        var head = self
        (head.documentation, head.access, head.introducer) = ("", "private ", introducer)
        (head.name, head.parameters) = (name, parameters)
        return head
    }

    /// A getter on one line for a property, one statement for a method.
    func returning(_ value: SwiftValue) -> Member {
        Member(head: self, body: parameters == nil ? .getter(value) : .statements([Statement(value)]))
    }
}

/// A statement of the generated code.
enum Statement: Equatable {
    /// An expression, with `try` and `await` for its effects, between two texts on the same line.
    case value(String, SwiftValue, String)
    /// The lines before and after other statements, which are indented.
    case block(String, [Statement], String)
    /// Statements under `#if`.
    case conditional(String, [Statement])

    init(_ value: SwiftValue) { self = .value("", value, "") }

    init(_ line: String) { self = .value(line, SwiftValue(), "") }
}
