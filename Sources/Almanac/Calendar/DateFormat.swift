/// The format of dates in output; the raw values are the setting's values.
package enum DateFormat: String, CaseIterable, Sendable {
    /// `Fri 27 Nov`.
    case dayMonth = "day-month"
    /// `Fri Nov 27`.
    case monthDay = "month-day"
    /// `2026-11-27`.
    case iso
}
