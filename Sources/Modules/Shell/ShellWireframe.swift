package import AddItem
import Boundary
import DataStore
package import ListUpcoming
package import ShowItem
import Terminal
package import Wiring

/// The modules that the shell presents by name, and that are somebody else's to build.
package struct ShellNeighbours {
    package typealias Module<Kind> = (Surroundings) -> Kind

    let list: Module<any ListUpcomingModule>
    let addItem: (Surroundings, any AddItemDelegate) -> any AddItemModule
    let showItem: Module<any ShowItemModule>

    package init(
        list: @escaping Module<any ListUpcomingModule>,
        addItem: @escaping (Surroundings, any AddItemDelegate) -> any AddItemModule,
        showItem: @escaping Module<any ShowItemModule>
    ) {
        self.list = list
        self.addItem = addItem
        self.showItem = showItem
    }
}

/// Builds the module, and presents the others from it.
package final class ShellWireframe {
    let presenter: ShellPresenter
    private let surroundings: Surroundings
    private let neighbours: ShellNeighbours
    private let list: any ListUpcomingModule
    private let view: ShellView

    package init(_ surroundings: Surroundings, presenting neighbours: ShellNeighbours) {
        self.surroundings = surroundings
        self.neighbours = neighbours
        list = neighbours.list(surroundings)
        view = ShellView(console: surroundings.console)
        // A connection of its own, to which every change is somebody else's, and which waits for nobody.
        let interactor = ShellInteractor(
            dataManager: ShellDataManager(store: surroundings.store.hurried, lines: surroundings.typedLines),
            clock: surroundings.clock
        )
        presenter = ShellPresenter(
            view: view,
            interactor: interactor,
            reader: ShellReader(commands: surroundings.commands, dates: { surroundings.dates }),
            calendar: surroundings.calendar,
            promptStyle: surroundings.prompt
        )
        interactor.output = presenter
        view.eventHandler = presenter
        presenter.router = self
    }

    package static func useCase(presenting neighbours: ShellNeighbours) -> UseCase {
        UseCase(lasting: ShellCommand.command) { _, surroundings in
            ShellWireframe(surroundings, presenting: neighbours).open()
        }
    }
}

extension ShellWireframe: ShellModule {
    package func open() {
        presenter.open()
        view.stayOpen()
    }
}

extension ShellWireframe: ShellRouting {
    func presentList() {
        list.show(ListUpcomingRequest())
    }

    func presentChangesOfList() {
        list.showChanges()
    }

    func presentAddItem(_ words: [String]) {
        let addItem = neighbours.addItem(surroundings, presenter)
        if words.isEmpty { addItem.askForItem() } else { addItem.add(words) }
    }

    func presentItems(_ filter: ItemFilter) {
        neighbours.showItem(surroundings.frozen).show(ShowItemRequest(filter: filter))
    }

    func run(_ line: String) {
        surroundings.runLine(line)
    }

    func leaveShell() {
        view.close()
    }
}

extension ShellPresenter: AddItemDelegate {
    package func didAddItems(_ ids: [Int]) {
        didGrow()
    }

    package func didNotAddItem() {}
}
