/// An item in a picker.
package struct PickerRow: Equatable, Sendable {
    package let id: Int
    /// Empty without a date.
    package let date: String
    package let isUrgent: Bool
    /// Shown before the title.
    package let sign: String
    package let title: String
    /// The names shown after the title, such as its project and tags. They are searched, too.
    package let names: String

    package init(
        id: Int,
        date: String = "",
        isUrgent: Bool = false,
        sign: String = "",
        title: String,
        names: String = ""
    ) {
        self.id = id
        self.date = date
        self.isUrgent = isUrgent
        self.sign = sign
        self.title = title
        self.names = names
    }
}
