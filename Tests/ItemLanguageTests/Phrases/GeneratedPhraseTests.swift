import Almanac
import TestKit
import Testing
import Vocabulary

@testable import ItemLanguage

/// Reads generated phrases at all hours and on all weekdays, before and after a title, and compares them with dates that
/// are computed from their parts.
struct GeneratedPhraseTests {
    private struct Sample {
        let phrase: String
        /// `false` for words that are more likely part of a title at its start, such as “this week”.
        var isAlsoAtStart = true
        let due: (Moment) -> Due
    }

    private static let counts: [(words: String, count: Int)] = [
        ("3", 3), ("three", 3), ("a couple of", 2), ("a few", 3), ("12", 12), ("ten", 10),
        ("twenty-one", 21), ("a pair of", 2), ("4 more", 4),
    ]

    private static let units: [(word: String, add: @Sendable (Day, Int) -> Day)] = [
        ("days", { $0 + $1 }), ("weeks", { $0 + 7 * $1 }), ("months", { $0.adding(months: $1) }),
        ("years", { $0.adding(months: 12 * $1) }),
    ]

    private static let koreanUnits: [(word: String, add: @Sendable (Day, Int) -> Day)] = [
        ("일", { $0 + $1 }), ("주", { $0 + 7 * $1 }), ("개월", { $0.adding(months: $1) }),
        ("년", { $0.adding(months: 12 * $1) }),
    ]

    private static var spans: [Sample] {
        let english = units.flatMap { unit in
            counts.flatMap { words, count in
                ["in \(words) \(unit.word)", "\(words) \(unit.word) from now", "\(words) \(unit.word) later"].map {
                    Sample(phrase: $0) { Due(day: unit.add($0.today, count)) }
                }
            }
        }
        let korean = koreanUnits.flatMap { unit in
            (2...4).flatMap { count in
                ["뒤", " 뒤", "후", " 후에", " 안에", " 이내"].map { ending in
                    Sample(phrase: "\(count)\(unit.word)\(ending)") { Due(day: unit.add($0.today, count)) }
                }
            }
        }
        return english + korean
    }

    private static var minutes: [Sample] {
        let lengths: [(String, Int)] = [
            ("20 minutes", 20), ("half an hour", 30), ("2 hours", 120), ("an hour and a half", 90), ("90 min", 90),
            ("an hour and 20 minutes", 80), ("2.5 hours", 150), ("36 hours", 2_160),
            ("three quarters of an hour", 45), ("1/4 hour", 15), ("a few minutes", 3), ("10 more minutes", 10),
            ("1 day 2 hours", 1_560), ("2d 3h", 3_060), ("2h 15m", 135), ("a couple of hours", 120),
        ]
        let korean: [(String, Int)] = [("20분", 20), ("두 시간", 120), ("1시간 30분", 90), ("세 시간 반", 210), ("1일 2시간", 1_560)]
        return lengths.flatMap { length, count in
            ["in \(length)", "\(length) from now"].map { phrase in Sample(phrase: phrase) { $0.after(count) } }
        } + korean.map { length, count in Sample(phrase: "\(length) 뒤") { $0.after(count) } }
    }

    private static var clocks: [Sample] {
        (1...12).flatMap { hour in
            let (morning, evening) = (hour % 12 * 60, hour % 12 * 60 + 720)
            let times: [(String, Int)] = [
                ("at \(hour)am", morning), ("at \(hour):25 pm", evening + 25), ("\(hour) pm", evening),
                ("half past \(hour) am", morning + 30), ("at half \(hour) pm", evening + 30),
                ("quarter to \(hour) pm", evening - 15),
                ("ten past \(hour) pm", evening + 10), ("at \(hour) o'clock am", morning),
                ("\(hour):25:40 pm", evening + 25), ("\(hour) in the AM", morning), ("at \(hour) p. m.", evening),
                ("twenty after \(hour) pm", evening + 20), ("5 minutes to \(hour) am", (morning + 1_435) % 1_440),
                ("at \(hour) thirty pm", evening + 30), ("오후 \(hour)시 이십분", evening + 20),
                ("오전 \(hour)시", morning), ("오후 \(hour)시 20분", evening + 20),
            ]
            return times.map { phrase, minute in Sample(phrase: phrase) { $0.next(minute) } }
        } + partsOfDays
    }

    private static var partsOfDays: [Sample] {
        let parts: [(words: String, hours: ClosedRange<Int>, offset: Int)] = [
            ("in the morning", 5...11, 0), ("in the afternoon", 1...6, 720), ("in the evening", 5...11, 720),
            ("at night", 8...11, 720),
        ]
        return parts.flatMap { words, hours, offset in
            hours.flatMap { hour in
                let minute = hour * 60 + offset
                return [("at \(hour) \(words)", minute), ("\(hour):40 \(words)", minute + 40)].flatMap {
                    phrase,
                    minute in
                    [
                        Sample(phrase: phrase) { $0.next(minute) },
                        Sample(phrase: "tomorrow \(phrase)") { Due(day: $0.today + 1, minute: minute) },
                    ]
                }
            }
        }
    }

