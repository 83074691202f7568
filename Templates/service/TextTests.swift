import Testing

@testable import {{name}}

struct {{name}}TextTests {
    @Test func `each line is a name and a value, in the order of the text`() throws {
        let entries = try {{name}}Text.entries(in: "color = red\n 이름=값 = 🎉 \n")

        #expect(entries.map(\.name) == ["color", "이름"])
        #expect(entries.map(\.value) == ["red", "값 = 🎉"])
    }

    @Test(arguments: ["", "\n\n", "# color = red", "  # nothing\n\t\n"])
    func `comments and empty lines are ignored`(text: String) throws {
        #expect(try {{name}}Text.entries(in: text).isEmpty)
    }

    @Test(arguments: [("color", 1), ("color = red\n= red", 2), ("\n# none\nred", 3)])
    func `an invalid line is reported with its number`(text: String, line: Int) {
        #expect(throws: {{name}}Text.Mistake(line: line)) {
            try {{name}}Text.entries(in: text)
        }
    }
}
