import Grammar
import Testing

struct HelpTextTests {
    private let pages =
        SampleCommands.all.map(HelpText.page)
        + [HelpText.overview(SampleCommands.all, examples: SampleCommands.add.examples)]

    @Test func `help fits into 80 columns and ends with a line end`() {
        for page in pages {
            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
            #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
            #expect(!page.split(separator: "\n").contains { $0.hasSuffix(" ") })
        }
    }

    @Test func `what is longer than a line goes on below, under its own text`() {
        let command = Command(
            "sing",
            summary: "loudly",
            operands: .none,
            notes: ["It: " + Array(repeating: "la", count: 40).joined(separator: " ")],
            examples: [Command.Example("adder sing", Array(repeating: "lo", count: 40).joined(separator: " "))]
        )

        let page = HelpText.page(command)

        #expect(page.contains("\nIt: la la"))
        #expect(page.contains("\n    la la"))
        #expect(page.contains("  adder sing  lo lo") && page.contains("lo\n              lo"))
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: SampleCommands.all)
    func `a page tells every option, alias, note and example of its command`(command: Command) {
        let page = HelpText.page(command)

        #expect(page.hasPrefix("adder \(command.name): \(command.summary)\n"))
        for option in Option.everywhere + command.options {
            #expect(page.contains("--\(option.name)"))
            #expect(page.contains(option.summary))
        }
        #expect(command.aliases.allSatisfy(page.contains))
        #expect(command.notes.allSatisfy(page.contains))
        #expect(command.examples.allSatisfy { page.contains($0.line) && page.contains($0.meaning) })
    }

    @Test func `the overview shows examples first, then every command for people, group by group`() {
        let named =
            SampleCommands.completed + [
                Command("help", summary: "", operands: .command, examples: [], group: .adder),
                Command("zap", aliases: ["z", "zz"], summary: "", operands: .none, examples: [], group: .change),
            ]

        let page = HelpText.overview(named, examples: SampleCommands.add.examples)

        let front = """
            adder: a to-do list for the command line

              adder add Pay rent fri 5pm +money pri:high  due on Friday at 17:00

            Change:  zap (z, zz)
            Look:    add  change  done (do)  explain  find  list (ls)  paint  show  stats
                     upcoming (up)
            adder:   help

            Options of every command:
              --json   \("")
            """
        #expect(page.hasPrefix(front), "\(page)")
        #expect(Option.everywhere.allSatisfy { page.contains("--\($0.name)") && page.contains($0.summary) })
        #expect(page.contains("-h, --help") && page.contains("--color auto|always|never"))
    }

    @Test func `the overview fits a screen with twice as many commands as there are`() {
        let many = (0..<36).map { number in
            Command(
                "command\(number)",
                summary: "",
                operands: .none,
                examples: [],
                group: number % 2 == 0 ? .look : .change
            )
        }

        let lines = HelpText.overview(many, examples: SampleCommands.add.examples).split(separator: "\n")

        #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: [
        (SampleCommands.add, "adder add TEXT…"),
        (SampleCommands.upcoming, "adder upcoming [FILTER…] [--by due|tag]"),
        (SampleCommands.list, "adder list [FILTER…] [--sort KEY,-KEY…] [--by project|tag]"),
        (SampleCommands.stats, "adder stats"),
    ])
    func `a usage line names the words and options of a command`(command: Command, usage: String) {
        #expect(HelpText.usage(of: command) == usage)
    }

    @Test func `a command is called by its name and its aliases, and nothing else`() {
        #expect(SampleCommands.upcoming.isCalled("upcoming"))
        #expect(SampleCommands.upcoming.isCalled("up"))
        #expect(!SampleCommands.upcoming.isCalled("upc"))
        #expect(!SampleCommands.upcoming.isCalled("UP"))
    }
}
