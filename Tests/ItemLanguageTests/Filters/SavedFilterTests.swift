import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct SavedFilterTests {
    private let saved: SavedFilters = [
        "office": "project:work or +office", "calm": "not :office", "a": "+x :b", "b": ":a", "bad": "foo:bar",
        "집": "+home",
    ]

    private func alternatives(_ words: String...) throws -> [[Selection.Term]] {
        try FilterWords(dates: Saturday.dates()).read(words.map { Word($0) }, saved: saved).selection.alternatives
    }

    private let office = Selection([[.project("work")], [.tag("office")]])

    @Test func `a saved filter stands for a filter in parentheses`() throws {
        #expect(try alternatives(":office") == office.alternatives)
        #expect(try alternatives(":office", "rent") == [[.group(office), .word("rent")]])
        #expect(try alternatives("not", ":office") == [[.not(office)]])
        #expect(try alternatives("(:office", "or", ":집)") == office.alternatives + [[.tag("home")]])
        #expect(try alternatives("+x :office") == [[.tag("x"), .group(office)]])
    }

    @Test func `a saved filter may use others, but not itself`() throws {
        #expect(try alternatives(":calm") == [[.not(office)]])
        #expect(throws: InputError.filter(.savedFilterRing([":a", ":b", ":a"]))) { try alternatives(":a") }
    }

    @Test func `an unknown name and an invalid filter are reported`() {
        #expect(throws: InputError.filter(.unknownSavedFilter("offce", suggestion: ":office"))) {
            try alternatives(":offce")
        }
        #expect(throws: InputError.filter(.savedFilter("bad", .filter(.unknownTerm("foo:bar", suggestion: nil))))) {
            try alternatives(":bad")
        }
    }

    @Test func `a word after -- is text`() throws {
        let word = Word(":office", isLiteral: true)

        #expect(
            try FilterWords(dates: Saturday.dates()).read([word], saved: saved).selection.alternatives == [
                [.word(":office")]
            ]
        )
    }

    @Test func `a filter is checked by name`() throws {
        try FilterWords.check("calm", among: saved)

        #expect(throws: InputError.filter(.unknownTerm("foo:bar", suggestion: nil))) {
            try FilterWords.check("bad", among: saved)
        }
        #expect(throws: InputError.filter(.savedFilterRing([":b", ":a", ":b"]))) {
            try FilterWords.check("b", among: saved)
        }
    }
}
