import Terminal

/// The list inside another module's output, with an empty line before and after it.
final class ListUpcomingEmbeddedView: ConsoleView, ListUpcomingViewing {
    let console: Console
    private let list: any ListUpcomingViewing

    init(_ list: any ListUpcomingViewing, on console: Console) {
        self.list = list
        self.console = console
    }

    func showUpcoming(_ display: ListUpcomingDisplay) {
        console.line()
        list.showUpcoming(display)
        console.line()
    }

    func showNothing(_ sentence: String) {
        list.showNothing(sentence)
    }

    func showEmptyList(_ sentence: String, example: String) {
        list.showEmptyList(sentence, example: example)
    }
}
