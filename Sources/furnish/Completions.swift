enum Shell: String, CaseIterable { case bash, zsh, fish }

/// Scripts that make a shell complete commands, options, the values of `--format` and error codes.
enum Completions {
    static func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// A shell completes file names where `found` stays empty.
    private static let bash = """
        # Completes furnish in bash: eval "$(furnish completions bash)"
        _furnish() {
          local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
          local command="${COMP_WORDS[1]}" position=$COMP_CWORD found=
        \(choices)
          COMPREPLY=($(compgen -W "$found" -- "$word"))
        }
        complete -o default -F _furnish furnish

        # Completes "swift package furnish", and leaves other arguments of swift to the function that completed them before.
        complete -p swift 2>/dev/null | grep -q ' _furnish_package ' ||
          _furnish_swift=$(complete -p swift 2>/dev/null | sed -n 's/.* -F \\([^ ]*\\) .*/\\1/p')
        _furnish_package() {
          local at=1
          while ((at < COMP_CWORD)) && [[ ${COMP_WORDS[at]} != furnish ]]; do ((at++)); done
          if ((at < COMP_CWORD)); then
            COMP_WORDS=("${COMP_WORDS[@]:at}")
            ((COMP_CWORD -= at))
            _furnish
          elif [[ -n $_furnish_swift ]]; then
            "$_furnish_swift" "$@"
          fi
        }
        complete -o default -F _furnish_package swift

        """

    private static let zsh = """
        #compdef furnish
        # Completes furnish in zsh: eval "$(furnish completions zsh)"
        _furnish() {
          local word="${words[CURRENT]}" previous="${words[CURRENT-1]}"
          local command="${words[2]}" position=$((CURRENT-1)) found=
        \(choices)
          if [[ -n $found ]]; then compadd -- ${=found}; else _files; fi
        }
        # Completes "swift package furnish", and leaves other arguments of swift to the function that completed them before.
        _furnish_package() {
          local at=${words[(i)furnish]}
          if ((at < CURRENT)); then
            words=("${(@)words[at,-1]}")
            ((CURRENT -= at - 1))
            _furnish
          elif [[ -n $_furnish_swift ]]; then $_furnish_swift; else _files; fi
        }
        if [[ $funcstack[1] == _furnish ]]; then _furnish; else
          [[ ${_comps[swift]-} == _furnish_package ]] || _furnish_swift=${_comps[swift]-}
          compdef _furnish furnish
          compdef _furnish_package swift
        fi

        """

    /// Sets `found` to what may be written at a position. Bash and zsh both read it.
    private static let choices: String = {
        var lines = ["  case \"$position $command $previous\" in"]
        lines.append("    '1 '*) found='\(list(Command.allCases.map(\.rawValue) + flags))' ;;")
        for command in Command.allCases where !command.subjects.isEmpty {
            let words = command.subjects + command.options.map(\.rawValue)
            lines.append("    '2 \(command.rawValue) '*) found='\(list(words))' ;;")
        }
        for command in Command.allCases where command.options.contains(.format) {
            lines.append("    *' \(command.rawValue) --format') found='\(list(command.formats))' ;;")
        }
        for option in Option.allCases where option.value != nil && option != .format {
            lines.append("    *' \(option.rawValue)') ;;")
        }
        lines.append("    *) case \"$word $command\" in")
        for command in Command.allCases where !command.options.isEmpty {
            lines.append("      -*' \(command.rawValue)') found='\(list(command.options.map(\.rawValue)))' ;;")
        }
        return (lines + ["    esac ;;", "  esac"]).joined(separator: "\n")
    }()

    private static var fish: String {
        var lines = ["# Completes furnish in fish: furnish completions fish | source"]
        for command in Command.allCases {
            lines.append(rule("__fish_use_subcommand", "-f -a \(command.rawValue)", command.summary))
            let given = "__fish_seen_subcommand_from \(command.rawValue)"
            for option in command.options {
                var value = option.value == nil ? "" : option.value == "FILE" ? " -r" : " -x"
                if option == .format { value += " -a '\(list(command.formats))'" }
                lines.append(rule(given, "-l \(option.rawValue.dropFirst(2))\(value)", option.summary))
            }
            guard !command.subjects.isEmpty else { continue }
            lines.append(rule("\(given); and test (count (commandline -opc)) -eq 2", "-a '\(list(command.subjects))'"))
        }
        for flag in flags { lines.append(rule("__fish_use_subcommand", "-l \(flag.dropFirst(2))")) }
        lines.append("# Completes \"swift package furnish\".")
        lines.append(
            "complete -c swift -n '__fish_seen_subcommand_from furnish' -f"
                + #" -a '(complete -C (commandline -cp | string replace -r "^.*? furnish" furnish))'"#)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func rule(_ condition: String, _ offer: String, _ summary: String = "") -> String {
        "complete -c furnish -n '\(condition)' \(offer)" + (summary.isEmpty ? "" : " -d '\(summary)'")
    }

    private static let flags = ["--help", "--version"]

    private static func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
