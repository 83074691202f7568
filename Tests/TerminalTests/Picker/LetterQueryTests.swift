import Testing
import UnicodeText

@testable import Terminal

struct LetterQueryTests {
    private func score(_ query: String, _ text: String) -> Int? {
        var query = LetterQuery(query)
        return query.score(of: Array(UnicodeText.searchForm(text).utf8)[...])
    }

    private func found(_ query: String, in text: String) -> String {
        var query = LetterQuery(query)
        let bytes = Array(text.utf8)
        return query.places(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: "|")
    }

    @Test(arguments: [
        ("dun", "Read Dune"), ("DUN", "read dune"), ("rdn", "Read Dune"), ("read dune", "Read the book Dune"),
        ("cafe", "Café"),
        ("", "anything"), ("우사", "우유 사기"), ("ㅇㅅㄱ", "우유 사기"), ("ㄱ", "ㄱ"), ("é", "E\u{301}"), ("👍", "Good 👍🏽"),
    ])
    func `the letters are found in order`(query: String, text: String) {
        #expect(score(query, text) != nil)
    }

    @Test(arguments: [("dnu", "Dune"), ("dunes", "Dune"), ("사우", "우유 사기"), ("ㄴ", "우유"), ("우", "유"), ("a", "")])
    func `other letters are not found`(query: String, text: String) {
        #expect(score(query, text) == nil)
    }

    @Test(arguments: [
        ("dun", "Read Dune", "Round up and note"), ("dun", "Dune", "Undone Dung dun"),
        ("mil", "Buy milk", "Remind Ilse"),
        ("bm", "Buy milk", "Submit"), ("rent", "Pay rent", "Parents"), ("pr", "Pay rent", "Sprint"),
        ("우유", "우유 사기", "우리 유자"), ("12", "Plan 12", "Plan 312"),
    ])
    func `word starts and runs win`(query: String, better: String, worse: String) throws {
        #expect(try #require(score(query, better)) >= #require(score(query, worse)))
        #expect(score(query, better) != score(query, worse) || better.count < worse.count)
    }

    @Test(arguments: [
        ("dun", "Read Dune", "Dun"), ("rdn", "Read Dune", "R|D|n"), ("du", "a dub a du Du", "du"), ("x", "Dune", ""),
        ("", "Dune", ""), ("cafe", "Un Café", "Café"), ("ㅅㄱ", "우유 사기", "사기"), ("b", "👨‍👩‍👧 b", "b"), ("ss", "Straße", "ß"),
    ])
    func `the best places are marked in the original text`(query: String, text: String, marked: String) {
        #expect(found(query, in: text) == marked)
    }

    @Test func `very long text is found, but neither scored nor marked`() {
        let text = String(repeating: "x", count: 2_000) + "dune"

        #expect(score("dun", text) == 0)
        #expect(found("dun", in: text) == "")
    }
}
