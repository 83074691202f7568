import Boundary

/// What `viper-gen completions` answers, from the same commands as the help.
enum ToolCompletions {
    private static let shells: KeyValuePairs = ["bash": bash, "zsh": zsh, "fish": fish]

    static func answer(_ shell: String) throws(Refusal) -> String {
        if let text = shells.first(where: { $0.key == shell })?.value { return text }
        let way = Refusal.meant(shell, among: names, otherwise: "it is one of \(names.joined(separator: ", ")).")
        throw Refusal(.wrongUsage, "There are no completions for “\(shell)”; \(way)")
    }

    private static let names = ["bash", "zsh", "fish"]

    /// A template's name is all that stands behind two blanks; what it hides stands further in.
    private static let templates = #"viper-gen list 2>/dev/null | sed -n 's/^  \([^ ][^ ]*\) .*/\1/p'"#

    /// Every option that has a value, with what that may be.
    private static let valued = Set(
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
        # What bash completes viper-gen with; viper-gen completions bash writes it.
        _viper_gen() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in -*) ;; *) command=${COMP_WORDS[i]}; break ;; esac
            done
            case $before in
                --template) COMPREPLY=($(compgen -W "$(\(templates))" -- "$word")); return ;;
                --templates) COMPREPLY=($(compgen -d -- "$word")); return ;;
                \(valued.filter { !$0.hasPrefix("--template") }.joined(separator: "|"))) return ;;
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
        # What zsh completes viper-gen with; viper-gen completions zsh writes it.
        _viper_gen() {
            local command= word
            for word in ${words[2,CURRENT-1]}; do
                case $word in -*) ;; *) command=$word; break ;; esac
            done
            case ${words[CURRENT-1]} in
                --template) compadd -- $(\(templates)); return ;;
                --templates) _files -/; return ;;
                \(valued.filter { !$0.hasPrefix("--template") }.joined(separator: "|"))) return ;;
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
        # What fish completes viper-gen with; viper-gen completions fish writes it.
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
