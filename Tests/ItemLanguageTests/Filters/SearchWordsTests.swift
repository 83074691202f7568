import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

struct SearchWordsTests {
    private func read(_ words: Word...) throws -> SearchTerms {
        try SearchWords.read(words, dates: DateReader(.saturday, weeksStartOn: .monday))
    }

    @Test(arguments: [
        ("rent", SearchWord("rent")), ("+home", SearchWord("home", in: .tag)), ("#home", SearchWord("home", in: .tag)),
        ("#집", SearchWord("집", in: .tag)),
        ("@shop", SearchWord("@shop")), ("+1", SearchWord("+1")), ("C++", SearchWord("C++")),
        ("#42", SearchWord("#42")),
        ("project:home.garden", SearchWord("home.garden", in: .project)),
        ("proj:home", SearchWord("home", in: .project)), ("or", SearchWord("or")), ("overdue", SearchWord("overdue")),
    ])
    func `marks and keys restrict a search word, and other words match anywhere`(
        text: String,
        expected: SearchWord
    ) throws {
        #expect(try read(Word(text)) == SearchTerms([expected]))
        #expect(try read(Word(text, isLiteral: true)) == SearchTerms([SearchWord(text)]))
    }

    @Test(arguments: [
        ("due:fri", Selection.Term.date(.due, from: Day.saturday + 6, until: Day.saturday + 7)),
        ("project:", .lacks(.project)), ("project:any", .has(.project)), ("pri:low", .priority(.low)),
        ("-home", .noTag("home")), ("!low", .priority(.low)), ("id:3", .ids([3...3])),
    ])
    func `attributes are conditions, but not after two hyphens`(text: String, condition: Selection.Term) throws {
        #expect(try read(Word(text)) == SearchTerms(conditions: [condition]))
        #expect(try read(Word(text, isLiteral: true)) == SearchTerms([SearchWord(text)]))
    }

    @Test func `the words of a date belong to it`() throws {
        let terms = try read(Word("due:1"), Word("dec"), Word("milk"))

        let day = try #require(Day(year: 2026, month: 12, day: 1))
        #expect(terms == SearchTerms([SearchWord("milk")], conditions: [.date(.due, from: day, until: day + 1)]))
    }

    @Test func `words of only spaces are ignored`() throws {
        #expect(try read(Word(""), Word(" \t"), Word("\u{3000}", isLiteral: true)) == SearchTerms())
    }
}
