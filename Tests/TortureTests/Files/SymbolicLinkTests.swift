import Glibc
import TestKit
import Testing

/// Symbolic links in place of files that adder creates.
@Suite struct SymbolicLinkTests {
    @Test(arguments: [
        "data/adder/adder.db-journal", "data/adder/adder.db-wal", "data/adder/adder.db.backup-v2",
        "data/adder/adder.db.backup-2026-11-21", "data/adder/adder.db.backup-2026-11-21-0930",
        "data/adder/adder.db.before-restore-2026-11-21-0930", "state/adder/history",
    ])
    func `the target of a symbolic link is not changed`(path: String) throws {
        let testbed = try Testbed(Action.migrateByAdding)
        let home = testbed.program.home.path
        for folder in ["state", "state/adder", "config", "config/adder"] { mkdir("\(home)/\(folder)", 0o700) }
        try testbed.reset()
        try Files.write("precious".utf8, to: "\(home)/config/other")
        symlink("\(home)/config/other", "\(home)/\(path)")

        let added = try testbed.run()
        let pty = try Pty(testbed.program, "shell")
        try pty.wait(for: "> ")
        try pty.send("add Buy bread\n")
        try pty.wait(for: "> ")
        #expect(try pty.quit() == .status(0))
        _ = try testbed.program.run("edit", "1")
        _ = try testbed.program.run("backup")
        _ = try testbed.program.run("restore", "v2", "--yes")

        #expect([.status(0), .status(73), .status(74), .status(77)].contains(added.ending), "\(added)")
        #expect(try Files.read("\(home)/config/other") == Array("precious".utf8))
    }

    @Test(arguments: [["export", "--output", "link.csv", "--yes"], ["stats", "--svg", "link.svg"]])
    func `an exported file or a picture replaces a link, not its target`(words: [String]) throws {
        let program = try Program()
        _ = try program.run("add", "Buy milk")
        let (target, link) = ("\(program.home.path)/other", "\(program.home.path)/\(words[2])")
        let precious = Array("<svg class=\"adder\">precious</svg>".utf8)
        try Files.write(precious, to: target)
        symlink(target, link)

        let outcome = try program.run(tool: Program.path, arguments: words)

        #expect(outcome.ending == .status(0), "\(outcome)")
        #expect(try Files.read(target) == precious)
        #expect(try Files.read(link) != precious)
    }

    /// Users may link these files themselves, so an existing target is used.
    @Test(arguments: ["data/adder/adder.db", "config/adder/config"])
    func `the target of a dangling link is not created`(path: String) throws {
        let program = try Program()
        for folder in ["data", "data/adder", "config", "config/adder"] {
            mkdir("\(program.home.path)/\(folder)", 0o700)
        }
        symlink("\(program.home.path)/elsewhere", "\(program.home.path)/\(path)")

        let added = try program.run("add", "Buy milk")
        let configured = try program.run("config", "week-start", "sunday")

        #expect([added, configured].contains { $0.ending != .status(0) && $0.messages.hasPrefix("adder: ") })
        #expect(!Files.names(in: program.home.path).contains("elsewhere"))
    }
}
