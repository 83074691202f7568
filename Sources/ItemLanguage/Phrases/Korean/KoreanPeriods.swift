import Almanac

/// Korean periods in filters.
enum KoreanPeriods {
    static let rules: [Rule] = [
        Rule("이번 UNIT") { f, c in f.setPeriod(0, c) },
        Rule("이달") { f, c in f.setUnit(.month, 0, c) },
        Rule("올해") { f, c in f.setUnit(.year, 0, c) },
        Rule("이번 해") { f, c in f.setUnit(.year, 0, c) },
        Rule("다음 UNIT") { f, c in f.setPeriod(1, c) },
        Rule("담주") { f, c in f.setUnit(.week, 1, c) },
        Rule("내달") { f, c in f.setUnit(.month, 1, c) },
        Rule("내년") { f, c in f.setUnit(.year, 1, c) },
        Rule("다음 해") { f, c in f.setUnit(.year, 1, c) },
        Rule("다다음 UNIT") { f, c in f.setPeriod(2, c) },
        Rule("지난|저번 UNIT") { f, c in f.setPeriod(-1, c) },
        Rule("작년|지난해") { f, c in f.setUnit(.year, -1, c) },
        Rule("주말") { f, c in f.setWeekend(0, c) },
        Rule("이번 주? 주말") { f, c in f.setWeekend(0, c) },
        Rule("다음 주? 주말") { f, c in f.setWeekend(1, c) },
        Rule("지난|저번 주? 주말") { f, c in f.setWeekend(-1, c) },
        Rule("지난|최근 SPAN 동안?") { f, c in f.setPeriodThroughToday(c) },
        Rule("다음 SPAN 동안?") { f, c in f.setPeriodFromToday(c) },
        Rule("M ~월") { f, c in f.setMonth(c.calendar.month(f.month, nil)) },
        Rule("YEAR ~년 M ~월") { f, c in f.setMonth(c.calendar.month(f.month, f.year)) },
        Rule("올해 M ~월") { f, c in f.setMonth(c.calendar.month(f.month, c.today.year)) },
        Rule("내년 M ~월") { f, c in f.setMonth(c.calendar.month(f.month, c.today.year + 1)) },
        Rule("작년|지난해 M ~월") { f, c in f.setMonth(c.calendar.month(f.month, c.today.year - 1)) },
        Rule("YEAR ~년") { f, c in f.setYear(f.year) },
    ]
}

extension Facts {
    fileprivate mutating func setUnit(_ unit: CalendarUnit, _ count: Int, _ context: PhraseContext) -> Bool {
        self.unit = unit
        return setPeriod(count, context)
    }
}
