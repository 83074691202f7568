/// How RFC 5545 says days of which a short month may not have all: there, such a month skips what it does not have.
struct MonthDays: Equatable {
    /// The values of BYMONTHDAY; -1 is the last day of a month.
    let days: [Int]
    /// The values of BYSETPOS, which choose among those of the days that a month has; none choose all.
    let positions: [Int]

    /// Each once, smallest first.
    static func inOrder(_ days: [Int]) -> [Int] {
        (1...31).filter(days.contains)
    }

    /// The shortest and the longest that such a month can be, or any month.
    static func lengths(of month: Int?) -> ClosedRange<Int> {
        guard let month else { return 28...31 }
        return Day.count(ofMonth: month, year: 2001)...Day.count(ofMonth: month, year: 2000)
    }
}

extension MonthDays {
    /// The days in order, the greatest of them replaced by the last day of a month that does not have it.
    init(_ monthDays: [Int], in month: Int?) {
        let lengths = MonthDays.lengths(of: month)
        guard let last = monthDays.last, last > lengths.lowerBound else {
            self.init(days: monthDays, positions: [])
            return
        }
        // The last day of every month is something that all calendars can read.
        if last == lengths.upperBound {
            self.init(days: monthDays.dropLast() + [-1], positions: [])
        } else {
            self.init(choosing: monthDays, upTo: last)
        }
    }

    /// `28,29,30` and of these the last that there is; `15,28,29,30` and of these the first and the last.
    private init(choosing monthDays: [Int], upTo last: Int) {
        let days = monthDays.filter { $0 < 28 } + Array(28...last)
        let positions = monthDays.dropLast().compactMap { days.firstIndex(of: $0) }.map { $0 + 1 }
        self.init(days: days, positions: positions + [-1])
    }

    /// The days that were meant; nil where positions choose anything else than a replacement for days that are missing.
    func monthDays(in month: Int?) -> [Int]? {
        let longest = MonthDays.lengths(of: month).upperBound
        guard !positions.isEmpty else { return days.map { $0 < 0 ? longest : $0 } }
        let sorted = MonthDays.inOrder(days)
        guard let last = sorted.last, last > 28, month == nil || month == 2 else { return nil }
        let chosen = MonthDays.inOrder(
            positions.compactMap { sorted.indices.contains($0 - 1) ? sorted[$0 - 1] : nil } + [last]
        )
        let written = MonthDays(choosing: chosen, upTo: last)
        let isThat = written.days == days.sorted() && written.positions.sorted() == positions.sorted()
        return isThat ? chosen : nil
    }
}
