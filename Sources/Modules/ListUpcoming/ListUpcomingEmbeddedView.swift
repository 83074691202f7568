import Terminal

/// The list among other things: what was said before it stands apart, and what is said next.
final class ListUpcomingEmbeddedView: ConsoleView, ListUpcomingShowing {
    let console: Console
    private let list: any ListUpcomingShowing

    init(_ list: any ListUpcomingShowing, on console: Console) {
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
