package import Almanac

/// A date, a time or a repetition found in a text.
package struct Phrase {
    package let words: Range<Int>
    /// The phrase as typed, without punctuation around it.
    package let typed: String
    package let day: Day?
    package let time: TimeOfDay?
    package internal(set) var repetition: RepetitionPhrase?
    /// The day of this year that has passed, if the phrase therefore means next year.
    package let passed: Day?
    /// `true` for a date or a repetition that adder understands and can't keep.
    package var isUnsupported = false
    package var isOfRepetition = false
    /// The two values of an ambiguous date or length.
    package var readings: [String] = []
    /// `true` for a span of days or times; `day` and `time` are the first.
    package var isSpan = false

    package var isOnlyDay: Bool { day != nil && time == nil && repetition == nil && !isSpan }

    /// The time, if the phrase is one without a day.
    package var onlyTime: TimeOfDay? { day == nil && repetition == nil && !isSpan ? time : nil }
}

/// A repetition with its start, its time and its end.
package struct RepetitionPhrase {
    package internal(set) var pattern: Repetition
    /// A Boolean value that indicates whether it counts from the day of completion although `every` was typed.
    package var isAgain = false
    package var time: TimeOfDay?
    package var start: Day?
    package var length: CalendarSpan?
    /// The day of a yearly repetition that has no date, and so isn't in the pattern.
    package var movable: MovableDay?

    /// Returns the first occurrence on or after `day`.
    package func firstDay(onOrAfter day: Day) -> Day {
        movable?.days(from: start ?? day).first ?? pattern.firstDay(onOrAfter: start ?? day)
    }

    /// Returns the repetition; a length such as “for 2 weeks” counts from its first day.
    package func repetition(from first: Day) -> Repetition {
        length.map { pattern.ending(.until($0.added(to: first) - 1)) } ?? pattern
    }
}

extension RepetitionPhrase {
    package init(pattern: Repetition) { self.init(pattern: pattern, isAgain: false) }
}

extension Facts {
    var repetitionPhrase: RepetitionPhrase? {
        repetition.map {
            RepetitionPhrase(
                pattern: $0.ending(end),
                isAgain: isAgain,
                time: time,
                start: start,
                length: length,
                movable: movable
            )
        }
    }
}
