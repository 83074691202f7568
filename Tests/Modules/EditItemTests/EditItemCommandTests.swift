import Boundary
import Grammar
import Testing

@testable import EditItem

struct EditItemCommandTests {
    private func read(_ words: String...) throws -> EditItemRequest {
        try EditItemCommand.request(from: CommandLineParser([EditItemCommand.command]).parse(words))
    }

    @Test func `one id is what is edited`() throws {
        #expect(try read("edit", "3") == EditItemRequest(id: 3, typed: "edit 3"))
    }

    @Test func `anything else is refused`() {
        #expect(throws: Misunderstanding.missingWords(command: "edit", example: "adder edit 3")) { try read("edit") }
        #expect(throws: Misunderstanding.notOneID("3-5", key: nil)) { try read("edit", "3-5") }
        #expect(throws: Misunderstanding.notOneID("+home", key: nil)) { try read("edit", "+home") }
        #expect(throws: Misunderstanding.unexpectedWord("4", command: "edit")) { try read("edit", "3", "4") }
    }
}
