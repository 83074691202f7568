import CommandLine
import ItemLanguage
import Testing

struct SelectionWordsTests {
    @Test(arguments: [
        ("3 +urgent", "3", "+urgent"), ("3 5-7 due: to do", "3 5-7", "due: to do"), ("3", "3", ""),
        ("3,4 to due:fri", "3,4", "due:fri"), ("3 to buy milk", "3", "buy milk"), ("3 to", "3", "to"),
        ("+home to due:fri", "+home", "due:fri"),
        ("+home or overdue to -later to go", "+home or overdue", "-later to go"),
        ("2026-11-27 to x", "2026-11-27", "x"),
    ])
    func `items are leading ids or a filter that ends with “to”`(
        line: String,
        items: String,
        rest: String
    ) {
        let words = line.split(separator: " ").map { Word(String($0)) }

        let split = SelectionWords.split(words)

        #expect(split?.items.map(\.text).joined(separator: " ") == items)
        #expect(split?.rest.map(\.text).joined(separator: " ") == rest)
    }

    @Test(arguments: ["", "+urgent", "to x", "Buy milk"])
    func `words without items are not split`(line: String) {
        #expect(SelectionWords.split(line.split(separator: " ").map { Word(String($0)) }) == nil)
    }

    @Test func `words after -- are not items`() {
        #expect(SelectionWords.split([Word("3", isLiteral: true)]) == nil)
        #expect(SelectionWords.split([Word("+home"), Word("to", isLiteral: true)]) == nil)
        #expect(SelectionWords.split([Word("3"), Word("to", isLiteral: true), Word("do")])?.rest.count == 2)
    }
}
