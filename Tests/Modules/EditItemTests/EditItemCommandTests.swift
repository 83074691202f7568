import CommandLine
import ItemLanguage
import Testing

@testable import EditItem

struct EditItemCommandTests {
    private func read(_ words: String...) throws -> EditItemRequest {
        try EditItemCommand.request(from: CommandLineParser([EditItemCommand.command]).parse(words))
    }

    @Test func `the command takes one id`() throws {
        #expect(try read("edit", "3") == EditItemRequest(id: 3, typed: "edit 3"))
    }

    @Test func `other arguments are rejected`() {
        #expect(throws: InputError.missingArgument(command: "edit", example: "adder edit 3")) { try read("edit") }
        #expect(throws: InputError.notASingleID("3-5", key: nil)) { try read("edit", "3-5") }
        #expect(throws: InputError.notASingleID("+home", key: nil)) { try read("edit", "+home") }
        #expect(throws: InputError.unexpectedArgument("4", command: "edit")) { try read("edit", "3", "4") }
    }
}
