/// In which order the parts of a day are written for people; the names are those of the settings.
package enum DateFormat: String, CaseIterable, Sendable {
    /// `Fri 27 Nov`.
    case dayMonth = "day-month"
    /// `Fri Nov 27`.
    case monthDay = "month-day"
    /// `2026-11-27`.
    case iso
}
