import Terminal

/// The output in labelled lines. The question is the same.
final class {{name}}PlainView: {{name}}View {
    override func showItems(_ display: {{name}}Display) {
        for row in display.rows {
            console.line(StyledText("chosen: \(row.id)"))
            console.line(StyledText("title: \(row.title)"))
        }
        if let message = display.message { console.say(message) }
    }
}