    private static var days: [Sample] {
        let weekdays: [(String, Weekday)] = [
            ("monday", .monday), ("wed", .wednesday), ("friday", .friday), ("일요일", .sunday),
        ]
        let named: [Sample] = weekdays.flatMap { word, weekday in
            let next: (Moment) -> Due = { Due(day: $0.today.next(weekday)) }
            return word == "일요일"
                ? [Sample(phrase: "\(word)까지", due: next)]
                : [
                    Sample(phrase: "on \(word)", due: next), Sample(phrase: "by \(word)", due: next),
                    Sample(phrase: "a week on \(word)") { Due(day: $0.today.next(weekday) + 7) },
                ]
        }
        let dates: [Sample] = [("march", 3, 3), ("Dec", 12, 24), ("november", 11, 21)].flatMap { word, month, number in
            [
                "\(number) \(word)", "\(word) \(number)", "the \(number)th of \(word)", "\(word) the \(number)th",
                "\(number)/\(word)", "\(word)-\(number)", "\(month)월 \(number)일",
            ].map { phrase in
                Sample(phrase: phrase) { moment in
                    let days = [0, 1].compactMap { Day(year: moment.today.year + $0, month: month, day: number) }
                    return Due(day: days[0] < moment.today ? days[1] : days[0])
                }
            }
        }
        return named + dates
    }

    /// The first day of the period that begins so many units after the present one, in weeks that begin on Monday.
    private static let firstDays: [(unit: String, korean: String, first: @Sendable (Day, Int) -> Day)] = [
        ("week", "주", { ($0 - ($0.weekday.rawValue - 1)) + 7 * $1 }),
        ("month", "달", { (today, count) in (today - (today.components.day - 1)).adding(months: count) }),
        (
            "quarter", "분기",
            { (today, count) in
                let month = today.components.month
                return (today - (today.components.day - 1)).adding(months: 3 * count - (month - 1) % 3)
            }
        ),
        (
            "year", "해",
            { (today, count) in
                (today - (today.components.day - 1)).adding(months: 12 * count - today.components.month + 1)
            }
        ),
    ]

    private static var periods: [Sample] {
        firstDays.flatMap { unit, korean, first in
            let firsts = [
                ("next \(unit)", 1), ("the coming \(unit)", 1), ("following \(unit)", 1), ("this coming \(unit)", 1),
                ("the \(unit) after next", 2), ("first day of next \(unit)", 1), ("다음 \(korean)", 1),
                ("다다음 \(korean)", 2),
                ("다음 \(korean) 초", 1),
            ].map { phrase, count in Sample(phrase: phrase) { Due(day: first($0.today, count)) } }
            let lasts = [
                ("last day of next \(unit)", 1), ("다음 \(korean) 안에", 1), ("이번 \(korean) 말", 0), ("이번 \(korean) 안에", 0),
            ].map { phrase, count in Sample(phrase: phrase) { Due(day: first($0.today, count + 1) - 1) } }
            let ends = [
                ("this \(unit)", 0), ("the current \(unit)", 0), ("by this \(unit)", 0), ("later this \(unit)", 0),
                ("end of the \(unit)", 0), ("end of this \(unit)", 0), ("end of the following \(unit)", 1),
                ("by the end of the \(unit)", 0), ("\(unit) end", 0), ("이번 \(korean)", 0),
            ].map { phrase, count in
                Sample(phrase: phrase, isAlsoAtStart: false) { Due(day: first($0.today, count + 1) - 1) }
            }
            return firsts + lasts + ends
        } + quarters
    }

    private static var quarters: [Sample] {
        (1...4).flatMap { number in
            [("start of Q\(number)", false), ("in Q\(number) 2028", false), ("2028년 \(number)분기 초", true)].map {
                phrase,
                isAlsoAtStart in
                Sample(phrase: phrase, isAlsoAtStart: isAlsoAtStart) { moment in
                    let years = phrase.contains("2028") ? [2_028] : [moment.today.year, moment.today.year + 1]
                    let days = years.compactMap { Day(year: $0, month: 3 * number - 2, day: 1) }
                    return Due(day: days.first { $0 >= moment.today } ?? days[0])
                }
            }
        }
    }

    private static let cycles: [(words: String, count: Int)] = [
        ("every month", 1), ("each month", 1), ("every other month", 2), ("every second month", 2),
        ("every 3 months", 3),
        ("every 3rd month", 3), ("every five months", 5), ("every quarter", 3),
    ]

