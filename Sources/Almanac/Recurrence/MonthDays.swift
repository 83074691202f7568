/// The RFC 5545 form of days that short months may lack. In the RFC such a month skips the missing day; here it uses
/// its last day instead.
struct MonthDays: Equatable {
    /// The BYMONTHDAY values; -1 is the last day of the month.
    let days: [Int]
    /// The BYSETPOS values, which select among the days that a month has. Empty selects all.
    let positions: [Int]

    static func sortedUnique(_ days: [Int]) -> [Int] {
        (1...31).filter(days.contains)
    }

    /// Returns the possible lengths of `month`, or of any month if it is `nil`.
    static func lengths(of month: Int?) -> ClosedRange<Int> {
        guard let month else { return 28...31 }
        return Day.count(ofMonth: month, year: 2001)...Day.count(ofMonth: month, year: 2000)
    }
}

extension MonthDays {
    /// Expects sorted days. The last one falls on the last day of months that lack it.
    init(_ monthDays: [Int], in month: Int?) {
        let lengths = MonthDays.lengths(of: month)
        guard let last = monthDays.last, last > lengths.lowerBound else {
            self.init(days: monthDays, positions: [])
            return
        }
        // Every calendar program understands the last day of a month.
        if last == lengths.upperBound {
            self.init(days: monthDays.dropLast() + [-1], positions: [])
        } else {
            self.init(choosing: monthDays, upTo: last)
        }
    }

    /// Writes 30 as the last of `28,29,30`, and 15 and 30 as the first and last of `15,28,29,30`.
    private init(choosing monthDays: [Int], upTo last: Int) {
        let days = monthDays.filter { $0 < 28 } + Array(28...last)
        let positions = monthDays.dropLast().compactMap { days.firstIndex(of: $0) }.map { $0 + 1 }
        self.init(days: days, positions: positions + [-1])
    }

    /// Returns the intended days, or `nil` if the positions select anything but a substitute for missing days.
    func monthDays(in month: Int?) -> [Int]? {
        let longest = MonthDays.lengths(of: month).upperBound
        guard !positions.isEmpty else { return days.map { $0 < 0 ? longest : $0 } }
        let sorted = MonthDays.sortedUnique(days)
        guard let last = sorted.last, last > 28, month == nil || month == 2 else { return nil }
        let chosen = MonthDays.sortedUnique(
            positions.compactMap { sorted.indices.contains($0 - 1) ? sorted[$0 - 1] : nil } + [last]
        )
        let written = MonthDays(choosing: chosen, upTo: last)
        let isEquivalent = written.days == days.sorted() && written.positions.sorted() == positions.sorted()
        return isEquivalent ? chosen : nil
    }
}
