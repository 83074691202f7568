/// Items that are hidden until a day, in SQL: the rule of `Item.isHidden(until:on:)`.
package enum WaitSQL {
    /// The items that are hidden on a day; `NULL` for those that were never hidden.
    package static let isHidden = "item.wait_day > ?"

    /// The items that are not hidden on a day, which is a parameter or a column.
    package static func isVisible(on day: String = "?") -> String {
        "(item.wait_day IS NULL OR item.wait_day <= \(day))"
    }
}
