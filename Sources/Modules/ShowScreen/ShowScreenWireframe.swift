import Almanac
package import CommandLine
import DataStore
package import ItemLanguage
package import ModuleKit
package import Presentation
package import ProgramOutput
package import Responses
package import Screen
import Settings
package import Terminal
import TerminalViews
import Vocabulary

/// The owner of the screen, which runs typed commands for it.
package protocol ShowScreenHost: AnyObject {
    /// The context of the screen, after commands that have changed the settings too.
    var screenContext: ModuleContext { get }
    /// The use cases with an entry in the list of actions.
    var screenUseCases: [UseCase] { get }

    /// Applies the settings that are in the file. Returns `false` if they are in effect already.
    func applyNewSettings() throws(ErrorMessage) -> Bool

    /// Reads the arguments of a command, as far as that needs no list.
    func check(_ words: [String]) throws(InputError)

    /// Runs the words of a typed line as a command that writes to this console.
    /// - Parameters:
    ///   - screen: Shows changes to chosen items, with their questions.
    ///   - router: Names the ways from there.
    func run(
        _ words: [String],
        on console: Console,
        of screen: Desk,
        from router: any CommandRouting,
        notifying delegate: any ListDelegate
    ) -> CommandOutcome
}

/// Builds and connects the roles of the screen.
package final class ShowScreenWireframe {
    let desk: Desk
    let presenter: ShowScreenPresenter
    private let view: ShowScreenView
    let router: ShowScreenRouter
    private let conversation: Conversation
    /// Settings that have no meaning.
    private let problems: [String]

    package convenience init(_ context: ModuleContext, host: any ShowScreenHost) {
        let answers = context.console.answers
        let desk = Desk(
            ScreenTerminal(hasMouse: context.screenSettings.hasMouse),
            palette: answers.hasColor ? answers.palette : nil,
            lines: answers.hasSigns ? .unicode : .ascii
        )
        self.init(context, host: host, on: desk)
    }

    /// - Parameter desk: The screen, or that of a robot.
    init(_ context: ModuleContext, host: any ShowScreenHost, on desk: Desk) {
        self.desk = desk
        conversation = context.console.conversation
        let modules = host.screenUseCases.compactMap(ShowScreenModuleAction.init)
        problems = context.screenKeyProblems(modules)
        view = ShowScreenView(
            on: desk,
            hasSigns: context.console.answers.hasSigns,
            table: ShowScreenKeysView.table(with: context.screenSettings.keys, modules: modules)
        )
        // A separate connection, so that `data_version` reports every change, without waiting for locks.
        let store = context.store.withTimeout(seconds: 0)
        context.store.timeout.setUserInterface { [weak view] in
            view?.desk.sayWaiting(StyledText(ShowScreenSentences.waiting))
        } givesUp: { [weak view] in
            view?.desk.givesUp()
        } stopsWork: { [weak view] in
            view?.desk.stopsWork()
        }
        let alarm = WallClockTimer()
        let interactor = ShowScreenInteractor(
            dataManager: ShowScreenDataManager(
                store: store,
                lines: context.typedLines,
                stateFolder: context.stateFolder
            ),
            clock: context.clock,
            alarm: alarm
        )
        let router = ShowScreenRouter(context, host, view)
        self.router = router
        presenter = ShowScreenPresenter(
            view: view,
            line: InputScreenView(on: desk),
            interactor: interactor,
            router: router,
            reader: ShowScreenReader(
                dates: { router.context.dates },
                savedFilters: { router.context.savedFilters },
                commands: context.commands
            ),
            modules: modules,
            today: { context.clock.now().today },
            words: { router.context.calendar.day($0, from: context.clock.now().today) },
            suggest: { router.context.suggestion(at: $0) }
        )
        interactor.output = presenter
        view.eventHandler = presenter
        router.delegate = presenter
        desk.sources = [
            EventSource(alarm.descriptor) {
                alarm.clear()
                interactor.wake()
            }
        ]
        watch(context.store.makeWatcher()) { interactor.checkForChanges() }
        watch(context.settings.file?.text.makeWatcher()) { [weak self] in self?.refreshSettings() }
    }

    private func watch(_ watcher: FileWatcher?, react: @escaping () -> Void) {
        guard let watcher else { return }
        desk.sources += watcher.descriptors.map { descriptor in
            EventSource(descriptor) { if watcher.consumeEvents() { react() } }
        }
    }

    /// Applies the settings that another program has changed, or says what is wrong with them.
    func refreshSettings() {
        do {
            try router.refreshSettings()
        } catch {
            view.showError(error)
        }
    }

    /// Shows a message of the application at once, as a command may be waiting for the list.
    package func showMessage(_ sentence: String) {
        view.showMessage(sentence)
        desk.drawNow()
    }

    /// Reads the filter with which the screen is to be opened. Without it, the screen would show all items.
    package static func check(_ invocation: Invocation, in context: ModuleContext) throws(ErrorMessage) {
        let reader = ShowScreenReader(dates: { context.dates }, savedFilters: { context.savedFilters })
        do {
            _ = try reader.filter(of: .upcoming, and: text(of: invocation))
        } catch {
            throw ErrorMessage(error, context.router)
        }
    }

    private static func text(of invocation: Invocation) -> String {
        LineSplitter.joined(invocation.operands.map(\.text))
    }

    /// Shows the screen until it is closed. Returns `false` without a terminal.
    package func open(_ invocation: Invocation) -> Bool {
        show(ShowScreenWireframe.text(of: invocation))
        var ending = Desk.Ending.noTerminal
        // Ctrl-C is a key, and interrupts commands and their questions.
        conversation.withInterruptsBlocked { ending = desk.run() }
        return ending != .noTerminal
    }

    func show(_ filter: String) {
        desk.present(view)
        presenter.open(filter)
        problems.forEach(view.showMessage)
    }

    package static var useCase: UseCase {
        UseCase(ShowScreenCommand.command, kind: .screen) { _, context throws(InputError) in
            throw .command(context.screen == nil ? .screenInShell : .nestedScreen)
        }
    }
}

