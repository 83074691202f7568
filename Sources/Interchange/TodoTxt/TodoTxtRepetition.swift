import Almanac
import Vocabulary

/// The values of `rec:` that todo.txt programs know: `1m` from the day of completion, `+1m` from the due day.
enum TodoTxtRepetition {
    /// Returns `nil` for a repetition that `rec:` can't say.
    static func value(of recurrence: Recurrence) -> String? {
        guard let repetition = recurrence.repetition else { return nil }
        let count: String
        if repetition == .workdays {
            count = "1b"
        } else if repetition.isPlain, !repetition.countsHours {
            count = "\(repetition.interval)\(repetition.frequency.unit.prefix(1))"
        } else {
            return nil
        }
        if case .every = recurrence { return "+\(count)" }
        return count
    }

    static func recurrence(_ value: Substring) -> Recurrence? {
        let isStrict = value.utf8.first == UInt8(ascii: "+")
        let amount = isStrict ? value.withoutMark : value
        guard let count = Int(digits: amount.dropLast()), Repetition.intervals.contains(count),
            let repetition = repetition(count, amount.last)
        else { return nil }
        return isStrict ? .every(repetition) : .again(repetition)
    }

    private static func repetition(_ count: Int, _ unit: Character?) -> Repetition? {
        switch unit {
        case "d": Repetition(.daily, interval: count)
        case "w": Repetition(.weekly, interval: count)
        case "m": Repetition(.monthly, interval: count)
        case "y": Repetition(.yearly, interval: count)
        case "b" where count == 1: .workdays
        default: nil
        }
    }
}
