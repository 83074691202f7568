import Terminal

/// One labelled line after the other, for screen readers and scripts.
final class DiagnoseListPlainView: ConsoleView, DiagnoseListShowing {
    let console: Console

    init(console: Console) {
        self.console = console
    }

    func showRemark(_ sentence: String) {
        console.say(sentence)
    }

    func showDiagnosis(_ display: DiagnoseListDisplay) {
        for row in display.rows { console.line(StyledText("\(row.mark): \(row.subject): \(row.sentence)")) }
        for time in display.times { console.line(StyledText("time: \(time.deed): \(time.median); \(time.rest)")) }
    }
}
