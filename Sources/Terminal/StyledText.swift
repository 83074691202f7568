import UnicodeText

/// A run of text of one style that is safe to show: what could steer a terminal was made visible as it was made.
package struct StyledText: Equatable, Sendable {
    package let text: String
    package let style: Style
    /// How many columns the text takes.
    let width: Int

    package init(_ text: String, _ style: Style = .plain) {
        self.style = style
        if UnicodeText.isPlain(text) {
            (self.text, width) = (text, text.utf8.count)
        } else {
            let visible = VisibleText.of(text)
            (self.text, width) = (visible, UnicodeText.width(visible))
        }
    }

    /// The same, cut where it is wider.
    func fitted(_ columns: Int?) -> StyledText {
        guard let columns, width > columns else { return self }
        guard columns > 1 else { return StyledText(columns == 1 ? "…" : "", style) }
        return StyledText(UnicodeText.prefix(text, fitting: columns - 1) + "…", style)
    }
}
