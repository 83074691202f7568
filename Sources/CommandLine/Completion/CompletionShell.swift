/// A shell with a completion script.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// Returns the script that completes words with the program's command `suggest`.
    package func script(for program: Program) -> String {
        let function = String(program.name.map { $0 == "-" ? "_" : $0 })
        return switch self {
        case .bash: bashScript(program.name, function)
        case .zsh: zshScript(program.name)
        case .fish: fishScript(program.name, function)
        }
    }
}

/// Passes the whole line, as bash splits words at colons. Shows meanings only in lists of several candidates, not if bash
/// inserts the first (9), one after another (37) or all of them (42).
private func bashScript(_ program: String, _ function: String) -> String {
    #"""
    # \#(program) completion for bash 4.4 or newer; \#(program) suggest supplies the candidates.
    _\#(function)() {
        local -a found
        mapfile -t found < <(command \#(program) suggest --shell bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
        COMPREPLY=()
        local line word width=0 apart=
        for line in "${found[@]}"; do
            word=${line%%$'\t'*}
            [[ $word == "${2#[\"\']}"* ]] || apart=1
            (( ${#word} <= width )) || width=${#word}
        done
        if [[ ${found[0]-} == $'\tfiles' ]]; then
            compopt -o default
        elif [[ ${#found[@]} -gt 1 && ! $COMP_TYPE =~ ^(9|37|42)$ ]]; then
            for line in "${found[@]}"; do
                word=${line%%$'\t'*}
                [[ $line == "$word" ]] || printf -v word '%-*s  %s' "$width" "$word" "${line#*$'\t'}"
                COMPREPLY+=("$word")
            done
        elif [[ ${#found[@]} -gt 0 ]]; then
            COMPREPLY=("${found[@]%%$'\t'*}")
            [[ ${COMPREPLY[0]} == *: ]] && compopt -o nospace
        fi
        # The ids of items found by title have no common part that bash may insert.
        [[ $apart && ${#found[@]} -gt 1 && ! $COMP_TYPE =~ ^(37|42)$ ]] && COMPREPLY+=(' ')
        return 0
    }
    complete -o nosort -F _\#(function) \#(program)

    """#
}

private func zshScript(_ program: String) -> String {
    #"""
    #compdef \#(program)
    # \#(program) completion for zsh; \#(program) suggest supplies the candidates.
    _\#(program)() {
        local -a found words_ keys titles
        local line word
        found=("${(@f)$(command \#(program) suggest --shell zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
        if [[ $found[1] == $'\tfiles' ]]; then
            compset -P '--*='
            _files
            return
        fi
        for line in $found; do
            line=${line//\\/\\\\}  # _describe reads \ as an escape
            word=${line%%$'\t'*}
            line=${word//:/\\:}${${line#$word}/$'\t'/:}
            if [[ $word == *: ]]; then
                keys+=("$line")
            elif [[ $word == "${(Q)PREFIX}"* ]]; then
                words_+=("$line")
            else
                titles+=("$line")
            fi
        done
        _describe -V '\#(program)' words_ -- keys -S '' -- titles -U
        # Ids of items found by title have no common part to insert.
        if (( $#titles && $#found > 1 )); then compstate[insert]=; compstate[list]='list force'; fi
    }
    if [[ $funcstack[1] == _\#(program) ]]; then _\#(program) "$@"; else compdef _\#(program) \#(program); fi

    """#
}

/// Leaves files to fish, which knows `~`, quotes and what follows an equals sign. Conditions and candidates share one call
/// of the program until the line changes or has been run.
private func fishScript(_ program: String, _ function: String) -> String {
    #"""
    # \#(program) completion for fish; \#(program) suggest supplies the candidates.
    function __\#(function)_forget --on-event fish_prompt
        set -e __\#(function)_line
        set -e __\#(function)_part
    end
    function __\#(function)_takes_files
        set -l word (commandline -ct)
        test -z "$word"; and set -q __\#(function)_part; and set word $__\#(function)_part
        set -l line (commandline -opc)[2..] "$word"
        if not set -q __\#(function)_line; or test "$__\#(function)_line" != "$line"
            set -g __\#(function)_line $line
            set -g __\#(function)_found (command \#(program) suggest --shell fish -- $line 2>/dev/null)
        end
        test "$__\#(function)_found[1]" = \tfiles
    end
    # fish offers only words that contain what was typed. The ids of items found by title are offered once that is deleted.
    function __\#(function)_words
        set -l word (commandline -ct)
        if test -z "$word"
            set -e __\#(function)_part
        else if test "$word" = (commandline -t); and string match -qr '^[\w,]+$' -- $word
            for line in $__\#(function)_found
                string match -q -- "$word*" $line; and continue
                set -g __\#(function)_part $word
                commandline -f backward-kill-bigword 2>/dev/null
                commandline -f complete 2>/dev/null
                return
            end
        end
        string join \n -- $__\#(function)_found
    end
    complete -c \#(program) -e
    complete -c \#(program) -n __\#(function)_takes_files -F
    complete -c \#(program) -n 'not __\#(function)_takes_files' -f -k -a '(__\#(function)_words)'

    """#
}
