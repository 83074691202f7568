import Almanac
import CommandLine
import DataStore
import Glibc
import ItemLanguage
import ListUpcoming
import ModuleKit
import Presentation
import ProgramOutput
import Responses
import Screen
import Shell
import ShowScreen
import Terminal

/// The root wireframe. It gives modules their context for a single command, for each line of a script, or for the
/// shell.
final class Session {
    private let system: System
    private let useCases: [UseCase]
    private let lists: SessionLists
    private let parser: CommandLineParser
    /// The command line of the process.
    private let invocation: Invocation
    private var preferences: Preferences
    private var context: ModuleContext
    /// A Boolean value that indicates whether the last command changed the settings.
    private var hasNewSettings = false
    private var reopensShell = false

    init(
        _ system: System,
        _ useCases: [UseCase],
        _ parser: CommandLineParser,
        _ preferences: Preferences,
        _ console: Console,
        _ invocation: Invocation,
        _ style: AnswerStyle
    ) throws(ErrorMessage) {
        let locations = FileLocations { name throws(ErrorMessage) in try system.text(name) }
        let file = try locations.list(invocation.value(of: .db))
        lists = SessionLists(console)
        self.system = system
        self.useCases = useCases
        self.parser = parser
        self.preferences = preferences
        self.invocation = invocation
        context = ModuleContext(
            console: console,
            store: lists.store(at: file, style),
            clock: try system.makeClock(),
            weekStart: preferences.weekStart,
            calendar: preferences.calendar,
            hasWeekNumbers: preferences.hasWeekNumbers,
            style: style,
            prompt: preferences.prompt,
            settings: preferences.source,
            savedFilters: preferences.savedFilters,
            typedLines: locations.typedLines(),
            stateFolder: locations.stateFolder(),
            configurationFolder: locations.configurationFolder(),
            commands: parser.commands
        )
        context.rankWeights = { preferences.rankWeights }
        context.connectModules()
        lists.present = { [unowned self] in (self.preferences, context) }
    }

    private var console: Console { context.console }

    var hasChangedList: Bool { context.store.hasChanged || lists.hasChanged }

    /// JSON is for programs, whatever the window.
    private var helpColumns: Int? { context.style == .json ? nil : console.answers.width }

    func perform(_ invocation: Invocation) throws(ErrorMessage) {
        if let page = try Pages.answer(to: invocation, parser.commands, context.router, columns: helpColumns) {
            console.answers.show(page, in: context.style)
        } else if let useCase = try useCases.useCase(of: invocation), useCase.kind == .screen {
            try openScreen(invocation)
        } else if let useCase = try useCases.useCase(of: invocation), useCase.kind != .shell {
            try console.conversation.page(unless: context.style == .json) { () throws(ErrorMessage) in
                try run(useCase, invocation, in: context)
            }
        } else if system.isTerminal(STDIN_FILENO) {
            try openShell()
        } else {
            let script = Script(console, context.store, context.style)
            try script.run(keepsGoing: invocation.has(.keepGoing), each: run)
        }
    }

    private func run(
        _ useCase: UseCase,
        _ invocation: Invocation,
        in context: ModuleContext
    ) throws(ErrorMessage) {
        var (invocation, context) = (invocation, context)
        invocation.definitions = context.savedFilters
        if invocation.readsStandardInput, useCase.command.operands.readsLines { context.lines = try readLines() }
        try ErrorMessage.from(context.router) { () throws(InputError) in try useCase.run(invocation, context.frozen) }
    }

    /// Reads the whole input, so that the list is not locked while lines are being typed.
    private func readLines() throws(ErrorMessage) -> InputLines {
        if system.isTerminal(STDIN_FILENO) {
            console.messages.say(ApplicationSentences.enterLines)
            console.messages.output.flush()
        }
        guard let lines = try? console.conversation.input.readLines() else {
            throw ApplicationSentences.unreadableInput
        }
        return lines
    }
}

// MARK: - Scripts and the shell

extension Session {
    /// Opens the interactive shell, or prints the list once if input or output is not a terminal.
    private func openShell() throws(ErrorMessage) {
        guard console.conversation.canAsk, context.style != .json, system.isTerminal(STDOUT_FILENO) else {
            return try showList(Invocation(command: nil))
        }
        // In the shell, commands are typed without the program's name.
        context.router = CommandRouter.shell
        console.conversation.pagerCommand = { CommandRouter.shell.command(.settings(.pager)) }
        repeat {
            reopensShell = false
            ShellWireframe(context, host: self, presenting: .built).open()
        } while reopensShell
        console.resetStatus()
    }

    /// Prints the list for a program that reads it.
    private func showList(_ invocation: Invocation) throws(ErrorMessage) {
        let upcoming = ListUpcomingWireframe.useCase
        try run(upcoming, Invocation(command: upcoming.command.name, operands: invocation.operands), in: context)
    }

    /// Opens the full screen until the user closes it.
    private func openScreen(_ invocation: Invocation) throws(ErrorMessage) {
        guard system.isTerminal(STDIN_FILENO) else { throw ApplicationSentences.noTerminalForScreen }
        guard system.isTerminal(STDOUT_FILENO), system.canMoveCursor else { return try showList(invocation) }
        try ShowScreenWireframe.check(invocation, in: context)
        context.router = CommandRouter.screen
        let screen = ShowScreenWireframe(screenContext, host: self)
        let warn = lists.warn
        lists.warn = { screen.showMessage($0) }
        defer { lists.warn = warn }
        guard screen.open(invocation) else { throw ApplicationSentences.noTerminalForScreen }
        console.resetStatus()
    }

