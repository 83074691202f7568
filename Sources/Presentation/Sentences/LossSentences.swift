import Almanac
import ProgramOutput
import Vocabulary

/// What was lost, what became of it, and why.
enum LossSentences {
    /// Returns `nil` if the value is empty.
    static func detail(_ loss: Loss) -> String? {
        switch loss.reason {
        case .missingDate: return say("repeats without a date, and is now due on \(loss.replacement ?? "")")
        case .otherVersion: return say("another version of the same item")
        default: break
        }
        let value = "“\(shortened(loss.value))”"
        let fate: String? =
            switch loss.keeper {
            case .title: say("\(value) stays in the title")
            case .note: say("\(value) is now in the note")
            case nil: loss.replacement.map { say("\(value) became “\(shortened($0))”") }
            }
        switch loss.reason {
        case .ambiguousDate(let first, let second, let year):
            return "\(fate.map { "\($0); it" } ?? value) \(readings(first, second, year))"
        case .idInUse: return say("\(value) is the id of another item")
        default: return fate ?? (loss.value.isEmpty ? nil : value)
        }
    }

    /// Returns `could be 1 Dec 2026 or 12 Jan 2026; write 2026-12-01 for the first`.
    private static func readings(_ first: Int, _ second: Int, _ year: Int?) -> String {
        let readings = CalendarWords.readings(first, second, year: year).joined(separator: say(" or "))
        let day = year.flatMap { Day(year: $0, month: second, day: first) }
        return say("could be \(readings); ")
            + (day.map { say("write \($0) for the first") } ?? say("write the month as a word"))
    }

    /// In characters. The JSON output has more.
    private static let maximumLength = 60

    /// Returns the beginning of a long text, on one line.
    private static func shortened(_ text: String) -> String {
        let start = String(text.prefix(maximumLength).map { $0.isWhitespace ? " " : $0 })
        return start.count < text.count ? start + "…" : start
    }
}
