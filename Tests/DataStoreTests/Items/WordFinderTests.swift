import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct WordFinderTests {
    /// Returns the texts that contain the words, with brackets around the matches.
    private func marked(_ words: [SearchWord], in item: Item) -> [String] {
        var finder = WordFinder(words)
        return finder.texts(of: item).map { found in
            let bytes = Array(found.text.text.utf8)
            var (text, end) = ("", 0)
            for part in found.text.marks {
                text += String(decoding: bytes[end..<part.lowerBound], as: UTF8.self)
                text += "[\(String(decoding: bytes[part], as: UTF8.self))]"
                end = part.upperBound
            }
            return "\(found.place): \(text)\(String(decoding: bytes[end...], as: UTF8.self))"
        }
    }

    private func marked(_ word: String, in title: String) -> [String] {
        marked([SearchWord(word)], in: .sample(1, title))
    }

    @Test(arguments: [
        ("rent", "Pay the RENT", "title: Pay the [RENT]"),
        ("RE", "Parent rented", "title: Pa[re]nt [re]nted"),
        ("회의", "주간회의록", "title: 주간[회의]록"),
        ("집", "집세 내기", "title: [집]세 내기"),
        ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글 공부", "title: [한글] 공부"),
        ("cafe\u{301}", "Le CAFÉ noir", "title: Le [CAFÉ] noir"),
        ("STRASSE", "Die Straße", "title: Die [Straße]"),
        ("s", "Straße", "title: [S]tra[ß]e"),
        ("👧", "Foto 👩‍👩‍👧 da", "title: Foto [👩‍👩‍👧] da"),
        ("é", "e\u{301}\u{301} É", "title: [e\u{301}\u{301}] [É]"),
        ("i\u{307}", "İstanbul ist", "title: [İ]stanbul [i]st"),
        ("cafe", "Le Café noir", "title: Le [Café] noir"),
        ("aa", "aaaaa", "title: [aaaa]a"),
        ("100%", "At 100% now", "title: At [100%] now"),
    ])
    func `matches are whole characters of the original text`(word: String, title: String, expected: String) {
        #expect(marked(word, in: title) == [expected])
    }

    @Test func `matches of several words are found, and adjacent ones merged`() {
        let words = [SearchWord("nt"), SearchWord("re"), SearchWord("pay")]

        #expect(marked(words, in: .sample(1, "Pay rent, pay")) == ["title: [Pay] [rent], [pay]"])
    }

    @Test func `words that are not in the title are searched for in other fields`() {
        let item = Item.sample(1, "Pay rent") { details in
            details.note = "Ask Anna about rent\nand money"
            details.tags = ["@money", "fun", "money"]
            details.project = "home.anna"
        }

        #expect(marked([SearchWord("rent")], in: item) == ["title: Pay [rent]"])
        #expect(marked([SearchWord("anna")], in: item) == ["project: home.[anna]"])
        #expect(marked([SearchWord("on")], in: item) == ["tag: @m[on]ey", "tag: m[on]ey"])
        #expect(
            marked(["rent", "about", "fun"].map { SearchWord($0) }, in: item) == [
                "title: Pay [rent]", "tag: [fun]", "note: Ask Anna [about] rent\nand money",
            ]
        )
    }

    @Test func `a word limited to one field is not searched for in others`() {
        let item = Item.sample(1, "home") { details in
            details.tags = ["home"]
            details.project = "home"
        }

        #expect(marked([SearchWord("home", in: .tag)], in: item) == ["tag: [home]"])
        #expect(marked([SearchWord("ho", in: .project)], in: item) == ["project: [ho]me"])
    }

    @Test func `a finder can be used for many items`() {
        var finder = WordFinder([SearchWord("a"), SearchWord("ü")])

        #expect(finder.texts(of: .sample(1, "Übung a")).map(\.text.marks) == [[0..<2, 3..<4, 7..<8]])
        #expect(finder.texts(of: .sample(2, "b")).isEmpty)
        #expect(finder.texts(of: .sample(3, "A")).map(\.text.marks) == [[0..<1]])
    }
}
