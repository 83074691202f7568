import Almanac

/// The order of day and month in the dates of a file, such as 27/11/2026, as far as they show it.
struct DateOrder {
    private var isDayFirst = false
    private var isMonthFirst = false

    /// Looks at a cell of the file.
    mutating func learn(from cell: String) {
        guard let date = DateOrder.numbers(cell), date.mark != "." else { return }
        if date.numbers[0] > 12, date.numbers[1] <= 12 { isDayFirst = true }
        if date.numbers[1] > 12, date.numbers[0] <= 12 { isMonthFirst = true }
    }

    /// Returns the date as `2026-11-27`, with the rest of the text, or `nil` if it is another text or could be two days.
    func rewritten(_ text: String) -> String? {
        guard let (numbers, mark, rest) = DateOrder.numbers(text) else { return nil }
        let isDayFirst: Bool
        if mark == "." || numbers[0] > 12 || numbers[0] == numbers[1] {
            isDayFirst = true
        } else if numbers[1] > 12 {
            isDayFirst = false
        } else {
            guard self.isDayFirst != isMonthFirst else { return nil }
            isDayFirst = self.isDayFirst
        }
        let (day, month) = isDayFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
        let year = numbers[2] < 100 ? numbers[2] + 2_000 : numbers[2]
        return Day(year: year, month: month, day: day).map { $0.description + rest }
    }

    /// `true` for a date that can be two days.
    func isUndecided(_ text: String) -> Bool {
        guard isDayFirst == isMonthFirst, let (numbers, mark, _) = DateOrder.numbers(text) else { return false }
        return mark != "." && numbers[0] <= 12 && numbers[1] <= 12 && numbers[0] != numbers[1]
    }

    private static func numbers(_ text: String) -> (numbers: [Int], mark: Character, rest: Substring)? {
        guard mayBeDate(text.utf8.prefix(3)) else { return nil }
        let end = text.firstIndex { $0 == " " || $0 == "T" || $0 == "," } ?? text.endIndex
        guard let mark = text[..<end].first(where: { "/.-".contains($0) }) else { return nil }
        let parts = text[..<end].split(separator: mark, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.count < 5 ? Int(digits: $0) : nil }
        guard parts.count == 3, numbers.count == 3, parts[0].utf8.count < 3, parts[1].utf8.count < 3,
            parts[2].utf8.count == 4 || parts[2].utf8.count == 2 && mark != "-"
        else { return nil }
        return (numbers, mark, text[end...].drop { $0 == "," })
    }

    /// `true` if a mark follows one or two digits, which few cells have.
    private static func mayBeDate(_ start: Substring.UTF8View) -> Bool {
        let digits = start.prefix { (0x30...0x39).contains($0) }
        let mark = start[digits.endIndex...].first
        return !digits.isEmpty && (mark == 0x2D || mark == 0x2E || mark == 0x2F)
    }
}
