import TestKit
import Testing

/// The effect of settings on other commands.
@Suite struct SettingsTests {
    @Test(arguments: [
        ("monday", "Next week (1)\n  1  Sun 29 Nov  Report\n"),
        (
            "sunday",
            "Nothing is due through Sat 28 Nov (1 later).\n"
        ),
    ])
    func `week-start sets the last day that upcoming shows`(
        start: String,
        expected: String
    ) throws {
        let program = try Program.withSettings("week-start = \(start)\n")
        try program.fill("Report 2026-11-29")

        #expect(try program.run("upcoming") == Outcome(expected))
    }

    @Test func `the environment overrides the file`() throws {
        let program = try Program.withSettings("week-start = sunday\n")
        program.variables["ADDER_WEEK_START"] = "monday"
        try program.fill("Report 2026-11-29")

        #expect(try program.run("upcoming") == Outcome("Next week (1)\n  1  Sun 29 Nov  Report\n"))
    }

    @Test(arguments: [
        ("iso", "2026-11-27", "2027-01-08"), ("month-day", "Fri Nov 27", "Fri Jan 8 2027"),
        ("day-month", "Fri 27 Nov", "Fri 8 Jan 2027"),
    ])
    func `date-format changes text output but not JSON`(
        format: String,
        near: String,
        far: String
    ) throws {
        let program = try Program.withSettings("date-format = \(format)\n")

        let added = try program.run("add", "Pay", "rent", "27", "nov", "5pm", "wait:2027-01-08")
        let second = try program.run("add", "Call", "fri")

        #expect(added.output == "Added 1: Pay rent\n  due \(near) 17:00, hidden until \(far)\n")
        #expect(added.messages == "1 is hidden until \(far), after it is due.\n")
        #expect(second == Outcome("Added 2: Call\n  due \(near)\n"))
        #expect(try program.run("upcoming") == Outcome("Next week (1)\n  2  \(near)  Call\n\n1 waiting\n"))
        #expect(
            try program.run("up", "--plain") == Outcome("Next week:\nitem 2: Call; due \(near)\nnot shown: 1 waiting\n")
        )
        #expect(try program.run("up", "--json").output.contains(#""due":"2026-11-27""#))
    }

    // MARK: Color

    @Test(arguments: [
        ("color = always", [:], [], "\u{1B}[1mToday (1)\u{1B}[0m\n  1  \u{1B}[1m11:00\u{1B}[0m  Dentist\n"),
        (
            "color = always\ncolor.today = bold bright-blue\ncolor.heading = 208", [:], [],
            "\u{1B}[38;5;208mToday (1)\u{1B}[0m\n  1  \u{1B}[1;94m11:00\u{1B}[0m  Dentist\n"
        ),
        ("color = always\ncolor.today = none\ncolor.heading = none", [:], [], "Today (1)\n  1  11:00  Dentist\n"),
        ("color = always", ["NO_COLOR": "1"], [], "Today (1)\n  1  11:00  Dentist\n"),
        ("color = always", ["ADDER_COLOR": "never"], [], "Today (1)\n  1  11:00  Dentist\n"),
        ("color = always", [:], ["--color", "never"], "Today (1)\n  1  11:00  Dentist\n"),
        ("color = always", [:], ["--color", "auto"], "Today (1)\n  1  11:00  Dentist\n"),
        (
            "color = never", ["ADDER_COLOR": "never", "NO_COLOR": "1"], ["--color", "always"],
            "\u{1B}[1mToday (1)\u{1B}[0m\n  1  \u{1B}[1m11:00\u{1B}[0m  Dentist\n"
        ),
    ])
    func `an option overrides the environment, which overrides the file`(
        text: String,
        variables: [String: String],
        options: [String],
        expected: String
    ) throws {
        let program = try Program.withSettings(text)
        program.variables.merge(variables) { $1 }
        try program.fill("Dentist today 11:00")

        let outcome = try program.run(arguments: (["upcoming"] + options).map { Array($0.utf8) })

        #expect(outcome == Outcome(expected))
    }

    // MARK: The output style

    private static let plain = "Today:\nitem 1: Dentist; due today 11:00\n"
    private static let columns = "Today (1)\n  1  11:00  Dentist\n"

    @Test(arguments: [
        ("plain = on", [:], [], plain), ("", ["ADDER_PLAIN": "1"], [], plain),
        ("plain = on", ["ADDER_PLAIN": "0"], [], columns), ("plain = on\ncolor = always", [:], [], plain),
        ("json = on", ["ADDER_PLAIN": "1"], [], plain), ("json = on", [:], ["--plain"], plain),
        ("", ["ADDER_JSON": "1"], ["--plain"], plain),
    ])
    func `plain output can be a setting, which options override`(
        text: String,
        variables: [String: String],
        options: [String],
        expected: String
    ) throws {
        let program = try Program.withSettings(text + "\n")
        program.variables.merge(variables) { $1 }
        try program.fill("Dentist today 11:00")

        #expect(try program.run(arguments: (["upcoming"] + options).map { Array($0.utf8) }) == Outcome(expected))
    }

    @Test(arguments: [("json = on", [:], []), ("", ["ADDER_JSON": "1"], []), ("plain = on", [:], ["--json"])])
    func `JSON output can be a setting, which options override`(
        text: String,
        variables: [String: String],
        options: [String]
    ) throws {
        let program = try Program.withSettings(text + "\n")
        program.variables.merge(variables) { $1 }

        let added = try program.run(arguments: (["add", "Dentist"] + options).map { Array($0.utf8) })
        let wrong = try program.run(arguments: (["upcomin"] + options).map { Array($0.utf8) })

        #expect(added.output.hasPrefix(#"{"adder":1,"items":[{"id":1,"#))
        #expect(options.isEmpty ? wrong.messages.hasPrefix(#"{"adder":1,"error":"#) : true)
    }

    @Test func `completion does not follow the settings of the output style`() throws {
        let program = try Program()
        let expected = try program.run("suggest", "--", "up")
        program.variables["ADDER_JSON"] = "1"

        #expect(try program.run("suggest", "--", "up") == expected)
        #expect(try program.run("--version").output.hasPrefix("adder "))
    }

    // MARK: The default command

    @Test func `adder without arguments on a terminal runs the default command and exits`() throws {
        let program = try Program.withSettings("default-command = upcoming --by project --color never\n")
        try program.fill("Dentist today 11:00 project:health")

        let chosen = try Pty(program)
        #expect(try chosen.waitForExit() == .status(0))
        #expect(chosen.printed == "Sat 21 Nov: 1 today\r\n\r\nhealth (1)\r\n  1  today 11:00  Dentist\r\n")

        let typed = try Pty(program, "--plain")
        #expect(try typed.waitForExit() == .status(0))
        #expect(typed.printed == "health:\r\nitem 1: Dentist; due today 11:00\r\n")
    }

    @Test func `the default command can be help`() throws {
        let program = try Program.withSettings("default-command = help add\n")

        let pty = try Pty(program)

        #expect(try pty.waitForExit() == .status(0))
        #expect(pty.printed.hasPrefix("adder add: add an item"))
    }

    @Test func `commands on standard input run regardless of the default command`() throws {
        let program = try Program.withSettings("default-command = upcoming\n")

        #expect(try program.run(input: "add Buy milk\n") == Outcome("Added 1: Buy milk\n"))
    }

    @Test func `a setting changed in a script applies to the lines after it`() throws {
        let program = try Program()

        let outcome = try program.run(input: "config date-format iso\nadd Call fri\n")

        #expect(
            outcome
                == Outcome(
                    "Set date-format to iso in ~/config/adder/config.\nAdded 1: Call\n  due 2026-11-27\n"
                )
        )
    }

    @Test func `a setting changed in the shell applies at once, and an invalid value changes nothing`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Dentist today 11:00")
        let pty = try Pty(program)
        try pty.wait(for: "adder 1 today> ")

        try pty.send("config prompt plian\n")
        try pty.wait(for: "Did you mean “plain”")
        try pty.wait(for: "adder 1 today> ")
        try pty.send("config prompt plain\n")
        try pty.wait(for: "Set prompt to plain")
        try pty.wait(for: "adder> ")
        try pty.send("config date-format iso\n")
        try pty.wait(for: "quit leaves")
        try pty.send("add Call fri\n")
        try pty.wait(for: "due 2026-11-27\r\n")
        try pty.send("\u{1B}[A")
        try pty.wait(for: "add Call fri")
        try pty.send("\u{15}")

        #expect(try pty.quit() == .status(0))
        #expect(pty.attributes == pty.attributesBefore)
    }
}
