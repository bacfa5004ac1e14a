/// The declaration of a member before its body. An override, a placeholder and a private member are the head of another
/// member with some of its parts replaced, and another body.
struct MemberHead {
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
}

extension CodeWriter {
    /// Writes the lines before a declaration, and the declaration without the effects of a property.
    func write(_ head: MemberHead) {
        if !head.documentation.isEmpty {
            write("/// ")
            line(head.documentation)
        }
        if let availability = head.availability { attributes(availability) }
        write(head.isolation)
        write(head.access)
        write(head.introducer)
        guard let parameters = head.parameters else {
            write(head.name)
            if head.result.isEmpty { return }
            write(": ")
            return write(head.result)
        }
        let tail = head.result.isEmpty ? head.effects : head.effects + " -> " + head.result
        // The brace and the end of the line count too.
        write(Call(callee: head.name, arguments: parameters), before: tail.utf8.count + 3)
        write(tail)
    }

    func attributes(_ availability: PlatformAvailability) {
        for attribute in availability.lines { line(attribute) }
    }

    /// Writes a function, or a property with a getter of several lines.
    func member(_ head: MemberHead, _ body: () -> Void) {
        write(head)
        if head.parameters != nil || head.effects.isEmpty { return braces(body) }
        braces {
            write("get" + head.effects)
            braces(body)
        }
    }

    func member(_ head: MemberHead, returning value: String) {
        if head.parameters == nil { return property(head, "", Call(reading: value)) }
        member(head) { line(value) }
    }

    /// Writes a property on one line, unless its value alone is too long for one.
    ///
    /// - Parameter prefix: `try` and `await`.
    func property(_ head: MemberHead, _ prefix: String, _ value: Call) {
        write(head)
        if head.effects.isEmpty {
            write(" { ")
            write(value.isRead ? Call(reading: SwiftKeyword.alone(value.callee)) : value, at: 0)
            return line(" }")
        }
        write(" { get" + head.effects + " { " + prefix)
        write(value, at: 0)
        line(" } }")
    }
}
