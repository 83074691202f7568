import CommandLine
import Testing

struct CommandLineParserTests {
    private let parser = CommandLineParser(.sample, SampleCommands.all)

    @Test(arguments: [
        ["upcoming", "--by", "tag", "+home"],
        ["upcoming", "--by=tag", "+home"],
        ["upcoming", "+home", "--by=tag"],
        ["--by=tag", "upcoming", "+home"],
        ["--by", "tag", "upcoming", "+home"],
        ["up", "--by=tag", "+home"],
    ])
    func `options may come before or after the command`(words: [String]) throws {
        let invocation = try parser.parse(words)

        let by = Invocation.Choice(SampleCommands.by, "tag")
        #expect(invocation == Invocation(command: "upcoming", operands: [Word("+home")], choices: [by]))
        #expect(invocation.value(of: SampleCommands.by) == "tag")
        #expect(!invocation.has(.json))
    }

    @Test(arguments: [["-h", "add"], ["add", "-h"], ["--help", "add"], ["add", "--help"]])
    func `-h is the same as --help`(words: [String]) throws {
        let invocation = try parser.parse(words)

        #expect(invocation.command == "add")
        #expect(invocation.has(.help))
    }

    @Test(arguments: [
        ["list", "-n", "5"], ["list", "-n5"], ["-n", "5", "list"], ["-n5", "list"], ["list", "--limit=5"],
    ])
    func `an option with a letter takes its value with or without a space`(words: [String]) throws {
        let invocation = try parser.parse(words)

        #expect(invocation.value(of: SampleCommands.limit) == "5")
        #expect(invocation.operands.isEmpty)
    }

