import CommandLine
import Testing

struct UnfinishedLineTests {
    @Test(
        arguments: [
            ("", [], "", nil),
            ("add", [], "add", nil),
            ("add ", ["add"], "", nil),
            ("add Pay re", ["add", "Pay"], "re", nil),
            ("add project:\"home and ga", ["add"], "project:home and ga", "\""),
            ("add 'Pay re", ["add"], "Pay re", "'"),
            ("add project:home\\ ga", ["add"], "project:home ga", nil),
            ("add don't f", ["add", "don't"], "f", nil),
            ("add \"\" x", ["add", ""], "x", nil),
            ("  add\tx", ["add"], "x", nil),
        ] as [(String, [String], String, Character?)]
    )
    func `words before the cursor are separated from the word at the cursor`(
        line: String,
        words: [String],
        beginning: String,
        quote: Character?
    ) {
        let unfinished = UnfinishedLine(line)

        #expect(unfinished.words == words)
        #expect(unfinished.beginning == beginning)
        #expect(unfinished.openQuote == quote)
    }
}
