package import Almanac

/// What the typed words got wrong.
package enum Misunderstanding: Error, Equatable, Sendable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, command: String?, suggestion: String?, isText: Bool)
    case optionTwice(String)
    case missingValue(option: String, placeholder: String)
    case unwantedValue(option: String)
    case optionsApart(String, String)
    case wrongChoice(option: String, value: String, choices: [String])
    case unknownKey(option: String, key: String, suggestion: String?, known: [String])
    case unexpectedWord(String, command: String)
    case missingWords(command: String, example: String)
    /// Nothing tells the items from what is to be different about them.
    case missingItems(example: String)

    /// The word is nil where what was read has no words yet, as a line of a file.
    case notText(word: Int?, byte: Int)
    case nullByte(word: Int?, byte: Int)
    case longLine(bytes: Int, limit: Int)

    case notADate(String, key: String?)
    case noSuchDay(String)
    case noSuchTime(String)
    /// A year of two digits, or another day.
    case shortYear(String)
    /// Day/month to some and month/day to others.
    case twoReadings(String, Int, Int, year: Int? = nil)
    /// The date is the day, and that day has another weekday.
    case wrongWeekday(String, Day)
    case notAPriority(String)
    case notARepetition(String, key: String)
    case notACount(String)
    case notAnID(String, key: String?)
    /// What is typed where one item has to be named.
    case notOneID(String, key: String?)
    case longRange(String, limit: Int)
    case downwardRange(String, upward: String)
    case tooManyNeeds(limit: Int)
    case notATag(String)
    case lineBreak(key: String)
    case attributeTwice(String)
    case unknownAttribute(String, suggestion: String)
    /// A line of an item's page that is none.
    case notAField(String, suggestion: String?)
    case openQuote(String)
    case unknownTerm(String, suggestion: String?)
    case blankTerm
    case danglingOr
    case tooManyTerms(limit: Int)
    case longSearchWord(String, limit: Int)

    /// The same, of words that stood free in an item's text and so may be meant as no more than text.
    indirect case inText(Misunderstanding)
    /// The same, in one line of many.
    indirect case line(Int, Misunderstanding)
}
