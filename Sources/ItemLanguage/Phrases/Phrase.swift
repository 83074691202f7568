import Almanac

/// A date, a time or a repetition found in a text.
struct Phrase {
    /// The indices of its words.
    let words: Range<Int>
    /// The phrase as typed, without punctuation around it.
    let typed: String
    let day: Day?
    let time: TimeOfDay?
    let repetition: RepetitionPhrase?
    /// The day of this year that has passed, if the phrase therefore means next year.
    let passed: Day?
    /// `true` for a date or a repetition that adder understands and can't keep.
    var isUnsupported = false
    var isOfRepetition = false
    /// The two days of an ambiguous date.
    var readings: [Day] = []
    /// `true` for a span of days or times; `day` and `time` are the first.
    var isSpan = false

    var isOnlyDay: Bool { day != nil && time == nil && repetition == nil && !isSpan }

    /// The time, if the phrase is one without a day.
    var onlyTime: TimeOfDay? { day == nil && repetition == nil && !isSpan ? time : nil }
}

/// A repetition with its start, its time and its end.
struct RepetitionPhrase {
    let pattern: Repetition
    /// A Boolean value that indicates whether it counts from the day of completion although `every` was typed.
    let isAgain: Bool
    let time: TimeOfDay?
    let start: Day?
    let length: CalendarSpan?

    /// Returns the first occurrence on or after `day`.
    func firstDay(onOrAfter day: Day) -> Day {
        pattern.firstDay(onOrAfter: start ?? day)
    }

    /// Returns the repetition; a length such as “for 2 weeks” counts from its first day.
    func repetition(from first: Day) -> Repetition {
        length.map { pattern.ending(.until($0.added(to: first) - 1)) } ?? pattern
    }
}

extension Facts {
    /// The repetition, if the phrase is one.
    var repetitionPhrase: RepetitionPhrase? {
        repetition.map {
            RepetitionPhrase(
                pattern: $0.ending(end),
                isAgain: isAgain,
                time: time,
                start: start,
                length: length
            )
        }
    }
}