    @Test(arguments: ["-n", "-n5", "-n5x"])
    func `a letter in a filter that is an option of other commands is refused`(word: String) throws {
        let parser = CommandLineParser(.sample, SampleCommands.completed)
        #expect(throws: UsageError.optionOfOthers("-n (--limit)", commands: ["list"])) {
            try parser.parse(["done", word, "1"])
        }
        #expect(try parser.parse(["done", "--", word]).operands == [Word(word, isLiteral: true)])
        #expect(try parser.parse(["done", "-next"]).operands == [Word("-next")])
        #expect(throws: UsageError.optionOfOthers("-n (--limit)", commands: ["list"])) {
            try parser.parse(["change", word])
        }
        #expect(try parser.parse(["change", "1", word]).operands == [Word("1"), Word(word)])
    }

    @Test(
        arguments: [
            ("-x", nil), ("-j", "--json"), ("-p", "project:1"), ("-a", "all"), ("-c", "--color"),
        ] as [(String, String?)]
    )
    func `an unknown letter in a filter is refused with the right option`(word: String, suggestion: String?) throws {
        let parser = CommandLineParser(.sample, SampleCommands.completed)

        #expect(throws: UsageError.unknownLetter(word, command: "done", suggestion: suggestion)) {
            try parser.parse(["done", word, "1"])
        }
        #expect(try parser.parse(["done", "--", word]).operands == [Word(word, isLiteral: true)])
        #expect(try parser.parse(["change", "1", "-x"]).operands == [Word("1"), Word("-x")])
    }

    @Test func `-y is the same as --yes`() throws {
        let parser = CommandLineParser(.sample, SampleCommands.completed)

        #expect(try parser.parse(["done", "-y", "1"]).has(.yes))
        #expect(try parser.parse(["done", "1", "-y"]).has(.yes))
    }

    @Test(arguments: [
        (["add", "--project", "work", "Foo"], "--project", "project:work"),
        (["add", "--project=big house", "Foo"], "--project", "project:\"big house\""),
        (["add", "--project"], "--project", "project:work"), (["add", "-p", "home", "Foo"], "-p", "project:home"),
    ])
    func `an option for what is a word here is refused with the word`(
        words: [String],
        option: String,
        word: String
    ) {
        let parser = CommandLineParser(.sample, SampleCommands.completed)
        let error = UsageError.unknownOption(option, command: "add", suggestion: word, isText: true)

        #expect(throws: error) { try parser.parse(words) }
    }

    @Test func `words without a command are explained`() {
        let parser = CommandLineParser(.sample, SampleCommands.completed)

        #expect(throws: UsageError.unknownCommand("buy", suggestion: nil, text: "add buy \"oat milk\"")) {
            try parser.parse(["buy", "oat milk"])
        }
        #expect(throws: UsageError.unknownCommand("5", suggestion: "show 5")) { try parser.parse(["5"]) }
        #expect(throws: UsageError.unknownCommand("copy", suggestion: "add X", meaning: "copy it")) {
            try parser.parse(["copy", "3"])
        }
        #expect(throws: UsageError.unknownCommand("copy", suggestion: "list", meaning: "see all")) {
            try parser.parse(["copy"])
        }
    }

    @Test func `a value directly after a letter starts with a digit`() throws {
        #expect(try parser.parse(["list", "-n5x"]).value(of: SampleCommands.limit) == "5x")
    }

    @Test(
        arguments: [
            (["list", "-x"], "-x", "list", nil, false), (["list", "-b", "tag"], "-b", "list", "--by tag", false),
            (["add", "-x", "Foo"], "-x", "add", nil, true), (["add", "-5"], "-5", "add", nil, true),
            (["add", "Foo", "-p"], "-p", "add", "project:work", true),
            (["add", "Foo", "-json"], "-json", "add", "--json", true),
            (["change", "1", "-note"], "-note", "change", "--note", true),
            (["change", "1", "-p", "x"], "-p", "change", "project:x", true),
            (["top", "-n", "3"], "-n", "top", "top 3", false), (["top", "-5"], "-5", "top", "top 5", false),
            (["top", "--limit", "3"], "--limit", "top", "top 3", false),
            (["-v"], "-v", nil, "--version", false), (["-V"], "-V", nil, "--version", false),
            (["-j", "list"], "-j", nil, "--json", false), (["-json", "list"], "-json", nil, "--json", false),
            (["-q"], "-q", nil, nil, false),
        ] as [([String], String, String?, String?, Bool)]
    )
    func `a word with one hyphen that means an option is refused with the right one`(
        words: [String],
        option: String,
        command: String?,
        suggestion: String?,
        isText: Bool
    ) {
        let parser = CommandLineParser(.sample, SampleCommands.completed + [SampleCommands.top])
        let error = UsageError.unknownOption(option, command: command, suggestion: suggestion, isText: isText)

        #expect(throws: error) { try parser.parse(words) }
    }

    @Test(
        arguments: [
            ("-yes", "--yes"), ("-yes=1", "--yes"), ("-json", "--json"), ("-ry", "--yes"), ("-yy", "--yes"),
            ("-yh", "--yes"),
        ]
    )
    func `a name or letters with one hyphen are refused where they would exclude a tag`(word: String, option: String) {
        let parser = CommandLineParser(.sample, SampleCommands.completed)

        #expect(throws: UsageError.unknownLetter(word, command: "done", suggestion: option)) {
            try parser.parse(["done", word, "1"])
        }
        #expect(throws: UsageError.unknownLetter(word, command: "done", suggestion: option)) {
            try parser.parse(["done", "1", word])
        }
    }

    @Test(arguments: ["-work", "-la", "-fun", "-yes2"])
    func `other words with one hyphen exclude a tag`(word: String) throws {
        let parser = CommandLineParser(.sample, SampleCommands.completed)

        #expect(try parser.parse(["done", word]).operands == [Word(word)])
    }

    @Test func `a word with one hyphen that is no option of the command is an operand`() throws {
        #expect(try parser.parse(["list", "-next"]).operands == [Word("-next")])
        #expect(try parser.parse(["add", "Foo", "-5"]).operands == [Word("Foo"), Word("-5")])
        #expect(try parser.parse(["add", "--", "-x"]).operands == [Word("-x", isLiteral: true)])
        #expect(throws: UsageError.missingValue(option: "-n", placeholder: "N")) { try parser.parse(["list", "-n"]) }
        #expect(throws: UsageError.duplicateOption("--limit")) { try parser.parse(["list", "-n5", "--limit=6"]) }
    }

    @Test(arguments: [[], ["--json"], ["--db", "x.db", "--color=never"]])
    func `options work without a command`(words: [String]) throws {
        let invocation = try parser.parse(words)

        #expect(invocation.command == nil)
        #expect(invocation.operands.isEmpty)
    }

    @Test(arguments: [["--by=project", "list"], ["list", "--by=project"]])
    func `an option before the command accepts the choices of that command`(words: [String]) throws {
        #expect(try parser.parse(words).value(of: SampleCommands.by) == "project")
    }

    @Test func `everything after -- is literal, even a second --`() throws {
        let invocation = try parser.parse(["add", "Pay", "--json", "--", "--plain", "--", "-h", ""])

        #expect(invocation.has(.json))
        #expect(!invocation.has(.plain) && !invocation.has(.help))
        #expect(
            invocation.operands == [
                Word("Pay"), Word("--plain", isLiteral: true), Word("--", isLiteral: true),
                Word("-h", isLiteral: true), Word("", isLiteral: true),
            ]
        )
    }

    @Test func `the command may come after --`() throws {
        let invocation = try parser.parse(["--", "add", "--json"])

        #expect(invocation == Invocation(command: "add", operands: [Word("--json", isLiteral: true)]))
    }

    @Test(arguments: ["-", "-money", "+3d", "---", "--=x", "--1", "-1w", "", "—dash"])
    func `a word without the form of an option is an operand`(word: String) throws {
        #expect(try parser.parse(["add", word]).operands == [Word(word)])
    }

    @Test(arguments: [["--db=a=b", "add"], ["--db", "a=b", "add"], ["add", "--db", "a=b"]])
    func `a value may contain equals signs`(words: [String]) throws {
        #expect(try parser.parse(words).value(of: .db) == "a=b")
    }

    @Test func `a value may look like an option`() throws {
        #expect(try parser.parse(["add", "--db", "-"]).value(of: .db) == "-")
    }

    @Test(arguments: [
        ("upcomming", "upcoming"), ("upc", "upcoming"), ("lits", "list"), ("ad", "add"), ("LIST", "list"),
        ("stat", "stats"), ("zebra", nil), ("x", nil),
    ])
    func `an unknown command is rejected with the most similar one`(word: String, suggestion: String?) {
        #expect(throws: UsageError.unknownCommand(word, suggestion: suggestion)) {
            try parser.parse([word])
        }
    }

    @Test func `a name of another program is explained`() {
        let meaning = "show items due through next week"

        #expect(throws: UsageError.unknownCommand("agenda", suggestion: "upcoming", meaning: meaning)) {
            try parser.parse(["agenda"])
        }
    }

    @Test(
        arguments: [
            (["list", "--jsn"], "--jsn", "list", "--json", false),
            (["list", "--colour=always"], "--colour", "list", "--color", false),
            (["list", "--zebra"], "--zebra", "list", nil, false),
            (["list", "--h"], "--h", "list", "--help", false),
            (["add", "--prio"], "--prio", "add", nil, true),
            (["--zebra", "list"], "--zebra", nil, nil, false),
            (["--jsn"], "--jsn", nil, "--json", false),
            (["add", "--by=tag"], "--by", "add", nil, true),
            (["--by=tag", "add"], "--by", "add", nil, true),
            (["--sort", "due", "upcoming"], "--sort", "upcoming", nil, false),
        ] as [([String], String, String?, String?, Bool)]
    )
    func `an unknown option is rejected before and after the command`(
        words: [String],
        option: String,
        command: String?,
        suggestion: String?,
        isText: Bool
    ) {
        let error = UsageError.unknownOption(option, command: command, suggestion: suggestion, isText: isText)

        #expect(throws: error) { try parser.parse(words) }
    }

    @Test(arguments: [
        (["add", "--json", "--json"], UsageError.duplicateOption("--json")),
        (["--json", "add", "--json"], .duplicateOption("--json")),
        (["-h", "add", "--help"], .duplicateOption("--help")),
        (["up", "--by=tag", "--by=tag"], .duplicateOption("--by")),
        (["add", "--db"], .missingValue(option: "--db", placeholder: "PATH")),
        (["add", "--db="], .missingValue(option: "--db", placeholder: "PATH")),
        (["add", "--db", ""], .missingValue(option: "--db", placeholder: "PATH")),
        (["up", "--by"], .missingValue(option: "--by", placeholder: "due|tag")),
        (["add", "--json=yes"], .unexpectedValue(option: "--json")),
        (["add", "--json="], .unexpectedValue(option: "--json")),
        (["up", "--by=color"], .wrongChoice(option: "--by", value: "color", choices: ["due", "tag"])),
        (["--by=project", "up"], .wrongChoice(option: "--by", value: "project", choices: ["due", "tag"])),
        (["--by=due", "ls"], .wrongChoice(option: "--by", value: "due", choices: ["project", "tag"])),
        (["ls", "--sort", "due,-prio"], SampleCommands.unknownKey("prio", suggestion: "priority")),
        (["--sort=-zebra", "ls"], SampleCommands.unknownKey("zebra")),
        (["ls", "--sort", "due,"], SampleCommands.unknownKey("")),
        (["ls", "--sort", "--json"], SampleCommands.unknownKey("-json")),
        (["--color=red"], .wrongChoice(option: "--color", value: "red", choices: ["auto", "always", "never"])),
        (["up", "--by", "--json"], .wrongChoice(option: "--by", value: "--json", choices: ["due", "tag"])),
        (
            ["--color=red", "up"],
            .wrongChoice(option: "--color", value: "red", choices: ["auto", "always", "never"])
        ),
        (["add", "--json", "--plain"], .conflictingOptions("--json", "--plain")),
        (["--plain", "up", "--json"], .conflictingOptions("--json", "--plain")),
        (["explain", "add", "extra"], .unexpectedArgument("extra", command: "explain")),
        (["explain", "--", "add", "extra"], .unexpectedArgument("extra", command: "explain")),
        (["stats", "now"], .unexpectedArgument("now", command: "stats")),
        (["stats", "--", "--json"], .unexpectedArgument("--json", command: "stats")),
    ])
    func `an invalid option or argument is rejected by name`(words: [String], error: UsageError) {
        #expect(throws: error) { try parser.parse(words) }
    }

    @Test func `another name of a choice is accepted in any case, the choice itself only as it is spelled`() throws {
        let paper = Option("paper", value: .choice(["a4", "letter"], otherNames: ["us"]), summary: "the size")
        let parser = CommandLineParser(
            .sample,
            [Command("print", summary: "print", operands: .none, options: [paper], examples: [])]
        )

        #expect(try parser.parse(["print", "--paper", "US"]).value(of: paper) == "US")
        #expect(throws: UsageError.wrongChoice(option: "--paper", value: "A4", choices: ["a4", "letter"])) {
            try parser.parse(["print", "--paper", "A4"])
        }
    }

    @Test(arguments: [
        ("due", [("due", false)]), ("-priority,due", [("priority", true), ("due", false)]), ("--x", [("-x", true)]),
        (",", [("", false), ("", false)]),
    ])
    func `commas separate sort keys, and a minus sign reverses a key`(text: String, keys: [(String, Bool)]) {
        let read = SortWords.keys(text)

        #expect(read.map(\.name) == keys.map(\.0))
        #expect(read.map(\.isDescending) == keys.map(\.1))
    }

    @Test(arguments: [["ls", "--sort", "-priority,due"], ["--sort=due", "ls"], ["ls", "--sort=-due,-due"]])
    func `known sort keys are accepted in any combination`(words: [String]) throws {
        #expect(try parser.parse(words).has(SampleCommands.sort))
    }

    @Test func `a repeatable option keeps all its values`() throws {
        let parser = CommandLineParser(.sample, [SampleCommands.new])
        let set = SampleCommands.new.options[1]

        let invocation = try parser.parse(["--set=a=1", "new", "Page", "--set", "b=2"])

        #expect(invocation.values(of: set) == ["a=1", "b=2"])
    }

    @Test func `a missing operand is rejected with an example, except with --help`() throws {
        let parser = CommandLineParser(.sample, [SampleCommands.new])

        #expect(throws: UsageError.missingArgument(command: "new", example: "adder new Page")) {
            try parser.parse(["new"])
        }
        #expect(throws: Never.self) { try parser.parse(["new", "--help"]) }
    }

    @Test func `options that exclude each other replace each other`() throws {
        let chosen = try parser.parse(["up", "--json", "--by=due"])

        let both = chosen.overridden(by: try parser.parse(["--plain", "--by=tag"]), of: .sample)

        #expect(both.command == "upcoming")
        #expect(both.has(.plain) && !both.has(.json))
        #expect(both.values(of: SampleCommands.by) == ["tag"])
    }
}
