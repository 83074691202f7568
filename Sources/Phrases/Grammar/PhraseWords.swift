import Almanac

extension Sense {
    /// A bit for each class to which words of this sense belong.
    var classes: Int {
        switch self {
        case .plain, .repeats, .telling: 0
        case .offset, .nickname: Slot.offset.bit
        case .weekday: Slot.weekday.bit
        case .weekdays: Slot.weekdays.bit
        case .month: Slot.month.bit
        case .unit: Slot.unit.bit | Slot.letter.bit
        case .letter: Slot.letter.bit
        case .clock: Slot.clock.bit
        case .article: Slot.count.bit
        case .number: Slot.number.bit | Slot.count.bit | Slot.hour.bit
        case .ordinal: Slot.ordinal.bit | Slot.dayNumber.bit
        case .part: Slot.part.bit
        case .halfDay: Slot.halfDay.bit
        case .frequency: Slot.frequency.bit
        case .days: Slot.dayCount.bit
        case .syllable: Slot.syllable.bit
        case .each: Slot.each.bit
        case .about: Slot.about.bit
        }
    }
}

extension Facts {
    /// Reads a token as a word of the given class.
    mutating func read(_ slot: Slot, _ token: PhraseToken, isValue: Bool) -> Bool {
        switch token.kind {
        case .word(let senses): senses.contains { read(slot, $0, isValue: isValue) }
        case .number(let value, _)
        where slot == .year && !isValue && !Facts.titleYears.contains(value):
            // “Flight 1225 dec 3”
            false
        case .number(let value, let isOrdinal): read(slot, value, width: token.width, isOrdinal: isOrdinal)
        case .mark, .other: false
        }
    }

    /// The four-digit numbers that are years in a title.
    private static let titleYears = 2_000...2_100

    private mutating func read(_ slot: Slot, _ sense: Sense, isValue: Bool) -> Bool {
        switch (slot, sense) {
        case (.offset, .offset(let days)): offset = days
        case (.offset, .nickname(let days)) where isValue: offset = days
        case (.weekday, .weekday(let weekday)): self.weekday = weekday
        case (.weekdays, .weekdays(let weekday)): self.weekday = weekday
        case (.month, .month(let month)): self.month = month
        case (.unit, .unit(let unit)): self.unit = unit
        case (.letter, .unit(let unit)), (.letter, .letter(let unit)): self.unit = unit
        case (.clock, .clock(let minutes)): clock = minutes
        case (.number, .number(let more)), (.count, .number(let more)):
            // “Twenty-five”
            number = number >= 20 && number % 10 == 0 && more < 10 ? number + more : more
        case (.count, .article): number = 1
        case (.hour, .number(let hour)) where (1...12).contains(hour): (self.hour, digits) = (hour, 1)
        case (.syllable, .syllable(let weekday)): self.weekday = weekday
        case (.ordinal, .ordinal(let ordinal)): self.ordinal = ordinal
        case (.dayNumber, .ordinal(let day)) where day > 0: dayNumber = day
        case (.part, .part(let part)): self.part = part
        case (.halfDay, .halfDay(let hours)): halfDay = hours
        case (.frequency, .frequency(let unit, let count)): (self.unit, number) = (unit, count)
        case (.dayCount, .days(let days)): number = days
        case (.each, .each), (.about, .about): break
        default: return false
        }
        return true
    }

    private mutating func read(_ slot: Slot, _ value: Int, width: Int, isOrdinal: Bool) -> Bool {
        switch slot {
        case .dayNumber where isOrdinal || width <= 2: dayNumber = value
        case .ordinalNumber where isOrdinal: dayNumber = value
        case .ordinal where isOrdinal: ordinal = value
        case _ where isOrdinal: return false
        case .year where width == 4: year = value
        case .shortYear where width == 2: year = 2_000 + value
        // A leading zero belongs to a day of 24 hours.
        case .hour where width <= 2: (hour, digits) = (value, width)
        case .minute where width == 2: minute = value
        case .clockDigits where width == 3 || width == 4: (hour, minute, digits) = (value / 100, value % 100, width - 2)
        case .twoDigits where width == 2: dayNumber = value
        case .count where width <= 5: number = value
        case .smallNumber where width <= 2: month = value
        default: return false
        }
        return true
    }
}
