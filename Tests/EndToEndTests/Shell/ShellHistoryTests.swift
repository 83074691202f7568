import Glibc
import TestKit
import Testing

/// The history of lines typed into the shell.
@Suite struct ShellHistoryTests {
    private let prompt = "> "

    private func history(of program: Program) throws -> String {
        String(decoding: try Files.read("\(program.home.path)/state/adder/history"), as: UTF8.self)
    }

    @Test func `typed lines are kept for the next shell unless they start with a space`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let first = try Pty(program)
        for line in ["add 우유", "add 우유", "", " add secret", "up --plain"] {
            try first.wait(for: prompt)
            try first.send("\(line)\n")
        }
        try first.wait(for: prompt)
        try first.send("quit\n")
        #expect(try first.waitForExit() == .status(0))

        #expect(try history(of: program) == "add 우유\nup --plain\nquit\n")

        let second = try Pty(program)
        try second.wait(for: prompt)
        try second.send("\u{1B}[A\u{1B}[A\u{1B}[A")
        try second.wait(for: "add 우유")
        try second.send(" 2\n")
        try second.wait(for: "Added 4: 우유 2")
        try second.wait(for: prompt)
        try second.send("\u{12}plain")
        try second.wait(for: "up --plain")
        try second.send("\n")
        try second.wait(for: prompt)
        try second.send("quit\n")
        #expect(try second.waitForExit() == .status(0))
        let mode = Files.mode(of: "\(program.home.path)/state/adder/history")
        #expect(mode == 0o600)
    }

    @Test func `Ctrl-R searches the history and can be continued, accepted and cancelled`() throws {
        let program = try Program(["NO_COLOR": "1"])
        let pty = try Pty(program)
        for line in ["add 글자 가방", "add 각 👨‍👩‍👧", "up --plain"] {
            try pty.wait(for: prompt)
            try pty.send("\(line)\n")
        }
        try pty.wait(for: prompt)

        try pty.send("half\u{12}글")
        try pty.wait(forRows: ["search '글': add 글자 가방"], column: 17)
        try pty.send("\u{7F}각")
        try pty.wait(forRows: ["search '각': add 각 👨‍👩‍👧"])
        try pty.send("\u{7F}add\u{12}")
        try pty.wait(forRows: ["search 'add': add 글자 가방"])
        try pty.send("\u{13}")
        try pty.wait(forRows: ["search 'add': add 각 👨‍👩‍👧"])
        try pty.send("zz")
        try pty.wait(forRows: ["no 'addzz': add 각 👨‍👩‍👧"])
        try pty.send("\u{07}")
        try pty.wait(for: "> half")
        try pty.send("\u{12}👨‍👩‍👧\u{1B}")
        try pty.wait(for: "> half")
        try pty.send("\u{12}가\u{1B}[C!\n")
        try pty.wait(for: "Added 3: 글자 가!방")
        try pty.wait(for: prompt)
        try pty.send("\u{12}각\n")
        try pty.wait(for: "Added 4: 각 👨‍👩‍👧")
        try pty.wait(for: prompt)
        try pty.send("\u{12}각\(Pty.controlC)")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }

    @Test func `concurrent shells keep each other's lines`() throws {
        let program = try Program()
        let shells = try (0..<3).map { _ in try Pty(program) }
        for shell in shells { try shell.wait(for: prompt) }

        for round in 1...3 {
            for (number, shell) in shells.enumerated() {
                try shell.send("up +shell\(number)round\(round)\n")
            }
            for shell in shells { try shell.wait(for: prompt) }
        }
        for shell in shells {
            try shell.send("quit\n")
            #expect(try shell.waitForExit() == .status(0))
        }

        let lines = try history(of: program).split(separator: "\n")
        #expect(lines.count(where: { $0.hasPrefix("up +shell") }) == 9)
    }

    @Test func `a symbolic link in place of the history file is reported once and not followed`() throws {
        let program = try Program()
        mkdir("\(program.home.path)/state", 0o700)
        mkdir("\(program.home.path)/state/adder", 0o700)
        symlink("\(program.home.path)/elsewhere", "\(program.home.path)/state/adder/history")
        let pty = try Pty(program)

        try pty.wait(for: "Can't use the history file ")
        try pty.wait(for: prompt)
        try pty.send("up\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        #expect(pty.printed.ranges(of: "Can't use the history file").count == 1)
        #expect(!Files.names(in: program.home.path).contains("elsewhere"))
    }
}
