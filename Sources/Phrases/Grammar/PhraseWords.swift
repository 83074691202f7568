import Almanac

extension Facts {
    /// Reads a token as a word of one of its classes; returns `false` if its value does not fit.
    mutating func read(_ slot: Slot, _ token: PhraseToken, isValue: Bool) -> Bool {
        let (value, width) = (token.value(slot), token.width)
        switch slot {
        case .offset, .nickname: offset = value
        case .weekday, .weekdays, .syllable: weekday = Weekday(rawValue: value) ?? weekday
        case .month, .smallNumber: month = value
        case .unit, .letter: unit = CalendarUnit(rawValue: value) ?? unit
        case .clock: clock = value
        case .frequency: (unit, number) = (CalendarUnit(rawValue: value % 10) ?? unit, value / 10)
        // “Twenty-five”
        case .number, .count:
            number = number >= 20 && number % 10 == 0 && value < 10 && token.isWord ? number + value : value
        case .dayCount: number = value
        case .ordinal: ordinal = value
        case .dayNumber where value > 0 || !token.isWord: dayNumber = value
        case .ordinalNumber, .twoDigits: dayNumber = value
        case .part: part = PartOfDay(rawValue: value)
        case .halfDay: halfDay = value
        // In a title, other numbers are no years, as in “flight 1225 dec 3”.
        case .year where isValue || (2_000...2_100).contains(value): year = value
        case .shortYear: year = value < 70 ? 2_000 + value : 1_900 + value
        case .hour where token.isWord:
            (hour, digits) = (value, 1)
            return (1...12).contains(value)
        // A leading zero belongs to a day of 24 hours.
        case .hour: (hour, digits) = (value, width)
        case .minute: minute = value
        case .clockDigits: (hour, minute, digits) = (value / 100, value % 100, width - 2)
        case .each, .about: break
        default: return false
        }
        return true
    }
}
