import TestKit
import Testing
import Vocabulary

@testable import SuggestWords

struct SuggestWordsPresenterTests {
    private let view = FakeView()

    @Test func `an item is shown as its id and title, and a very long title is cut`() {
        let presenter = SuggestWordsPresenter(view: view)

        presenter.foundWords(
            SuggestWordsResponse(entries: [
                .word("due:", meaning: "a day"), .id(kept: "3,", 12, title: "Pay rent"),
                .id(kept: "", 7, title: String(repeating: "가", count: 61)), .files,
            ])
        )

        #expect(
            view.displays == [
                SuggestWordsDisplay(rows: [
                    .init(word: "due:", meaning: "a day"), .init(word: "3,12", meaning: "Pay rent"),
                    .init(word: "7", meaning: String(repeating: "가", count: 60) + "…"),
                    .init(word: "", meaning: "files"),
                ])
            ]
        )
    }

    @Test func `JSON has full titles`() {
        let documents = FakeDocumentView()
        let presenter = SuggestWordsJSONPresenter(view: documents)
        let title = String(repeating: "a", count: 80)

        presenter.foundWords(
            SuggestWordsResponse(entries: [.word("+a", meaning: ""), .id(kept: "", 7, title: title), .files])
        )

        let words = #"[{"word":"+a"},{"word":"7","meaning":"\#(title)"},{"kind":"files"}]"#
        #expect(documents.documents == [#"{"adder":1,"words":\#(words)}"# + "\n"])
    }
}

struct SuggestWordsBashTests {
    private func shown(_ word: String, kept: String = "", in quote: Character? = nil) -> [String] {
        let view = FakeView()
        let line = SuggestWordsBashLine(kept: kept, openQuote: quote)
        let presenter = SuggestWordsPresenter(view: view, bashLine: line)
        presenter.foundWords(SuggestWordsResponse(entries: [.word(word, meaning: "m")]))
        return view.words
    }

    @Test(arguments: [
        ("project:home", "project:", "home"), ("-@shop", "-", "@shop"), ("due.before:fri", "due.before:", "fri"),
        ("+home", "", "+home"),
    ])
    func `the part that bash keeps is left out`(word: String, kept: String, shown: String) {
        #expect(self.shown(word, kept: kept) == [shown])
    }

    @Test(arguments: [
        ("home garden", #"home\ garden"#), ("a$(rm -rf x)", #"a\$\(rm\ -rf\ x\)"#), ("`id`", #"\`id\`"#),
        ("it's;&|<>*?[]{}~#!\"\\^", ##"it\'s\;\&\|\<\>\*\?\[\]\{\}\~\#\!\"\\\^"##), ("집.청소", "집.청소"),
        ("`\u{301}id", "\\`\u{301}id"),
    ])
    func `special characters are escaped for bash`(word: String, shown: String) {
        #expect(self.shown(word) == [shown])
    }

    @Test(arguments: [
        ("it's $x", "'" as Character, [#"it'\''s $x"#]), ("a \"b\" $x `c` \\", "\"", [#"a \"b\" \$x \`c\` \\"#]),
        ("a!b", "\"", []), ("a!b", "'", ["a!b"]),
    ])
    func `words are escaped for the open quotation mark`(word: String, quote: Character, shown: [String]) {
        #expect(self.shown(word, in: quote) == shown)
    }

    @Test func `files are requested in the common format`() {
        let view = FakeView()
        let line = SuggestWordsBashLine(kept: "--db=", openQuote: nil)

        SuggestWordsPresenter(view: view, bashLine: line)
            .foundWords(SuggestWordsResponse(entries: [.files]))

        #expect(view.displays == [SuggestWordsDisplay(rows: [.init(word: "", meaning: "files")])])
    }
}
