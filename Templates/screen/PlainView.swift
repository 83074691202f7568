import Terminal

/// The answer in labelled lines; the question is the same as on any terminal.
final class {{name}}PlainView: {{name}}View {
    override func showItems(_ display: {{name}}Display) {
        for row in display.rows {
            console.line(StyledText("chosen: \(row.id)"))
            console.line(StyledText("title: \(row.title)"))
        }
        if let remark = display.remark { console.say(remark) }
    }
}
