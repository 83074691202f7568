import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// The sentences of the review.
enum ReviewItemsSentences {
    static let why = say("why")
    /// `[d]one  [m]ove DAY  [x] remove`.
    static let keys = ReviewItemsKey.all.map { key in
        let rest = key.word.hasPrefix(key.letter) ? "\(key.word.dropFirst(key.letter.count))" : " \(key.word)"
        return "[\(key.letter)]\(rest)\(placeholder(key))"
    }
    .joined(separator: "  ")
    /// `d done, m DAY move, x remove`.
    static let keyList = ReviewItemsKey.all.map { "\($0.letter)\(placeholder($0)) \($0.word)" }.joined(separator: ", ")
    static let unknownKey = say("Type one of the letters in brackets, and press Enter.")
    static func nothing(isFiltered: Bool) -> String {
        isFiltered ? say("Nothing that matches needs a decision.") : say("Nothing needs a decision.")
    }
    static let nothingToUndo = say("There is nothing to undo in this review.")

    /// `3 of 11 · work.sales · overdue by 2 days`.
    static func heading(
        _ number: Int,
        of count: Int,
        _ row: ReviewItemsResponse.Row,
        from today: Day,
        _ calendar: CalendarWords
    ) -> String {
        let parts =
            [say("\(number) of \(count)"), row.item.details.project ?? ""]
            + row.reasons.map { phrase($0, from: today, calendar) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    static func phrase(_ reason: ReviewReason, from today: Day, _ calendar: CalendarWords) -> String {
        switch reason {
        case .overdue(0): say("overdue since today")
        case .overdue(1): say("overdue by 1 day")
        case .overdue(let days): say("overdue by \(days) days")
        case .isBack(let day): say("waited until \(calendar.day(day, from: today))")
        case .untouched(let days): say("not changed for \(days) days")
        }
    }

    static func alone(_ key: String) -> String { say("Type \(key) alone.") }

    static func missing(_ value: ReviewItemsKey.Value, after key: ReviewItemsKey) -> String {
        say("Add the \(value.name), as in: \(line(key, value.example))")
    }

    static func line(_ key: ReviewItemsKey, _ value: String) -> String { "\(key.letter) \(value)" }

    /// `after the review, adder redo`; precedes the effect of the command.
    static func afterReview(_ command: String) -> String { say("after the review, \(command)") }

    static func end(_ changed: Int, of count: Int) -> String {
        say("End of the review: \(changed) of \(ChangeSentences.count(count)) changed.")
    }

    static func interrupted(_ changed: Int, of count: Int) -> String {
        say("Interrupted; \(changed) of \(ChangeSentences.count(count)) changed.")
    }

    /// Returns `nil` without projects.
    static func projects(_ names: [String]) -> String? {
        switch names.count {
        case 0: nil
        case 1: say("The project \(names[0]) has no open item.")
        default: say("These projects have no open item: \(names.joined(separator: ", ")).")
        }
    }

    private static func placeholder(_ key: ReviewItemsKey) -> String {
        key.value.map { " \($0.name.uppercased())" } ?? ""
    }
}
