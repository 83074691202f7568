import CommandLine
import Entities
import ItemLanguage
import Testing
import Vocabulary

struct ChoiceWordsTests {
    private let command = Command(
        "burn",
        summary: "burn items",
        operands: .filter,
        options: [.yes],
        examples: [Command.Example("adder burn 3,5-7", "these items")]
    )

    private func choice(_ words: String...) throws -> ItemChoice {
        try command.choice(from: CommandLineParser([command]).parse(words), dates: Saturday.dates())
    }

    @Test func `ids and filters select items, and --yes confirms`() throws {
        let ids = Selection([[.ids([3...3, 5...7])]])
        let tag = Selection([[.tag("home")]])

        #expect(try choice("burn", "3,5-7") == ItemChoice(ItemFilter(ids), typed: "burn 3,5-7"))
        #expect(try choice("burn", "3", "5-7").filter.selection == ids)
        #expect(
            try choice("burn", "+home", "--yes") == ItemChoice(ItemFilter(tag), isConfirmed: true, typed: "burn +home")
        )
    }

    @Test func `missing arguments never select everything`() {
        #expect(throws: InputError.missingArgument(command: "burn", example: "adder burn 3,5-7")) {
            try choice("burn", "--yes")
        }
    }
}
