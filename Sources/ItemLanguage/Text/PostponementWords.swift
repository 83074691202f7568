import Almanac
package import CommandLine
import Phrases
package import Vocabulary

/// Reads how to move items to a later day or time: `1w`, `3 days`, `2h`, `fri` or `1 dec 17:00`.
package enum PostponementWords {
    /// Durations count from the due day, or from the due time.
    package static func read(_ words: [Word], dates: DateReader) throws(InputError) -> ItemChanges {
        let text = words.map(\.text).joined(separator: " ")
        let length = text.hasPrefix("+") ? text.dropFirst() : text.hasPrefix("by ") ? text.dropFirst(3) : text[...]
        var changes = ItemChanges()
        if let span = dates.span(length) {
            if dates.minutes(length) != nil { throw .phrase(.ambiguousLength(text)) }
            changes.move = .by(span)
            return changes
        }
        if let minutes = dates.minutes(length) {
            changes.move = .byMinutes(minutes)
            return changes
        }
        if dates.time(text) != nil {
            // A time alone keeps the due day.
            changes.due = .set(try dates.due(text))
            changes.keepsDueDay = true
            return changes
        }
        do {
            changes.move = .to(try dates.due(text))
        } catch .item(.notADate) {
            throw .item(.notAPostponement(text))
        }
        return changes
    }
}
