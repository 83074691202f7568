import Grammar

/// The completion scripts, generated from the commands.
enum ToolCompletions {
    private static let shells: KeyValuePairs = ["bash": bash, "zsh": zsh, "fish": fish]

    static func script(for shell: String) throws(ToolError) -> String {
        if let text = shells.first(where: { $0.key == shell })?.value { return text }
        let hint = ToolError.suggestion(
            for: shell,
            among: names,
            otherwise: "Use one of \(names.joined(separator: ", "))."
        )
        throw ToolError(.wrongUsage, "No completions for “\(shell)”. \(hint)")
    }

    private static let names = ["bash", "zsh", "fish"]

    /// Prints the template names, which are indented by exactly two spaces; other lines are indented further.
    private static let templates = #"viper-gen list 2>/dev/null | sed -n 's/^  \([^ ][^ ]*\) .*/\1/p'"#

    /// The options that take a value.
    private static let optionsWithValue = Set(
        ToolCommand.all.flatMap(\.options).filter { $0.placeholder != nil }.map { "--\($0.name)" }
    ).sorted()

    private static func words(_ command: ToolCommand) -> String {
        let operands = (command.operands + command.optionalOperands).compactMap { operand -> String? in
            switch operand {
            case .template: "$(\(templates))"
            case .command: ToolCommand.all.map(\.name).joined(separator: " ")
            case .shell: names.joined(separator: " ")
            case .name, .folder: nil
            }
        }
        return (command.options.map { "--\($0.name)" } + ["--help"] + operands).joined(separator: " ")
    }
}

// MARK: - bash and zsh

extension ToolCompletions {
    private static let bash = """
        # bash completion for viper-gen, written by viper-gen completions bash.
        _viper_gen() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in -*) ;; *) command=${COMP_WORDS[i]}; break ;; esac
            done
            case $before in
                --template) COMPREPLY=($(compgen -W "$(\(templates))" -- "$word")); return ;;
                --templates) COMPREPLY=($(compgen -d -- "$word")); return ;;
                \(optionsWithValue.filter { !$0.hasPrefix("--template") }.joined(separator: "|"))) return ;;
            esac
            case $command in
                "") COMPREPLY=($(compgen -W "\(ToolCommand.all.map(\.name).joined(separator: " "))" -- "$word")) ;;
        \(cases { "COMPREPLY=($(compgen -W \"\(words($0))\" -- \"$word\"))" })
            esac
        }
        complete -o default -F _viper_gen viper-gen

        """

    private static let zsh = """
        #compdef viper-gen
        # zsh completion for viper-gen, written by viper-gen completions zsh.
        _viper_gen() {
            local command= word
            for word in ${words[2,CURRENT-1]}; do
                case $word in -*) ;; *) command=$word; break ;; esac
            done
            case ${words[CURRENT-1]} in
                --template) compadd -- $(\(templates)); return ;;
                --templates) _files -/; return ;;
                \(optionsWithValue.filter { !$0.hasPrefix("--template") }.joined(separator: "|"))) return ;;
            esac
            case $command in
                "")
                    local -a commands=(
        \(ToolCommand.all.map { "                '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
                    )
                    _describe command commands ;;
        \(cases { "compadd -- \(words($0))\($0.operands.contains(.folder) ? "; _files -/" : "")" })
            esac
        }
        if [ "$funcstack[1]" = _viper-gen ]; then _viper_gen "$@"; else compdef _viper_gen viper-gen; fi

        """

    private static func cases(_ line: (ToolCommand) -> String) -> String {
        ToolCommand.all.map { "        \($0.name)) \(line($0)) ;;" }.joined(separator: "\n")
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("'", with: #"'\''"#)
    }
}

// MARK: - fish

extension ToolCompletions {
    private static let fish =
        """
        # fish completion for viper-gen, written by viper-gen completions fish.
        complete -c viper-gen -f

        """ + ToolCommand.all.map(fishLines).joined()

    private static func fishLines(_ command: ToolCommand) -> String {
        let here = "complete -c viper-gen -n '__fish_seen_subcommand_from \(command.name)'"
        let name =
            "complete -c viper-gen -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))\n"
        let options = command.options.map { option in
            let value =
                switch option {
                case .template: " -x -a \"(\(templates))\""
                case .templates: " -x -a '(__fish_complete_directories)'"
                default: option.placeholder == nil ? "" : " -x"
                }
            return "\(here) -l \(option.name)\(value) -d \(fishQuoted(option.summary))\n"
        }
        let operands = (command.operands + command.optionalOperands).compactMap { operand -> String? in
            switch operand {
            case .template: "\"(\(templates))\""
            case .folder: "'(__fish_complete_directories)'"
            case .command: "'\(ToolCommand.all.map(\.name).joined(separator: " "))'"
            case .shell: "'\(names.joined(separator: " "))'"
            case .name: nil
            }
        }
        return name + options.joined() + operands.map { "\(here) -a \($0)\n" }.joined()
    }

    private static func fishQuoted(_ text: String) -> String {
        "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
}
