import CommandLine
import Testing

struct HelpTextTests {
    private let pages =
        SampleCommands.all.map(HelpText(.sample).page)
        + [HelpText(.sample).overview(SampleCommands.all, examples: SampleCommands.add.examples)]

    @Test func `help fits in 80 columns and ends with a line feed`() {
        for page in pages {
            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
            #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
            #expect(!page.split(separator: "\n").contains { $0.hasSuffix(" ") })
        }
    }

    @Test(arguments: [30, 40, 60])
    func `help fits in a narrow window, and no word is cut or lost`(columns: Int) {
        for command in SampleCommands.all {
            let page = HelpText(.sample, columns: columns).page(command)

            #expect(page.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(page)")
            let words = page.split { $0.isWhitespace }.sorted()
            #expect(words == HelpText(.sample).page(command).split { $0.isWhitespace }.sorted())
        }
    }

    @Test func `a topic has its words in a table, then its rules`() {
        let topic = ManualText.Subsection("Colors", text: ["Colors can be mixed."], [HelpEntry("red", "like a rose")])

        #expect(HelpText(.sample).page(topic) == "Colors\n\n  red  like a rose\n\nColors can be mixed.\n")
    }

    @Test func `long lines wrap with an indent`() {
        let command = Command(
            "sing",
            summary: "loudly",
            operands: .none,
            notes: ["It: " + Array(repeating: "la", count: 40).joined(separator: " ")],
            examples: [Command.Example("adder sing", Array(repeating: "lo", count: 40).joined(separator: " "))]
        )

        let page = HelpText(.sample).page(command)

        #expect(page.contains("\nIt: la la"))
        #expect(page.contains("\n    la la"))
        #expect(page.contains("  adder sing  lo lo") && page.contains("lo\n              lo"))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: SampleCommands.all)
    func `a page has every option, alias, note and example of its command`(command: Command) {
        let page = HelpText(.sample).page(command)

        #expect(page.hasPrefix("adder \(command.name): \(command.summary)\n"))
        for option in Program.sample.options + command.options {
            #expect(page.contains("--\(option.name)"))
            #expect(page.contains(option.summary))
        }
        #expect(command.aliases.allSatisfy(page.contains))
        #expect(command.notes.allSatisfy(page.contains))
        #expect(command.examples.allSatisfy { page.contains($0.line) && page.contains($0.meaning) })
    }

    @Test func `the overview shows examples, then every public command by group`() {
        let named =
            SampleCommands.grouped + [
                Command("help", summary: "", operands: .command, examples: [], group: .adder),
                Command("zap", aliases: ["z", "zz"], summary: "", operands: .none, examples: [], group: .change),
            ]

        let page = HelpText(.sample).overview(named, examples: SampleCommands.add.examples)

        let front = """
            adder: a to-do list for the command line

              adder add Pay rent fri 5pm +money pri:high  due on Friday at 17:00
              adder help COMMAND                          explain a command

            Change:  zap (z, zz)
            View:    add  change  done (do)  explain  find  list (ls)  paint  show  stats
                     upcoming (up)
            Other:   help

            Global options:
              --json   \("")
            """
        #expect(page.hasPrefix(front), "\(page)")
        let options = Program.sample.options.filter { $0.name != "help" }
        #expect(options.allSatisfy { page.contains("--\($0.name)") && page.contains($0.summary) })
        #expect(!page.contains("--help") && page.contains("--color auto|always|never"))
    }

    @Test func `the overview fits on a screen even with 36 commands`() {
        let many = (0..<36).map { number in
            Command(
                "command\(number)",
                summary: "",
                operands: .none,
                examples: [],
                group: number % 2 == 0 ? .view : .change
            )
        }

        let lines = HelpText(.sample).overview(many, examples: SampleCommands.add.examples).split(separator: "\n")

        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: [
        (SampleCommands.add, "adder add TEXT…"),
        (SampleCommands.upcoming, "adder upcoming [FILTER…] [--by due|tag]"),
        (SampleCommands.list, "adder list [FILTER…] [--sort KEY,-KEY…] [--limit N] [--by project|tag]"),
        (SampleCommands.stats, "adder stats"),
    ])
    func `a usage line has the operands and options of a command`(command: Command, usage: String) {
        #expect(HelpText(.sample).usage(of: command) == usage)
    }

    @Test func `a command has only its name and its aliases`() {
        #expect(SampleCommands.upcoming.hasName("upcoming"))
        #expect(SampleCommands.upcoming.hasName("up"))
        #expect(!SampleCommands.upcoming.hasName("upc"))
        #expect(!SampleCommands.upcoming.hasName("UP"))
    }
}
