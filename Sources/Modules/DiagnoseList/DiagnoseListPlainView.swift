import Terminal

/// Shows labelled lines for screen readers and scripts.
final class DiagnoseListPlainView: ConsoleView, DiagnoseListViewing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showMessage(_ sentence: String) {
        console.say(sentence)
    }

    func showDiagnosis(_ display: DiagnoseListDisplay) {
        for row in display.rows { console.line(StyledText("\(row.mark): \(row.subject): \(row.sentence)")) }
        for time in display.times { console.line(StyledText("time: \(time.action): \(time.median); \(time.rest)")) }
    }
}
