import Terminal

/// The list that stays open: it is shown, and the person says what to do next.
final class ListUpcomingHomeView: ConsoleView, ListUpcomingShowing {
    weak var eventHandler: (any ListUpcomingEventHandling)?
    let console: Console
    private let list: any ListUpcomingShowing

    init(console: Console, list: any ListUpcomingShowing) {
        self.console = console
        self.list = list
    }

    /// Returns when the person has had enough.
    func stayOpen() {
        console.say("add TEXT adds an item, add alone asks for one, Enter looks again, quit leaves.")
        while case let answer = console.ask("adder> "), answer != .ended {
            guard case .line(let line) = answer else { continue }
            let words = line.split(separator: " ", maxSplits: 1)
            switch words.first {
            case nil: eventHandler?.didAskToRefresh()
            case "add": eventHandler?.didAskForNewItem(words.count > 1 ? String(words[1]) : nil)
            case "quit", "exit", "q": return
            default: console.say("Type add and what there is to do, Enter to look again, or quit.")
            }
        }
    }

    /// Between what was said before and the next prompt.
    func showUpcoming(_ display: ListUpcomingDisplay) {
        console.line()
        list.showUpcoming(display)
        console.line()
    }

    func showNothingUpcoming(_ sentence: String) {
        list.showNothingUpcoming(sentence)
    }

    func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText("\(sentence) type add and what there is to do."))
    }
}
