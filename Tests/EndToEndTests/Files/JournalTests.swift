import Glibc
import TestKit
import Testing

/// Journals that someone else put next to the list.
@Suite struct JournalTests {
    private static let commands = [
        ["list"], ["upcoming"], ["add", "Buy milk"], ["done", "1"], ["history"], ["undo"], ["show", "1"], ["backup"],
    ]

    /// Returns a hot journal without pages, which makes SQLite delete `victim` when it has been rolled back.
    private func journal(for list: String, deleting victim: String) throws -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
        let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
        let pageSize = 4_096
        let pages = try Files.read(list).count / pageSize
        let header = magic + number(0) + number(1) + number(pages) + number(512) + number(pageSize)
        let padding = [UInt8](repeating: 0, count: 512 - header.count)
        let lockPage = number(0x4000_0000 / pageSize + 1)
        let name = Array(victim.utf8)
        let sum = name.reduce(0) { $0 + Int($1) }
        return header + padding + lockPage + name + number(name.count) + number(sum) + magic
    }

    @Test(arguments: commands)
    func `a journal that names another file deletes nothing`(command: [String]) throws {
        let program = try Program()
        try program.fill("Pay rent")
        let victim = "\(program.home.path)/victim"
        try Files.write("precious".utf8, to: victim)
        let (list, journal) = (try Files.read(program.list), "\(program.list)-journal")
        try Files.write(try self.journal(for: program.list, deleting: victim), to: journal)

        let outcome = try program.run(arguments: command.map { Array($0.utf8) })

        #expect(try Files.read(victim) == Array("precious".utf8))
        #expect(try Files.read(program.list) == list)
        #expect(outcome.ending == .status(65))
        #expect(
            outcome.messages
                == "adder: \(journal) would delete another file. adder did not write it and didn't use it. "
                + "Move it out of the way.\n"
        )
    }

    @Test func `doctor reports a journal that names another file`() throws {
        let program = try Program()
        try program.fill("Pay rent")
        let victim = "\(program.home.path)/victim"
        try Files.write("precious".utf8, to: victim)
        let journal = "\(program.list)-journal"
        try Files.write(try self.journal(for: program.list, deleting: victim), to: journal)

        let outcome = try program.run("doctor")

        #expect(try Files.read(victim) == Array("precious".utf8))
        #expect(outcome.ending == .status(65))
        #expect(outcome.output.contains("\(journal) would delete another file."))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"), arguments: commands)
    func `a journal of another user is not used`(command: [String]) throws {
        let program = try Program()
        try program.fill("Pay rent")
        let (list, journal) = (try Files.read(program.list), "\(program.list)-journal")
        // The journal would restore an older state of the list.
        try program.fill("Buy milk")
        try Files.write(try self.journal(for: program.list, deleting: ""), to: journal)
        chown(journal, 65_534, 65_534)
        let newer = try Files.read(program.list)

        let outcome = try program.run(arguments: command.map { Array($0.utf8) })

        #expect(list != newer)
        #expect(try Files.read(program.list) == newer)
        #expect(outcome.ending == .status(77))
        #expect(
            outcome.messages
                == "adder: \(journal) belongs to another user and could replace the list, so adder didn't use it. "
                + "Move it out of the way.\n"
        )
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"), arguments: [0o600, 0o644])
    func `a journal of another user is named as such even if it can't be opened`(mode: mode_t) throws {
        let program = try Program()
        try program.fill("Pay rent")
        for path in [program.home.path, "\(program.home.path)/data"] { chmod(path, 0o755) }
        chown(program.list, 65_534, 65_534)
        chmod("\(program.home.path)/data/adder", 0o1777)
        let journal = "\(program.list)-journal"
        try Files.write(try self.journal(for: program.list, deleting: ""), to: journal)
        chmod(journal, mode)
        chown(journal, 65_533, 65_533)

        let outcome = try program.runUnprivileged("list")

        #expect(outcome.ending == .status(77))
        #expect(outcome.messages.hasPrefix("adder: \(journal) belongs to another user and could replace the list"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"))
    func `a write-ahead log of another user is not used`() throws {
        let program = try Program()
        try program.fill("Pay rent")
        let log = "\(program.list)-wal"
        try Files.write([UInt8](repeating: 1, count: 64), to: log)
        chown(log, 65_534, 65_534)

        let outcome = try program.run("list")

        #expect(outcome.ending == .status(77))
        #expect(outcome.messages.hasPrefix("adder: \(log) belongs to another user"))
    }

    enum Kind: String, CaseIterable {
        case pipe, folder, link
    }

    @Test(arguments: commands + [["doctor"]], Kind.allCases)
    func `a journal that is not a file is refused at once`(command: [String], kind: Kind) throws {
        let program = try Program()
        try program.fill("Pay rent")
        let (list, journal) = (try Files.read(program.list), "\(program.list)-journal")
        try make(kind, at: journal, of: program)

        let outcome = try program.run(arguments: command.map { Array($0.utf8) })

        #expect(outcome.ending == .status(77))
        #expect(try Files.read(program.list) == list)
        #expect(try Files.read("\(program.home.path)/victim") == Array("precious".utf8))
        let sentence = "\(journal) \(notAFile)"
        #expect(command == ["doctor"] ? outcome.output.contains(sentence) : outcome.messages == "adder: \(sentence)\n")
    }

    private let notAFile =
        "is not a regular file but, for example, a folder, pipe or link, so adder didn't use it. Move it out of the way."

    private func make(_ kind: Kind, at path: String, of program: Program) throws {
        let victim = "\(program.home.path)/victim"
        try Files.write("precious".utf8, to: victim)
        switch kind {
        case .pipe: mkfifo(path, 0o600)
        case .folder: mkdir(path, 0o700)
        case .link: symlink(victim, path)
        }
    }

    @Test(arguments: Kind.allCases)
    func `a write-ahead log that is not a file is refused at once`(kind: Kind) throws {
        let program = try Program()
        try program.fill("Pay rent")
        try make(kind, at: "\(program.list)-wal", of: program)

        let outcome = try program.run("list")

        #expect(outcome.ending == .status(77))
        #expect(outcome.messages == "adder: \(program.list)-wal \(notAFile)\n")
    }

    @Test(arguments: ["-journal", "-wal", "-shm"])
    func `a journal that is a hard link to another file is refused`(suffix: String) throws {
        let program = try Program()
        try program.fill("Pay rent")
        let (victim, journal) = ("\(program.home.path)/victim", "\(program.list)\(suffix)")
        // SQLite takes a journal that begins with a zero for an unused one and writes over it.
        let precious = Array("\0precious".utf8)
        try Files.write(precious, to: victim)
        if suffix == "-shm" { try DatabaseFile(program.list).execute("PRAGMA journal_mode = WAL") }
        link(victim, journal)

        let outcome = try program.run("add", "Buy milk")

        #expect(outcome.ending == .status(77))
        #expect(
            outcome.messages
                == "adder: \(journal) is a hard link to another file, so adder didn't use it. Move it out of the way.\n"
        )
        #expect(try Files.read(victim) == precious)
    }

    @Test func `a refused journal is named beside the list, not beside a symbolic link to it`() throws {
        let program = try Program()
        try program.fill("Pay rent")
        mkfifo("\(program.list)-journal", 0o600)
        symlink(program.list, "\(program.home.path)/link.db")

        let outcome = try program.run("--db", "link.db", "list")

        #expect(outcome.messages == "adder: \(program.list)-journal \(notAFile)\n")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can leave a journal of root"), arguments: [0o600, 0o644, 0o666])
    func `a journal of root that the user can't open or delete is named`(mode: mode_t) throws {
        let program = try Program()
        try program.fill("Pay rent")
        let folder = "\(program.home.path)/data/adder"
        for path in [program.home.path, "\(program.home.path)/data"] { chmod(path, 0o755) }
        chown(program.list, 65_534, 65_534)
        chmod(folder, 0o1777)
        let journal = "\(program.list)-journal"
        try Files.write(try self.journal(for: program.list, deleting: ""), to: journal)
        chmod(journal, mode)
        let list = try Files.read(program.list)

        for command in ["list", "add Buy milk"] {
            let outcome = try program.runUnprivileged(command)

            #expect(outcome.ending == .status(77))
            #expect(
                outcome.messages
                    == "adder: \(journal) was left by an interrupted change, and you have no permission to open or delete "
                    + "it. Run adder as its owner, or check the permissions of its folder.\n"
            )
        }
        #expect(try Files.read(program.list) == list)
    }

    @Test func `a journal of the owner is rolled back`() throws {
        let program = try Program()
        try program.fill("Pay rent")
        try Files.write(try journal(for: program.list, deleting: ""), to: "\(program.list)-journal")

        let outcome = try program.run("list")

        #expect(outcome.ending == .status(0))
        #expect(outcome.output.contains("Pay rent"))
        #expect(!Files.names(in: "\(program.home.path)/data/adder").contains("adder.db-journal"))
    }
}
