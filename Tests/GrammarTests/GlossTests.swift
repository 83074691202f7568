import Boundary
import Testing

@testable import Grammar

/// What completion and the manual offer is what the readers understand.
struct GlossTests {
    private let dates = Saturday.dates()

    @Test func `every day that is offered is understood as a day`() throws {
        for gloss in DayWords.single + DayWords.distances { _ = try dates.day(gloss.word) }
        for gloss in DayWords.following { _ = try dates.day("next \(gloss.word)") }
    }

    @Test func `every repetition that is offered or explained is understood`() throws {
        for gloss in RepetitionWords.glosses + RepetitionWords.forms {
            _ = try RepetitionWords.read(gloss.word, key: "every")
        }
    }

    @Test func `every form of a date that is explained is understood`() throws {
        for gloss in DayWords.forms {
            for form in gloss.word.split(separator: ", ") { _ = try dates.due(String(form)) }
        }
    }

    @Test func `every priority that is offered is understood`() {
        #expect(PriorityWords.glosses.map { PriorityWords.level($0.word) } == [.high, .medium, .low])
    }

    @Test func `every word and key of a filter that is offered is understood, and none of them is just looked for`()
        throws
    {
        let reader = FilterWords(dates: dates)

        for gloss in FilterWord.glosses {
            #expect(try reader.read([Word(gloss.word)]) != reader.read([Word(gloss.word, isLiteral: true)]))
        }
        for gloss in FilterKey.glosses {
            let value = gloss.word == "pri:" ? "high" : "fri"
            let word = gloss.word + value
            #expect(try reader.read([Word(word)]) != reader.read([Word(word, isLiteral: true)]))
        }
    }

    @Test func `every key that is offered takes its value out of the title`() throws {
        let values = ["pri:": "high", "every:": "week", "again:": "week", "needs:": "3", "parent:": "3"]

        for gloss in AttributeKey.glosses {
            let reading = try ItemText(dates: dates).read([
                Word("Pay"), Word(gloss.word + values[gloss.word, default: "fri"]),
            ])
            #expect(reading.facts.title == "Pay")
        }
    }
}
