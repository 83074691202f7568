/// A shell with a completion script.
package enum CompletionShell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that completes words with `adder suggest`.
    package var script: String {
        switch self {
        case .bash: bashScript
        case .zsh: zshScript
        case .fish: fishScript
        }
    }
}

/// Passes the whole line, as bash splits words at colons; shows meanings only in lists of several candidates.
private let bashScript = #"""
    # adder completion for bash 4.4 or newer; adder suggest supplies the candidates.
    _adder() {
        local -a found
        mapfile -t found < <(command adder suggest --shell bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
        COMPREPLY=()
        if [[ ${found[0]-} == $'\tfiles' ]]; then
            compopt -o default
        elif [[ ${#found[@]} -gt 1 && $COMP_TYPE != 9 && $COMP_TYPE != 37 ]]; then
            local line word width=0
            for line in "${found[@]}"; do
                word=${line%%$'\t'*}
                (( ${#word} <= width )) || width=${#word}
            done
            for line in "${found[@]}"; do
                word=${line%%$'\t'*}
                [[ $line == "$word" ]] || printf -v word '%-*s  %s' "$width" "$word" "${line#*$'\t'}"
                COMPREPLY+=("$word")
            done
        elif [[ ${#found[@]} -gt 0 ]]; then
            COMPREPLY=("${found[@]%%$'\t'*}")
            [[ ${COMPREPLY[0]} == *: ]] && compopt -o nospace
        fi
        return 0
    }
    complete -o nosort -F _adder adder

    """#

private let zshScript = #"""
    #compdef adder
    # adder completion for zsh; adder suggest supplies the candidates.
    _adder() {
        local -a found words_ keys
        local line word
        found=("${(@f)$(command adder suggest --shell zsh -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
        if [[ $found[1] == $'\tfiles' ]]; then
            compset -P '--*='
            _files
            return
        fi
        for line in $found; do
            word=${line%%$'\t'*}
            line=${word//:/\\:}${${line#$word}/$'\t'/:}
            if [[ $word == *: ]]; then keys+=("$line"); else words_+=("$line"); fi
        done
        _describe -V 'adder' words_ -- keys -S ''
    }
    if [[ $funcstack[1] == _adder ]]; then _adder "$@"; else compdef _adder adder; fi

    """#

private let fishScript = #"""
    # adder completion for fish; adder suggest supplies the candidates.
    function __adder_suggest
        set -l word (commandline -ct)
        set -l found (command adder suggest --shell fish -- (commandline -opc)[2..] "$word" 2>/dev/null)
        if test "$found[1]" = \tfiles
            set -l front (string match -r -- '^(?:--[^=]*=)?' $word)
            set -l path (string sub -s (math (string length -- $front) + 1) -- $word)
            for line in (__fish_complete_path "$path")
                echo -- "$front$line"
            end
        else
            printf '%s\n' $found
        end
    end
    complete -c adder -e
    complete -c adder -f -k -a '(__adder_suggest)'

    """#