    private static var repetitions: [(phrase: String, repetition: Repetition)] {
        cycles.flatMap { cycle, count in
            let fifth = Repetition(.monthly, interval: count, monthDays: [5])
            let fridays = [2, -1].map { Repetition.NthWeekday(.friday, nth: $0) }
            let places = Repetition(.monthly, interval: count, weekdays: fridays)
            return [
                ("\(cycle) on the 5th", fifth), ("on the 5th of \(cycle)", fifth), ("\(cycle) on the fifth day", fifth),
                ("\(cycle) on the 2nd and last friday", places), ("the second and last friday of \(cycle)", places),
            ]
        } + weekly
    }

    private static var weekly: [(phrase: String, repetition: Repetition)] {
        [("monday", "월요일", Weekday.monday), ("thu", "목요일", .thursday)].flatMap { word, korean, weekday in
            let every = Repetition(.weekly, weekdays: [Repetition.NthWeekday(weekday)])
            let other = Repetition(.weekly, interval: 2, weekdays: [Repetition.NthWeekday(weekday)])
            let yearly = Repetition(.yearly, month: 3, weekdays: [Repetition.NthWeekday(weekday, nth: -1)])
            return [
                ("every \(word)", every), ("on \(word) every week", every), ("every week on \(word)", every),
                ("매주 \(korean)", every), ("\(korean)마다", every), ("every other \(word)", other),
                ("every two weeks on \(word)", other), ("격주 \(korean)", other),
                ("every year on the last \(word) in march", yearly), ("매년 3월 마지막 \(korean)", yearly),
            ]
        }
    }

    /// All hours of seven days.
    private static let moments: [Moment] = (0..<7).flatMap { day in
        (0..<24).compactMap { hour in
            TimeOfDay(hour: hour, minute: 17).map {
                Moment(instant: Saturday.moment.instant, today: Saturday.moment.today + day, time: $0)
            }
        }
    }

    /// The samples between two that are read at the same time. Each is read at six hours on as many weekdays, and neighboring ones,
    /// which have the same form, at the others.
    private static let step = Sampling.rounds(28, full: 1)

    private func check(_ samples: [Sample]) throws {
        for (number, moment) in GeneratedPhraseTests.moments.enumerated() {
            let text = ItemText(dates: DateReader(moment, weeksStartOn: .monday))
            for index in stride(from: number % Self.step, to: samples.count, by: Self.step) {
                let sample = samples[index]
                let both = ["Call  Ann \(sample.phrase)", "\(sample.phrase) call  Ann"]
                for typed in sample.isAlsoAtStart ? both : [both[0]] {
                    let details = try text.read(line: typed).details

                    let title = typed.hasPrefix("Call") ? "Call  Ann" : "call  Ann"
                    #expect(details == ItemDetails(title: title, due: sample.due(moment)), "\(typed) at \(moment)")
                }
            }
        }
    }

    @Test func `lengths of days to years count from today`() throws {
        try check(GeneratedPhraseTests.spans)
    }

    @Test func `lengths of minutes and hours count from now`() throws {
        try check(GeneratedPhraseTests.minutes)
    }

    @Test func `periods have first and last days`() throws {
        try check(GeneratedPhraseTests.periods)
    }

    @Test func `a time is the next one, or that of the day beside it`() throws {
        try check(GeneratedPhraseTests.clocks)
    }

    @Test func `days and weekdays stand before or after the months of a repetition`() throws {
        for moment in GeneratedPhraseTests.moments where moment.time.minute / 60 % 6 == 0 {
            let text = ItemText(dates: DateReader(moment, weeksStartOn: .monday))
            for (phrase, repetition) in GeneratedPhraseTests.repetitions {
                for typed in ["Call  Ann \(phrase)", "\(phrase) call  Ann"] {
                    let details = try text.read(line: typed).details

                    #expect(details.title.lowercased() == "call  ann", "\(typed)")
                    #expect(details.recurrence?.repetition == repetition, "\(typed)")
                }
            }
        }
    }

    @Test func `a day without a year or a week is the next one`() throws {
        try check(GeneratedPhraseTests.days)
    }
}

extension Moment {
    fileprivate func after(_ minutes: Int) -> Due { Due(day: today, minute: time.minute + minutes) }

    /// The next such time, strictly later than now.
    fileprivate func next(_ minute: Int) -> Due {
        Due(day: today, minute: minute > time.minute ? minute : minute + 1_440)
    }
}

extension Due {
    /// The time so many minutes after the start of the day, which may be on a later day.
    fileprivate init(day: Day, minute: Int) {
        self.init(day: day + minute / 1_440, time: TimeOfDay(minute: minute % 1_440))
    }
}