// MARK: - Settings of keys

extension ShowScreenWireframe {
    /// Returns the names of all actions and their effects, with those of modules.
    package static func actions(of useCases: [UseCase]) -> [(word: String, meaning: String)] {
        ShowScreenKeysView.table(modules: useCases.compactMap(ShowScreenModuleAction.init)).actions.map {
            ($0.name, $0.title)
        }
    }

    /// Returns the names of the actions that have no key with these settings.
    package static func keylessActions(
        of useCases: [UseCase],
        with settings: [(name: String, value: String)]
    ) -> [String] {
        ShowScreenKeysView.table(with: settings, modules: useCases.compactMap(ShowScreenModuleAction.init)).actions
            .filter(\.keys.isEmpty).map(\.name)
    }

    /// Returns the name of a key in its usual spelling, or `nil` for other texts.
    package static func keyName(_ name: String) -> String? { KeyPress(name: name)?.name }
}

extension ModuleContext {
    /// The context for panes, which have the style for people also if the settings have another one for scripts.
    var forPeople: ModuleContext {
        var context = self
        context.style = .columns
        return context
    }

    /// Says what is wrong with the settings of keys.
    func screenKeyProblems(_ modules: [ShowScreenModuleAction]) -> [String] {
        let names = ShowScreenKeysView.table(modules: modules).actions.map(\.name)
        let keys = ScreenKeys(actions: { names }, keyName: ShowScreenWireframe.keyName, keyless: { _ in [] })
        return keys.problems(of: screenSettings.keys, by: settings.rules).map {
            ErrorMessage($0.error, router).sentence
        }
    }
}

extension ShowScreenModuleAction {
    init?(_ useCase: UseCase) {
        guard let action = useCase.screenAction else { return nil }
        self.init(
            name: useCase.command.name,
            title: ShowScreenActionSentences.title(useCase.command.summary),
            key: action.key,
            needsItems: action.needsItems,
            changesItems: useCase.command.group != .view
        )
    }
}

extension WallClockTimer: ShowScreenWaking {
    func wake(at instant: Instant) {
        schedule(at: instant.seconds)
    }

    func wake(in milliseconds: Int) {
        schedule(in: milliseconds)
    }
}

/// Says whether a read has to stop, as a key waits.
final class ReadStop {
    var isStopped: () -> Bool = { false }
}
