import Terminal

/// The list that stays open: it is shown, and the person says what to do next.
final class ListUpcomingHomeView: ConsoleView, ListUpcomingHomeShowing {
    weak var eventHandler: (any ListUpcomingHomeEventHandling)?
    let console: Console
    private let list: any ListUpcomingShowing
    private var isOpen = true

    init(console: Console, list: any ListUpcomingShowing) {
        self.console = console
        self.list = list
    }

    /// Returns once it is closed, or the person has gone.
    func stayOpen() {
        while isOpen {
            switch console.ask("adder> ") {
            case .line(let line): eventHandler?.didEnter(line)
            case .interrupted: continue
            case .ended: close()
            }
        }
    }

    func close() {
        isOpen = false
    }

    func showWays(_ sentence: String) {
        console.say(sentence)
    }

    /// Between what was said before and the next prompt.
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
