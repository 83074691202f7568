extension ListTable {
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
