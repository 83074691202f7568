import TestKit
import Testing

/// The shell in small windows.
@Suite struct ShellNarrowTests {
    private let prompt = "> "

    private func fullList() throws -> Program {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sed s/^/read:/"])
        let days = ["2026-11-13 17:00", "today 11:00", "tomorrow 12:30", "2026-11-27", "2026-11-30 17:00"]
        try program.fill(days.flatMap { day in (1...4).map { "우유와 빵을 사는 일 \($0) +money project:home \(day)" } })
        return program
    }

    @Test(arguments: [(80, 24), (80, 12), (40, 40), (40, 24), (40, 12)])
    func `the opening list shows its first group and counts the hidden items`(columns: Int, rows: Int) throws {
        let program = try fullList()
        let pty = try Pty(program, columns: columns, rows: rows)

        try pty.wait(for: "quit leaves.")
        try pty.wait(for: prompt)

        #expect(pty.screen.rows.contains { $0.hasPrefix("Overdue (") && $0.hasSuffix(" of 4)") }, "\(pty.screen.rows)")
        #expect(pty.screen.rows.contains { $0.hasPrefix("   1  ") || $0.hasPrefix("  1  ") }, "\(pty.screen.rows)")
        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: [(80, 24), (40, 24), (40, 40), (100, 50)])
    func `today comes before other days in a small window, which is filled`(columns: Int, rows: Int) throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill((1...60).map { "Overdue item \($0) 2026-11-13" } + (1...11).map { "Today's item \($0) today" })
        try program.fill((1...6).map { "For tomorrow \($0) tomorrow" } + (1...40).map { "Next week \($0) 2026-11-27" })
        try program.fill((1...70).map { "Some day \($0)" })
        let pty = try Pty(program, columns: columns, rows: rows)

        try pty.wait(for: "quit leaves.")
        try pty.wait(for: prompt)

        let lines = pty.screen.rows
        func count(_ text: String) -> Int { lines.count { $0.contains(text) } }
        #expect(lines.first.map { $0.isEmpty || $0.hasPrefix("Sat 21 Nov: 60 overdue") } == true, "\(lines)")
        #expect(count("Overdue item") >= 3 && count("Today's item") >= 3, "\(lines)")
        #expect(count("For tomorrow") == 0 || count("Today's item") == 11, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Overdue (") && $0.hasSuffix(" of 60)") }, "\(lines)")
        let last = lines.lastIndex { $0.hasSuffix("today>") } ?? 0
        #expect(last >= rows - 4, "\(lines)")
        #expect(try pty.quit() == .status(0))
    }

    @Test func `what fits is shown completely in a narrow window`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Pay rent 2026-11-20")
        try program.fill((1...5).map { "Short \($0)" })
        let pty = try Pty(program, columns: 40, rows: 24)

        try pty.wait(for: "Short 1")
        try pty.wait(for: "quit leaves.")

        #expect(!pty.screen.rows.contains { $0.contains("Not shown") || $0.contains("Run upcoming") })
        #expect(try pty.quit() == .status(0))
    }

    @Test func `help longer than the window is paged and wrapped between words`() throws {
        let pty = try Pty(try Program(["NO_COLOR": "1", "PAGER": "sed s/^/read:/"]), columns: 40, rows: 12)
        try pty.wait(for: prompt)

        try pty.send("help\n")
        try pty.wait(for: "read:  Buy milk tomorrow\r\n")
        try pty.wait(for: "read:    text that is not a command: adder\r\nread:    offers to add it\r\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `help of a command and plain answers wrap between words`() throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "cat"])
        try program.fill("Write the report about the garden +work due:fri project:home.garden")
        let pty = try Pty(program, columns: 40, rows: 40)
        try pty.wait(for: prompt)

        try pty.send("help undo\n")
        try pty.wait(for: "everything that one command\r\n")
        try pty.send("list --plain\n")
        try pty.wait(for: "item 1: Write the report about the\r\ngarden; due Fri 27 Nov; project\r\n")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test(arguments: [(5, 2), (24, 10)])
    func `the confirmation of a long paste shows its first lines and the count`(rows: Int, shown: Int) throws {
        let program = try Program(["NO_COLOR": "1", "PAGER": "sed s/^/read:/"])
        let pty = try Pty(program, columns: 40, rows: rows)
        try pty.wait(for: prompt)

        let long = String(repeating: "very ", count: 20)
        try pty.send("\u{1B}[200~" + (1...60).map { "- Item \($0) is \(long)long\n" }.joined() + "\u{1B}[201~")
        try pty.wait(for: "  add  Item 1 is very very very very ve…\r\n")
        try pty.wait(for: "  and \(60 - shown) more lines\r\n")
        try pty.wait(for: "Add these 60 items? [y/N] ")
        try pty.send("y\n")
        try pty.wait(for: "Added 1:")
        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
        let list = try DatabaseFile(program.list)
        #expect(try list.column("SELECT count(*) FROM item") == ["60"])
        #expect(try list.column("SELECT count(*) FROM change") == ["1"])
    }

    @Test func `a named pipe as .editrc doesn't block the prompt`() throws {
        let program = try Program()
        #expect(try program.shell("mkfifo .editrc").ending == .status(0))
        let pty = try Pty(program)

        try pty.wait(for: prompt)

        #expect(try pty.quit() == .status(0))
    }

    @Test func `a suspended shell restores the terminal and keeps the unfinished line`()
        throws
    {
        let program = try Program(["PS1": "sh? ", "NO_COLOR": "1"])
        let pty = try Pty(program, tool: "/bin/sh", ["-i"])
        let (pasteOn, pasteOff) = ("\u{1B}[?2004h", "\u{1B}[?2004l")
        try pty.wait(for: "sh? ")
        try pty.send("adder\n")
        try pty.wait(for: "quit leaves.")
        try pty.wait(for: pasteOn)
        try pty.wait(for: "adder> ")
        try pty.send("add 우유 사")
        try pty.wait(for: "사")

        for _ in 1...2 {
            try pty.send("\u{1A}")
            try pty.wait(for: pasteOff)
            try pty.wait(for: "sh? ")
            #expect(pty.attributes == pty.attributesBefore)
            try pty.send("fg\n")
            try pty.wait(for: pasteOn)
            try pty.wait(for: "adder> add 우유 사")
            #expect(pty.attributes != pty.attributesBefore)
        }
        try pty.send("\u{7F}빵\u{1B}[200~과 잼\u{1B}[201~\n")
        try pty.wait(for: "Added 1: 우유 빵과 잼\r\n")
        try pty.wait(for: "adder> ")
        try pty.send("quit\n")
        try pty.wait(for: "sh? ")
        #expect(pty.attributes == pty.attributesBefore)
        try pty.send("exit\n")

        #expect(try pty.waitForExit() == .status(0))
        #expect(try DatabaseFile(program.list).column("SELECT title FROM item") == ["우유 빵과 잼"])
    }
}
