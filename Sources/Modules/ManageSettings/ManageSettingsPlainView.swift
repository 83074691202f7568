import Terminal

/// One labelled line per setting, for screen readers and scripts.
final class ManageSettingsPlainView: ManageSettingsView {
    override func showSettings(_ display: ManageSettingsDisplay) {
        for row in display.rows {
            console.line(
                StyledText("setting \(row.key): \(row.value); origin \(row.origin); meaning \(row.meaning)")
            )
        }
    }
}
