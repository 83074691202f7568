/// A run of text of one style, as data; the console makes it safe and coloured.
package struct StyledText: Equatable, Sendable {
    package let text: String
    package let style: Style

    package init(_ text: String, _ style: Style = .plain) {
        self.text = text
        self.style = style
    }
}
