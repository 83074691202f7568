import Testing

@testable import Entities

struct LineTests {
    @Test func `lines are numbered across all texts`() {
        let lines = Line.lines(of: ["one\n\n", "두 번째"])

        #expect(lines.map(\.number) == [1, 2, 3])
        #expect(lines.map(\.text) == ["one", "", "두 번째"])
    }

    @Test(arguments: [("", true), (" \t", true), (" a", false)])
    func `a line of spaces is blank`(text: String, isBlank: Bool) {
        #expect(Line(number: 1, text: text).isBlank == isBlank)
    }
}
