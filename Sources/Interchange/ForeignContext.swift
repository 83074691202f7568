package import Almanac
package import ItemLanguage
import Phrases
import Vocabulary

/// The time and place in which a file is read or written.
package struct ForeignContext {
    /// The length in bytes of a date or repetition in words. Longer texts are neither.
    static let maximumWordLength = 500

    package let clock: any Clock
    /// Reads dates and repetitions in words.
    package let dates: DateReader
    /// Returns the bytes of a zone file of the system, such as `Europe/Berlin`.
    package let zoneFiles: CalendarZones.Files

    package init(
        clock: any Clock,
        weeksStartOn weekStart: Weekday = .monday,
        zoneFiles: @escaping CalendarZones.Files = { _ in nil }
    ) {
        self.clock = clock
        self.zoneFiles = zoneFiles
        dates = DateReader(clock.now(), weeksStartOn: weekStart)
    }
}

extension ForeignContext {
    /// Returns the reason why a date can't be read, or `nil` if the date shows it.
    func reasonOfLoss(of date: String) -> Loss.Reason? {
        guard date.utf8.count <= ForeignContext.maximumWordLength else { return nil }
        do throws(InputError) {
            _ = try dates.due(date)
        } catch {
            if case .phrase(.ambiguousDate(_, let first, let second, let year)) = error {
                return .ambiguousDate(first, second, year: year)
            }
        }
        return nil
    }
}

extension Clock {
    /// Returns the instant of a local date and time. If clocks skip or repeat the time, it is the earlier one.
    func instant(of day: Day, at time: TimeOfDay = .midnight) -> Instant {
        let wanted = day.number * 86_400 + time.minute * 60
        // The offset from UTC is that of a guess, which itself depends on the offset.
        var instant = Instant(seconds: wanted)
        for _ in 0..<2 {
            let local = moment(at: instant)
            let shown = local.today.number * 86_400 + local.time.minute * 60
            let offset = shown - (instant.seconds - instant.seconds.remainder(60))
            instant = Instant(seconds: wanted - offset)
        }
        return instant
    }

    /// Returns the local day, and the rest of the instant if it is not the start of the day.
    func day(of instant: Instant) -> (day: Day, isMidnight: Bool) {
        let local = moment(at: instant)
        return (local.today, local.time == .midnight && instant.seconds.remainder(60) == 0)
    }
}

extension Int {
    /// Returns the remainder that is never negative.
    fileprivate func remainder(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
