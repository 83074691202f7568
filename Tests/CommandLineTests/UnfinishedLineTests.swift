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

    @Test(arguments: [
        ("adder done 3", ["done"], "3"), ("adder ", [], ""), ("adder", [], "adder"),
        ("add adder x", ["add", "adder"], "x"),
    ])
    func `the name of the program before the words is left out`(line: String, words: [String], beginning: String) {
        let unfinished = UnfinishedLine(line, to: Program("adder", summary: ""))

        #expect(unfinished.words == words)
        #expect(unfinished.beginning == beginning)
    }

    @Test(arguments: [
        ("don", "done", "e "), ("du", "due:", "e:"), ("due:to", "due:today", "day "),
        ("+", "+o'clock", "o\\'clock "), ("project:", "project:two words", "two\\ words "),
        ("\"project:t", "project:two \"words", "wo \\\"words\" "), ("'+h", "+home", "ome' "),
        ("done", "done", " "), ("3,", "3,5", "5 "), ("--color=", "--color=auto", "auto "),
        ("my", "my files/", "\\ files/"),
    ])
    func `the end of a word is quoted like the line`(line: String, word: String, ending: String) {
        #expect(UnfinishedLine(line).ending(of: word) == ending)
    }

    @Test(arguments: [("du", "due.", "e."), ("\"a", "a\\b", "\\\\b"), ("'a", "a b", " b"), ("x", "x", "")])
    func `the remainder of a word doesn't end it`(line: String, word: String, remainder: String) {
        #expect(UnfinishedLine(line).remainder(of: word) == remainder)
    }
}
