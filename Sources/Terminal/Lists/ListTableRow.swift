extension ListTable {
    /// A column before the main text.
    package enum LeadingColumn: Sendable {
        /// Aligned to the left, and in a narrow window after the main text.
        case detail
        /// Aligned to the right, and always beside the main text.
        case sign
    }

    package struct Row {
        let label: StyledText
        let facts: [StyledText]
        let main: StyledText
        let extras: [StyledText]
        let details: [Detail]

        package init(
            label: StyledText,
            facts: [StyledText],
            main: StyledText,
            extras: [StyledText] = [],
            details: [Detail] = []
        ) {
            self.label = label
            self.facts = facts
            self.main = main
            self.extras = extras
            self.details = details
        }
    }

    /// A line below a row; its label is never cut.
    package struct Detail {
        let label: StyledText
        let text: StyledText

        package init(label: StyledText, text: StyledText) {
            self.label = label
            self.text = text
        }
    }
}

extension StyledText {
    /// Returns the text, broken between words into a first line and a second one, which is cut.
    func lines(_ first: Int, _ second: Int) -> [StyledText] {
        let lines = width <= first ? [] : StyledText.wrapped([self], columns: first).map { $0.map(\.text).joined() }
        guard lines.count > 1 else { return [fitted(first)] }
        let rest = lines.dropFirst().joined(separator: " ")
        return [StyledText(lines[0], style).fitted(first), StyledText(rest, style).fitted(second)]
    }
}
