import Almanac

/// Korean periods, also in filters.
enum KoreanPeriods {
    /// A period counted from the present one, as a span: “다음 주” is one week, and “올해” no year.
    static let names: [Rule] = [
        Rule("이번|요번 UNIT") { f, c in f.setSpan(0, f.unit) },
        Rule("다음|다음번|오는|다가오는 UNIT") { f, c in f.setSpan(1, f.unit) },
        Rule("다다음 UNIT") { f, c in f.setSpan(2, f.unit) },
        Rule("지난|저번 UNIT") { f, c in f.setSpan(-1, f.unit) },
        Rule("금주") { f, c in f.setSpan(0, .week) },
        Rule("담주|차주|내주") { f, c in f.setSpan(1, .week) },
        Rule("이|올 달|해") { f, c in f.setSpan(0, c.ends(with: "달") ? .month : .year) },
        Rule("이달") { f, c in f.setSpan(0, .month) },
        Rule("내달") { f, c in f.setSpan(1, .month) },
        Rule("올해") { f, c in f.setSpan(0, .year) },
        Rule("내년") { f, c in f.setSpan(1, .year) },
        Rule("작년|지난해") { f, c in f.setSpan(-1, .year) },
    ]

    /// Particles of a limit.
    static let limits: [Rule] = [Rule("까지|안에|안으로|안|이내|이내에|내로|내에|내|중|중에|중으로")]

    static let rules: [Rule] = [
        Rule("WHICH") { f, c in
            guard let span = f.span else { return false }
            f.unit = span.unit
            return f.setPeriod(span.count, c)
        },
        Rule("이번? 주? 주말") { f, c in f.setWeekend(0, c) },
        Rule("다음 주? 주말") { f, c in f.setWeekend(1, c) },
        Rule("지난|저번 주? 주말") { f, c in f.setWeekend(-1, c) },
        Rule("지난|최근 SPAN 동안?") { f, c in f.setPeriodThroughToday(c) },
        Rule("다음 SPAN 동안?") { f, c in f.setPeriodFromToday(c) },
        Rule("M ~월") { f, c in f.setMonth(c.calendar.month(f.month, nil)) },
        Rule("YEAR ~년 M ~월") { f, c in f.setMonth(c.calendar.month(f.month, f.year)) },
        Rule("WHICH M ~월") { f, c in f.setMonth(f.month(ofNamedYear: c)) },
        Rule("YEAR ~년") { f, c in f.setYear(f.year) },
    ]
}

extension Facts {
    /// Returns the first day of the month in the named year: “내년 3월”.
    mutating func month(ofNamedYear context: PhraseContext) -> Day? {
        guard let span, span.unit == .year else { return nil }
        self.span = nil
        return Day(year: context.today.year + span.count, month: month, day: 1)
    }
}
