import Terminal

/// Shows results as labelled lines.
final class AddItemPlainView: AddItemView {
    override func showAdded(_ display: AddItemDisplay) {
        for row in display.rows {
            console.line(StyledText("added: \(row.id)"))
            console.line(StyledText("title: \(row.title)"))
            for phrase in row.understood { console.line(StyledText("understood: \(phrase)")) }
        }
        display.hints.forEach(console.say)
    }
}
