import TestKit
import Testing

/// The completion scripts, called the way bash, fish and zsh call them.
@Suite struct ShellScriptTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.fill(
            "Pay rent fri +money project:home.garden",
            "Buy milk @shop",
            "Write project:\"work plan\" +memo"
        )
    }

    /// Lines up to the cursor with their completions, the same for all shells.
    private static let lines: [(line: String, words: [String])] = [
        ("adder upco", ["upcoming"]),
        ("adder sugg", []),
        (
            "adder done ",
            [
                "1", "2", "3", "overdue", "waiting", "blocked", "open", "closed", "all", "back", "project:", "tag:",
                "pri:",
                "due:", "wait:", "created:", "changed:", "completed:", "title:", "note:", "every:", "parent:", "needs:",
                "id:", "status:", "not",
            ]
        ),
        ("adder done 1,", ["1,1", "1,2", "1,3"]),
        ("adder add A +m", ["+memo", "+money"]),
        ("adder add A @", ["@shop"]),
        ("adder up -@s", ["-@shop"]),
        ("adder add A project:h", ["project:home.garden"]),
        ("adder up --by=t", ["--by=tag"]),
        ("adder up --by p", ["project", "priority"]),
        ("adder add A due:to", ["due:today", "due:tomorrow"]),
        ("adder add A http://x", []),
        ("adder up --pl", ["--plain"]),
        ("adder up --db notes", ["notes.db"]),
    ]

    @Test(arguments: lines)
    func `bash gets the replacements for its part of the word`(line: String, words: [String]) throws {
        try Files.write([], to: "\(program.home.path)/notes.db")
        let bash = try Tool("bash")
        let script = #"""
            source <(adder completions bash)
            compopt() { [[ $* == "-o default" ]] && compgen -f -- "$part"; return 0; }
            COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9 part=$2
            _adder adder "$part" "" && (( ${#COMPREPLY[@]} == 0 )) || printf '%s\n' "${COMPREPLY[@]}"
            """#
        // Bash splits words at: https://www.gnu.org/software/bash/manual/bash.html#index-COMP_005fWORDBREAKS
        let start = line.lastIndex { " :=".contains($0) }.map(line.index(after:)) ?? line.startIndex
        let begun = line.lastIndex(of: "@").map { max($0, start) } ?? start
        let part = String(line[begun...])
        let word = line[(line.lastIndex(of: " ") ?? line.startIndex)...].dropFirst()

        let outcome = try program.run(tool: bash.path, "--norc", "-c", script, "bash", line, part)

        let kept = word.count - part.count
        #expect(outcome == Outcome(words.map { "\($0.dropFirst(kept))\n" }.joined()))
    }

    @Test(arguments: lines)
    func `fish gets whole words`(line: String, words: [String]) throws {
        try Files.write([], to: "\(program.home.path)/notes.db")
        let fish = try Tool("fish")

        let outcome = try program.run(
            tool: fish.path,
            "-N",
            "-c",
            "adder completions fish | source; complete -C $argv[1]",
            line
        )

        let found = outcome.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
        #expect(found.map(String.init) == words)
        #expect(outcome.messages.isEmpty)
    }

    @Test func `fish calls the program once for each line`() throws {
        let script = #"""
            cd; adder completions fish | source
            printf '#!/bin/sh\necho call >> calls; echo upcoming\n' > adder; chmod +x adder; set PATH . $PATH
            complete -C 'adder up'; complete -C 'adder up'; complete -C 'adder u'; count < calls
            """#

        let outcome = try program.run(tool: try Tool("fish").path, "-N", "-c", script)

        #expect(outcome == Outcome("upcoming\nupcoming\nupcoming\n2\n"))
    }

    @Test(arguments: lines)
    func `zsh gets whole words`(line: String, words: [String]) throws {
        try Files.write([], to: "\(program.home.path)/notes.db")
        let zsh = try Tool("zsh")
        let script = #"""
            compdef() { }
            compset() { }
            _files() { print -l -- ${PREFIX}*(N) }
            _describe() {
                local entry
                for entry in ${(P)3} ${(P)5}; do print -r -- ${${${entry//\\:/$'\t'}%%:*}//$'\t'/:}; done
            }
            source <(adder completions zsh)
            words=("${(@)${(z)1}}")
            [[ $1 == *' ' ]] && words+=("")
            CURRENT=$#words PREFIX=$words[-1]
            _adder
            """#

        let outcome = try program.run(tool: zsh.path, "-f", "-c", script, "zsh", line)

        // Words ending in a colon come last because no space may follow them.
        let expected = words.filter { !$0.hasSuffix(":") } + words.filter { $0.hasSuffix(":") }
        #expect(outcome == Outcome(expected.map { "\($0)\n" }.joined()))
    }
}
