import Almanac
import Entities
import Vocabulary

/// A date beside the name of its time zone: `{"dateTime":"2026-11-27T17:00:00","timeZone":"Europe/Berlin"}`.
struct JSONZonedDate {
    let zone: String
    private let isInUTC: Bool
    /// The date as if it were in UTC.
    private let written: LocalTimestamp

    /// Returns `nil` for other values, and for a date that has an offset of its own.
    init?(_ value: JSONValue) {
        guard let object = JSONObject(value), let zone = object.text("timeZone", "timezone"),
            let text = object.text("dateTime", "datetime", "date"), let written = LocalTimestamp("\(text)Z")
        else { return nil }
        (self.zone, self.written, isInUTC) = (zone, written, object.isInUTC)
    }

    /// Returns the local date, or `nil` for a date that other readers understand.
    ///
    /// Midnight is a day without a time. But Microsoft To Do has no times of day and writes midnight in the zone of its user as
    /// UTC. Midnight in UTC is then a time like others, which other programs write for a day.
    /// `isKnown` is `false` if the zone is not known.
    func local(_ field: ItemField, isGraph: Bool, _ clock: any Clock, _ zones: inout CalendarZones) -> (
        text: String?, isKnown: Bool
    ) {
        let isDue = field == .due || field == .wait
        if isInUTC {
            let due = isGraph && isDue && written.isMidnightUTC ? written.due(clock) : nil
            return (due.flatMap { $0.day.isValid ? $0.description : nil }, true)
        }
        if isDue, written.isMidnightUTC { return (written.day.description, true) }
        guard let rules = zones.zone(named: zone) else { return (nil, false) }
        let instant = rules.instant(of: WallTime(seconds: written.instant(clock).seconds))
        guard isDue, !written.hasSeconds else { return (instant.description, true) }
        let local = clock.moment(at: instant)
        return (Due(day: local.today, time: local.time == .midnight ? nil : local.time).description, true)
    }
}

extension JSONObject {
    /// `true` for a date in UTC, whatever Microsoft calls it: `tzone://Microsoft/Utc`.
    var isInUTC: Bool {
        let zone = text("timeZone", "timezone")
        return zone == "UTC" || zone?.lowercased().hasSuffix("/utc") == true
    }
}
