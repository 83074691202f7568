import Glibc
import TestKit
import Testing

/// Tab completion in interactive bash, zsh and fish.
@Suite struct TabTests {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        /// The startup file of the shell and its contents.
        var startup: (file: String, text: String) {
            switch self {
            case .bash: (".bashrc", "PS1='ready> '\nsource <(adder completions bash)\n")
            case .zsh:
                (
                    ".zshrc",
                    "PS1='ready> '\nunsetopt beep\nautoload -Uz compinit\ncompinit -u -D\nsource <(adder completions zsh)\n"
                )
            case .fish:
                (
                    "config/fish/config.fish",
                    """
                    function fish_prompt; echo -n 'ready> '; end
                    function fish_greeting; end
                    set -g fish_autosuggestion_enabled 0
                    adder completions fish | source

                    """
                )
            }
        }
    }

    private func open(_ shell: Shell) throws -> (program: Program, pty: Pty) {
        let program = try Program(["NO_COLOR": "1", "LC_ALL": "C.UTF-8"])
        try program.fill(
            "Pay rent fri +money project:home.garden",
            "Buy milk @shop",
            "Write project:\"work & plan\"",
            "Sleep"
        )
        for folder in ["config", "config/fish"] { mkdir("\(program.home.path)/\(folder)", 0o700) }
        try Files.write(shell.startup.text.utf8, to: "\(program.home.path)/\(shell.startup.file)")
        let pty = try Pty(program, tool: Tool(shell.rawValue).path, ["-i"])
        try pty.wait(for: "ready> ")
        return (program, pty)
    }

    @Test(arguments: Shell.allCases)
    func `Tab completes a word with one candidate`(shell: Shell) throws {
        let (program, pty) = try open(shell)

        for (begun, answer) in [
            ("adder add A project:ho\t", "Added 5: A\r\n  project home.garden"),
            ("adder add B project:wo\t", "Added 6: B\r\n  project work & plan"),
            ("adder add C +mo\t @sh\t", "Added 7: C\r\n  @shop, +money"),
            ("adder add D du\tfri", "Added 8: D\r\n  due Fri 27 Nov"),
            ("adder do\t 4\t", "Done 4: Sleep"),
            ("adder upco\t --by=pro\t -@s\t", "home.garden (2)\r\n  1  Fri 27 Nov  Pay rent"),
        ] {
            try pty.send(begun + "\n")
            try pty.wait(for: answer)
            try pty.wait(for: "ready> ")
        }
        try pty.send("exit\n")

        _ = try pty.waitForExit()
        #expect(try program.run("suggest", "--", "done", "8") == Outcome("8\tD\n"))
    }

    @Test(arguments: Shell.allCases)
    func `files are completed by the shell`(shell: Shell) throws {
        let (program, pty) = try open(shell)
        mkdir("\(program.home.path)/lists", 0o700)
        try Files.write("(A) Rest\n".utf8, to: "\(program.home.path)/lists/todo.txt")

        try pty.send("adder import ~/lis\tto\t\n")
        try pty.wait(for: "Imported 1 item")
        try pty.wait(for: "ready> ")
        try pty.send("adder import lis\tto\t--dry\t\n")
        try pty.wait(for: "Would import 0 items")
        try pty.wait(for: "ready> ")
        try pty.send("adder export --output lis\tto\t--yes\n")
        try pty.wait(for: "Exported 5 items to lists/todo.txt")
    }

    @Test(arguments: [(Shell.bash, "1           Pay rent"), (.zsh, "1           -- Pay rent"), (.fish, "Pay rent")])
    func `ids are listed with their titles`(shell: Shell, row: String) throws {
        let (program, pty) = try open(shell)

        try withExtendedLifetime(program) {
            try pty.send("adder done \t\t")

            try pty.wait(for: row)
        }
    }

    @Test func `bash inserts all candidates quoted and without their meanings`() throws {
        let (program, pty) = try open(.bash)

        for (begun, answer) in [
            ("adder add A project:\u{1B}*", "Added 5: A work & plan\r\n  project home.garden"),
            ("adder done 4,\u{1B}*", "Done 1: Pay rent\r\nDone 2: Buy milk\r\n"),
        ] {
            try pty.send(begun + "\n")
            try pty.wait(for: answer)
            try pty.wait(for: "ready> ")
        }
        try pty.send("exit\n")

        _ = try pty.waitForExit()
        #expect(try program.run("list").ending == .status(0))
    }

    @Test(arguments: Shell.allCases)
    func `a backslash in a project, tag or title is kept`(shell: Shell) throws {
        let (program, pty) = try open(shell)
        try program.fill(#"Copy C:\new +x\y project:"in\out""#)

        try pty.send("adder add E project:in\t +x\t\n")
        try pty.wait(for: "Added 6: E\r\n  project in\\out, +x\\y")
        try pty.wait(for: "ready> ")
        try pty.send("adder done \t\t")

        try pty.wait(for: #"Copy C:\new"#)
    }

    @Test(arguments: Shell.allCases)
    func `Tab completes the title of an item`(shell: Shell) throws {
        let (program, pty) = try open(shell)

        try pty.send("adder done ren\t\n")
        try pty.wait(for: "Done 1: Pay rent")
        try pty.wait(for: "ready> ")
        try pty.send("exit\n")

        _ = try pty.waitForExit()
        #expect(try program.run("list", "--plain").output.split(separator: "\n").count == 3)
    }

    @Test func `fish lists the ids of several items found by title, without what was typed`() throws {
        let (program, pty) = try open(.fish)
        try program.fill("Read Dune part two", "Read Dune part two again")

        try pty.send("adder postpone par\t")
        try pty.wait(for: "parent:")
        try pty.wait(for: "Read Dune part two again")
        // While fish still draws the list, Ctrl-C only closes it.
        for _ in 1...20 {
            try pty.send(Pty.controlC)
            if (try? pty.wait(for: "ready> ", within: 3)) != nil { break }
        }
        try pty.send("exit\n")

        _ = try pty.waitForExit()
    }

    @Test(arguments: [(Shell.bash, "12  Milk the cow"), (.zsh, "12  -- Milk the cow")])
    func `several items with the title are listed, and the typed word stays`(shell: Shell, row: String) throws {
        let (program, pty) = try open(shell)
        try program.fill("a", "b", "c", "d", "e", "f", "Milk the goat", "Milk the cow")
        _ = try program.run("done", "2")

        try pty.send("adder done Mil\t\t")
        try pty.wait(for: row)
        try pty.send(" the cow --yes\n")
        try pty.wait(for: "Done 12: Milk the cow")
    }
}
