import CommandLine
import Testing
import Vocabulary

@testable import ItemLanguage

/// Checks that the readers accept everything that completion and the manual offer.
struct HelpEntryTests {
    private let dates = Saturday.dates()

    @Test func `every offered day is read as a day`() throws {
        for entry in DayWords.single + DayWords.distances { _ = try dates.day(entry.word) }
        for entry in DayWords.following { _ = try dates.day("next \(entry.word)") }
    }

    @Test func `every offered or explained repetition is valid`() throws {
        for entry in RepetitionWords.helpEntries + RepetitionWords.forms {
            _ = try dates.repetition(entry.word, key: "every")
        }
    }

    @Test func `every explained form of a date is valid`() throws {
        for entry in DayWords.forms {
            for form in entry.word.split(separator: ", ") { _ = try dates.due(String(form)) }
        }
    }

    @Test func `every offered priority is valid`() {
        #expect(PriorityWords.helpEntries.map { PriorityWords.level($0.word) } == [.high, .medium, .low])
    }

    @Test func `every offered filter is read as a filter, not as a search word`()
        throws
    {
        let reader = FilterWords(dates: dates)

        for entry in FilterWord.helpEntries {
            #expect(try reader.read([Word(entry.word)]) != reader.read([Word(entry.word, isLiteral: true)]))
        }
        for entry in FilterKey.helpEntries + FilterKey.sideEntries {
            let value = [
                "pri:": "high", "every:": "any", "parent:": "3", "needs:": "3", "id:": "3", "status:": "open",
            ][entry.word, default: "fri"]
            let word = entry.word + value
            #expect(try reader.read([Word(word)]) != reader.read([Word(word, isLiteral: true)]))
        }
    }

    @Test func `every offered key removes its value from the title`() throws {
        let values = ["pri:": "high", "every:": "week", "again:": "week", "needs:": "3", "parent:": "3"]

        for entry in AttributeKey.helpEntries {
            let reading = try ItemText(dates: dates).read([
                Word("Pay"), Word(entry.word + values[entry.word, default: "fri"]),
            ])
            #expect(reading.details.title == "Pay")
        }
    }
}
