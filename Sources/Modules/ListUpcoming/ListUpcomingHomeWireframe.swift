package import AddItem
import Terminal
package import Wiring

/// Builds the list that stays open, and presents AddItem from it.
package final class ListUpcomingHomeWireframe {
    package typealias AddItemMaker = (any AddItemDelegate) -> any AddItemModule

    let presenter: ListUpcomingHomePresenter
    private let list: ListUpcomingWireframe
    private let view: ListUpcomingHomeView
    private let makeAddItem: AddItemMaker
    private let runLine: (String) -> Void

    /// The closures present the modules that are somebody else's to build.
    package init(
        _ surroundings: Surroundings,
        makeAddItem: @escaping AddItemMaker,
        runLine: @escaping (String) -> Void
    ) {
        self.makeAddItem = makeAddItem
        self.runLine = runLine
        view = ListUpcomingHomeView(
            console: surroundings.console,
            list: ListUpcomingWireframe.makeView(surroundings)
        )
        list = ListUpcomingWireframe(surroundings, view: view, example: "add Pay rent fri 5pm +money")
        presenter = ListUpcomingHomePresenter(list: list.presenter, view: view, reader: ListUpcomingHomeReader())
        view.eventHandler = presenter
        presenter.router = self
    }

    /// Shows the list and stays until the person leaves it.
    package func stayOpen() {
        presenter.open()
        view.stayOpen()
    }
}

extension ListUpcomingHomeWireframe: ListUpcomingHomeRouting {
    func presentAddItem(_ words: [String]) {
        let addItem = makeAddItem(presenter)
        if words.isEmpty { addItem.askForItem() } else { addItem.add(words) }
    }

    func run(_ line: String) {
        runLine(line)
    }

    func leaveHome() {
        view.close()
    }
}

extension ListUpcomingHomePresenter: AddItemDelegate {
    package func didAddItems(_ ids: [Int]) {
        didGrow()
    }

    package func didNotAddItem() {}
}
