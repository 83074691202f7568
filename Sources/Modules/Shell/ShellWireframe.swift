package import AddItem
import Almanac
import Boundary
import DataStore
package import ListUpcoming
package import ShowItem
package import SuggestWords
import Terminal
package import Wiring

/// The modules that the shell presents by name, and that are somebody else's to build.
package struct ShellNeighbours {
    package typealias Module<Kind> = (Surroundings) -> Kind

    let list: Module<any ListUpcomingModule>
    let addItem: Module<any AddItemModule>
    let showItem: Module<any ShowItemModule>
    let suggestWords: (Surroundings, any SuggestWordsDelegate) -> any SuggestWordsLineModule

    package init(
        list: @escaping Module<any ListUpcomingModule>,
        addItem: @escaping Module<any AddItemModule>,
        showItem: @escaping Module<any ShowItemModule>,
        suggestWords: @escaping (Surroundings, any SuggestWordsDelegate) -> any SuggestWordsLineModule
    ) {
        self.list = list
        self.addItem = addItem
        self.showItem = showItem
        self.suggestWords = suggestWords
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
        let console = surroundings.console
        view = surroundings.style == .plain ? ShellPlainView(console: console) : ShellView(console: console)
        // A connection of its own, to which every change is somebody else's, and which waits for nobody.
        let store = surroundings.store.impatient(after: 0)
        let alarm = AlarmClock()
        let interactor = ShellInteractor(
            dataManager: ShellDataManager(store: store, lines: surroundings.typedLines),
            clock: surroundings.clock,
            alarm: alarm
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
        view.bells = [
            Bell(alarm.descriptor) {
                alarm.silence()
                interactor.lookAtOthers()
            }
        ]
        if let notice = surroundings.store.makeNotice() {
            view.bells += notice.descriptors.map { descriptor in
                Bell(descriptor) { if notice.takeNews() { interactor.lookSoon() } }
            }
        }
    }

    package static func useCase(presenting neighbours: ShellNeighbours) -> UseCase {
        UseCase(lasting: ShellCommand.command) { _, surroundings in
            ShellWireframe(surroundings, presenting: neighbours).open()
        }
    }
}

extension ShellWireframe: ShellModule {
    package func open() {
        // Whoever is routed by this object needs it until the end.
        withExtendedLifetime(self) {
            presenter.open()
            view.stayOpen()
        }
    }
}

extension ShellWireframe: ShellRouting {
    func presentList() {
        let room = view.room.map { ListUpcomingRequest.Room(items: $0.items, perHeading: $0.perHeading) }
        list.show(ListUpcomingRequest(room: room))
    }

    func presentChangesOfList() {
        list.showChanges()
    }

    func presentAddItem(_ words: [String]) {
        neighbours.addItem(surroundings.told(to: presenter)).add(words)
    }

    func presentQuestionsForItem() {
        neighbours.addItem(surroundings.told(to: presenter)).askForItem()
    }

    func presentItems(_ filter: ItemFilter) {
        surroundings.console.page {
            neighbours.showItem(surroundings.frozen).show(ShowItemRequest(filter: filter))
        }
    }

    func presentSuggestions(after typed: String) {
        neighbours.suggestWords(surroundings, presenter).suggest(after: typed)
    }

    func run(_ words: [String]) -> CommandEnd {
        var end = CommandEnd.failed
        surroundings.console.page { end = surroundings.runWords(words, presenter) }
        return end
    }

    func leaveShell() {
        view.close()
    }

    func openShellAnew() {
        surroundings.openAnew()
        view.close()
    }
}

extension ShellPresenter: SuggestWordsDelegate {
    package func didSuggest(_ insertion: String, _ words: [SuggestedWord]) {
        didFind(insertion, words.map { ShellSuggestionsDisplay.Row(word: $0.word, meaning: $0.meaning) })
    }
}

extension AlarmClock: ShellWaking {
    func wake(at instant: Instant) {
        set(to: instant.seconds)
    }

    func wakeSoon() {
        setSoon()
    }
}
