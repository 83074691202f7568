package import AddItem
import Almanac
import CommandLine
import DataStore
import ItemLanguage
package import ListUpcoming
package import ModuleKit
import Presentation
import ProgramOutput
import Responses
package import ShowItem
package import SuggestWords
import Terminal
import Vocabulary

/// Builders of the modules that the shell presents directly.
package struct ShellDestinations {
    package typealias Module<Kind> = (ModuleContext) -> Kind

    let list: Module<any ListUpcomingModule>
    let addItem: Module<any AddItemModule>
    let showItem: Module<any ShowItemPresenting>
    let suggestWords: (ModuleContext, any SuggestWordsDelegate) -> any SuggestWordsModule

    package init(
        list: @escaping Module<any ListUpcomingModule>,
        addItem: @escaping Module<any AddItemModule>,
        showItem: @escaping Module<any ShowItemPresenting>,
        suggestWords: @escaping (ModuleContext, any SuggestWordsDelegate) -> any SuggestWordsModule
    ) {
        self.list = list
        self.addItem = addItem
        self.showItem = showItem
        self.suggestWords = suggestWords
    }
}

/// Builds and connects the roles of the shell.
package final class ShellWireframe {
    let presenter: ShellPresenter
    private let view: ShellView

    package init(_ context: ModuleContext, host: any ShellHost, presenting destinations: ShellDestinations) {
        view = ShellView(console: context.console, isPlain: context.style == .plain)
        // A separate connection, so that `data_version` reports every change, without waiting for locks.
        let store = context.store.withTimeout(seconds: 0)
        let alarm = WallClockTimer()
        let interactor = ShellInteractor(
            dataManager: ShellDataManager(store: store, lines: context.typedLines),
            clock: context.clock,
            alarm: alarm
        )
        let router = ShellRouter(context, host, destinations, view)
        presenter = ShellPresenter(
            view: view,
            interactor: interactor,
            router: router,
            reader: ShellReader(
                commands: context.commands,
                dates: { context.dates },
                savedFilters: { context.savedFilters }
            ),
            calendar: context.calendar,
            promptStyle: context.prompt
        )
        interactor.output = presenter
        view.eventHandler = presenter
        router.delegate = presenter
        view.eventSources = [
            EventSource(alarm.descriptor) {
                alarm.clear()
                interactor.checkForOtherChanges()
            }
        ]
        if let watcher = context.store.makeWatcher() {
            view.eventSources += watcher.descriptors.map { descriptor in
                EventSource(descriptor) { if watcher.consumeEvents() { interactor.checkSoon() } }
            }
        }
    }

    /// Shows the list, then reads commands until the user leaves.
    package func open() {
        presenter.open()
        view.stayOpen()
    }

    package static var useCase: UseCase {
        UseCase(ShellCommand.command, kind: .shell) { _, context throws(InputError) in
            throw .command(context.screen == nil ? .nestedShell : .shellOnScreen)
        }
    }
}

/// Presents the other modules, which notify the presenter.
private final class ShellRouter: ShellRouting {
    weak var delegate: (any ListDelegate & SuggestWordsDelegate)?
    private let context: ModuleContext
    private let host: any ShellHost
    private let destinations: ShellDestinations
    private let list: any ListUpcomingModule
    private let view: ShellView

    init(_ context: ModuleContext, _ host: any ShellHost, _ destinations: ShellDestinations, _ view: ShellView) {
        (self.context, self.host, self.destinations, self.view) = (context, host, destinations, view)
        list = destinations.list(context)
    }

    func command(_ destination: Destination) -> String { context.router.command(destination) }

    func presentList(above message: String) {
        list.showList(above: message)
    }

    func presentListChanges() {
        list.showChanges()
    }

    func presentAddItem(_ reading: ItemText.Reading, typed: String) {
        destinations.addItem(context.notifying(delegate)).add(reading, typed: typed)
    }

    func presentAddItems(_ list: [ItemText.Reading]) {
        destinations.addItem(context.notifying(delegate)).add(list)
    }

    func presentAddItemQuestions() {
        destinations.addItem(context.notifying(delegate)).askForItem()
    }

    func presentItems(_ filter: ItemFilter) {
        context.console.conversation.page {
            destinations.showItem(context.frozen).show(ShowItemRequest(filter: filter))
        }
    }

    func presentSuggestions(at line: UnfinishedLine, or words: [HelpEntry]) {
        if let delegate { destinations.suggestWords(context, delegate).suggest(at: line, or: words) }
    }

    func run(_ words: [String]) -> CommandOutcome {
        run { host.run(words, notifying: $0) }
    }

    func run(_ invocation: Invocation) -> CommandOutcome {
        run { host.run(invocation, notifying: $0) }
    }

    private func run(_ command: (any ListDelegate) -> CommandOutcome) -> CommandOutcome {
        guard let delegate else { return .failed }
        var end = CommandOutcome.failed
        context.console.conversation.page { end = command(delegate) }
        return end
    }

    func leaveShell() {
        view.close()
    }

    func reopenShell() {
        host.reopenShell()
        view.close()
    }
}

extension ShellPresenter: SuggestWordsDelegate {
    package func didSuggest(_ insertion: String, _ words: [SuggestedWord]) {
        didFind(insertion, words.map { ShellSuggestionsDisplay.Row(word: $0.word, meaning: say(Sentence($0.meaning))) })
    }

    package func didSuggest(_ replacement: String, for typed: String) {
        didFind(replacement, for: typed)
    }
}

extension WallClockTimer: ShellWaking {
    func wake(at instant: Instant) {
        schedule(at: instant.seconds)
    }

    func wakeSoon() {
        // Barely noticeable, but long enough for a burst of changes.
        schedule(in: 200)
    }
}