    /// Runs one line of a script and reports errors in it. Returns `false` if the line quits the script.
    private func run(line bytes: [UInt8], number: Int) -> Bool {
        do {
            let line = try ErrorMessage.from(context.router) { () throws(UsageError) in
                try TypedLine(try RawText.line(bytes[...], isFirst: number == 1))
            }
            switch line {
            case .empty: return true
            case .quit: return false
            case .words(let words): run(words: words)
            }
        } catch {
            console.messages.report(error, in: context.style)
        }
        return true
    }

    /// Runs the command in a line and reports errors in it.
    private func run(words: [String], notifying delegate: (any ListDelegate)? = nil) {
        do {
            let line = try ErrorMessage.from(context.router) { () throws(UsageError) in
                try parser.parse(words, replacingPaths: TypedPath.expanded)
            }
            try run(line: line, notifying: delegate)
        } catch {
            let style = context.style == .columns ? AnswerStyle(ofWords: words) : context.style
            console.messages.report(error, in: style)
        }
    }

    private func run(line: Invocation, notifying delegate: (any ListDelegate)?) throws(ErrorMessage) {
        if let page = try Pages.answer(to: line, parser.commands, context.router, columns: helpColumns) {
            return console.answers.show(page, in: style(of: line))
        }
        guard let useCase = try useCases.useCase(of: line) else {
            throw ApplicationSentences.missingCommand(context.router)
        }
        if line.readsStandardInput {
            let command = useCase.command
            if delegate == nil { throw ApplicationSentences.inputIsTheScript(command.name) }
            let typed = command.operands.readsLines ? command.name : "\(command.name) FILE"
            throw ApplicationSentences.inputIsTheShell(typing: typed)
        }
        // Commit first: a command that uses another file must not wait while this list is locked.
        if line.has(.db), !console.answers.output.prepareToSend() { return }
        let hadColor = console.answers.hasColor
        defer { console.answers.hasColor = hadColor }
        if line.has(.color) || line.has(.plain) {
            console.answers.hasColor = system.hasColor(for: line, style(of: line), chosen: preferences.color)
        }
        try run(useCase, line, in: context(for: line).notifying(delegate))
        if useCase.kind == .settings { _ = try? applyNewSettings() }
    }

    /// Applies changed settings to the following lines if they are valid. Returns `false` if there are none.
    func applyNewSettings() throws(ErrorMessage) -> Bool {
        let new = Preferences(system, parser)
        if let errorMessage = new.errorMessage { throw errorMessage }
        if new.isLike(preferences) { return false }
        preferences = new
        context.weekStart = new.weekStart
        context.calendar = new.calendar
        context.hasWeekNumbers = new.hasWeekNumbers
        context.prompt = new.prompt
        context.savedFilters = new.savedFilters
        context.rankWeights = { new.rankWeights }
        console.conversation.pager = system.makePager(new.pager)
        context.style = AnswerStyle(of: invocation, or: new.style)
        console.answers.palette = new.palette
        console.answers.hasColor = system.hasColor(for: invocation, context.style, chosen: new.color)
        hasNewSettings = true
        return true
    }

    /// Returns the context for a line, which may choose its own list and output style.
    private func context(for line: Invocation) -> ModuleContext {
        var own = context
        if let path = line.value(of: .db) { own.store = lists.store(at: path, context.style) }
        own.style = style(of: line)
        return own
    }

    private func style(of line: Invocation) -> AnswerStyle {
        AnswerStyle(of: line, or: context.style)
    }
}

extension Session: ShowScreenHost {
    var screenUseCases: [UseCase] { useCases.filter { $0.screenAction != nil } }

    var screenContext: ModuleContext {
        var context = context
        context.screenSettings = preferences.screen
        return context
    }

    func check(_ words: [String]) throws(InputError) {
        var invocation = try InputError.wrapping { () throws(UsageError) in try parser.parse(words) }
        guard let useCase = try? useCases.useCase(of: invocation), useCase.checksArguments, !invocation.has(.help)
        else { return }
        invocation.definitions = context.savedFilters
        var context = context
        context.onlyChecks = true
        try useCase.run(invocation, context.frozen)
    }

    func run(
        _ words: [String],
        on console: Console,
        of screen: Desk,
        from router: any CommandRouting,
        notifying delegate: any ListDelegate
    ) -> CommandOutcome {
        let own = (context.console, context.router)
        (context.console, context.router, context.screen) = (console, router, screen)
        defer { (context.console, context.router, context.screen) = (own.0, own.1, nil) }
        return run(words, notifying: delegate)
    }
}

extension Session: ShellHost {
    func run(_ words: [String], notifying delegate: any ListDelegate) -> CommandOutcome {
        outcome { run(words: words, notifying: delegate) }
    }

    func run(_ invocation: Invocation, notifying delegate: any ListDelegate) -> CommandOutcome {
        outcome {
            do throws(ErrorMessage) {
                try run(line: invocation, notifying: delegate)
            } catch {
                console.messages.report(error, in: context.style)
            }
        }
    }

    private func outcome(of run: () -> Void) -> CommandOutcome {
        console.resetStatus()
        hasNewSettings = false
        run()
        return console.hasFailed ? .failed : hasNewSettings ? .changedSettings : .done
    }

    func reopenShell() {
        reopensShell = true
    }
}
