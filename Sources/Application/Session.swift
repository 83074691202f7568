import Almanac
import Boundary
import DataStore
import Glibc
import Grammar
import ListUpcoming
import ManageSettings
import Presentation
import Shell
import Terminal
import Wiring

/// The root wireframe: it hands the modules their surroundings, for one command, for a line each, or for a list that
/// stays open.
final class Session {
    private let system: System
    private let parser: CommandLineParser
    /// Made once, as each brings along all that its command says of itself.
    private let known = useCases
    /// As typed to begin with.
    private let invocation: Invocation
    private var preferences: Preferences
    private var surroundings: Surroundings
    /// The list that a line named last; another one than that of the session.
    private var otherStore: (file: StoreFile, store: Store)?
    private var hasChangedOthers = false
    /// Whether the command that ran last has changed settings.
    private var hasNewSettings = false
    private var opensAnew = false

    init(
        _ system: System,
        _ parser: CommandLineParser,
        _ preferences: Preferences,
        _ console: Console,
        _ invocation: Invocation
    ) throws(Complaint) {
        let places = Places { name throws(Complaint) in try system.text(name) }
        let style = AnswerStyle(of: invocation)
        let file = try places.list(invocation.value(of: .db))
        let store = Session.store(file, console, style)
        self.system = system
        self.parser = parser
        self.preferences = preferences
        self.invocation = invocation
        surroundings = Surroundings(
            console: console,
            store: store,
            clock: try system.makeClock(),
            weekStart: preferences.weekStart,
            calendar: preferences.calendar,
            style: style,
            prompt: preferences.prompt,
            settings: preferences.source,
            typedLines: places.typedLines(),
            commands: parser.commands
        )
        surroundings.timeProgram = SilentRun.time
        takeCare(of: store, at: file)
    }

    private var console: Console { surroundings.console }

    var hasChangedList: Bool {
        surroundings.store.hasChanged || hasChangedOthers || otherStore?.store.hasChanged == true
    }

    /// Machines are told of a wait only if it was in vain.
    private static func store(_ file: StoreFile, _ console: Console, _ style: AnswerStyle) -> Store {
        Store(
            file,
            patience: Patience(seconds: 10) {
                if style == .json { return }
                console.warn("Another program is writing to \(file.path); waiting for it.")
            } isOver: {
                console.isInterrupted
            }
        )
    }

    /// Has the list copied before the first change of a day, as long as the settings want that. Machines hear of copies
    /// only from the command that is about them.
    private func takeCare(of store: Store, at file: StoreFile) {
        store.habit = BackupHabit { [unowned self] in
            preferences.backsUpDaily ? surroundings.clock.now().today : nil
        } tell: { [unowned self] news in
            if surroundings.style == .json { return }
            switch news {
            case .takesLong: console.warn(BackupSentences.takesLong(file.path))
            case .failed(let trouble): console.warn(BackupSentences.missed(StorageTrouble(trouble)))
            case .isGone: console.warn(BackupSentences.isGone(file.path))
            }
        }
    }

    func perform(_ invocation: Invocation) throws(Complaint) {
        if let page = try Pages.answer(to: invocation, parser.commands) {
            console.show(page, in: surroundings.style)
        } else if let command = invocation.command, command != ShellCommand.command.name {
            try run(invocation, in: surroundings)
        } else if system.isTerminal(STDIN_FILENO) {
            try openShell()
        } else {
            let script = Script(console, surroundings.store, surroundings.style)
            try script.run(keepsGoing: invocation.has(.keepGoing), each: run)
        }
    }

    private func run(_ invocation: Invocation, in surroundings: Surroundings) throws(Complaint) {
        guard let useCase = known.first(where: { $0.command.name == invocation.command }) else { return }
        let surroundings = useCase.isLasting ? surroundings : surroundings.frozen
        var invocation = invocation
        if invocation.wantsInput, useCase.command.operands == .text { invocation.input = try readInput() }
        try Complaint.from { () throws(Misunderstanding) in try useCase.run(invocation, surroundings) }
    }

    private func readInput() throws(Complaint) -> [String] {
        if system.isTerminal(STDIN_FILENO) {
            console.say("One item a line; Ctrl-D ends.")
            console.talk.flush()
        }
        guard let bytes = try? console.input.readAll() else { throw Complaint.unreadableInput }
        return try Complaint.from { () throws(Misunderstanding) in try RawText.lines(bytes) }
    }
}

// MARK: - Many commands

extension Session {
    /// On a terminal the list stays open; where only answers are wanted it is shown once.
    private func openShell() throws(Complaint) {
        guard console.canAsk, surroundings.style != .json, system.isTerminal(STDOUT_FILENO) else {
            return try run(Invocation(command: ListUpcomingCommand.command.name), in: surroundings)
        }
        surroundings.runWords = { [unowned self] words, delegate in
            console.forgetStatus()
            hasNewSettings = false
            run(words: words, toldTo: delegate)
            return console.hasFailed ? .failed : hasNewSettings ? .changedSettings : .done
        }
        surroundings.openAnew = { [unowned self] in opensAnew = true }
        repeat {
            opensAnew = false
            try run(Invocation(command: ShellCommand.command.name), in: surroundings)
        } while opensAnew
        console.forgetStatus()
    }

    /// Runs one line of a script, and tells what is wrong with it; false where it asks to leave.
    private func run(line bytes: [UInt8], number: Int) -> Bool {
        do {
            let line = try Complaint.from { () throws(Misunderstanding) in
                try TypedLine(try RawText.line(bytes[...], isFirst: number == 1))
            }
            switch line {
            case .nothing: return true
            case .leave: return false
            case .words(let words): run(words: words)
            }
        } catch {
            console.complain(error, in: surroundings.style)
        }
        return true
    }

    /// Runs the command that a line says, and tells what is wrong with it.
    private func run(words: [String], toldTo delegate: (any ListDelegate)? = nil) {
        do {
            let line = try Complaint.from { () throws(Misunderstanding) in try parser.parse(words) }
            try run(line: line, toldTo: delegate)
            if line.command == ManageSettingsCommand.command.name { goByNewSettings() }
        } catch {
            let style = surroundings.style == .columns ? AnswerStyle(ofWords: words) : surroundings.style
            console.complain(error, in: style)
        }
    }

    private func run(line: Invocation, toldTo delegate: (any ListDelegate)?) throws(Complaint) {
        if let page = try Pages.answer(to: line, parser.commands) { return console.show(page, in: style(of: line)) }
        if line.command == nil {
            throw Complaint(.wrongUsage, "There is no command in it; adder help lists them.")
        }
        if line.command == ShellCommand.command.name {
            throw Complaint(.wrongUsage, "The list is open already; type what is to be done, or quit.")
        }
        if line.wantsInput {
            throw Complaint(
                .wrongUsage,
                "Standard input is these commands, so - has nothing to read; use adder add - alone."
            )
        }
        // Whatever reads another file must not wait for what this one holds.
        if line.has(.db), !console.output.settle() { return }
        let hadColor = console.hasColor
        defer { console.hasColor = hadColor }
        if line.has(.color) || line.has(.plain) {
            console.hasColor = system.hasColor(for: line, chosen: preferences.color)
        }
        try run(line, in: surroundings(for: line).told(to: delegate))
    }

    /// What was chosen a line ago holds from here on, as far as it makes sense.
    private func goByNewSettings() {
        let new = Preferences(system, parser)
        guard new.complaint == nil, !new.isLike(preferences) else { return }
        preferences = new
        surroundings.weekStart = new.weekStart
        surroundings.calendar = new.calendar
        surroundings.prompt = new.prompt
        console.palette = new.palette
        console.hasColor = system.hasColor(for: invocation, chosen: new.color)
        hasNewSettings = true
    }

    /// A line may name a list and a style of its own.
    private func surroundings(for line: Invocation) -> Surroundings {
        var own = surroundings
        if let path = line.value(of: .db) { own.store = store(at: path) }
        own.style = style(of: line)
        return own
    }

    private func style(of line: Invocation) -> AnswerStyle {
        let own = AnswerStyle(of: line)
        return own == .columns ? surroundings.style : own
    }

    /// Of those that lines name one is kept open, as lines that follow each other mostly name the same.
    private func store(at path: String) -> Store {
        let file = StoreFile(path: path)
        if let otherStore, otherStore.file == file { return otherStore.store }
        if otherStore?.store.hasChanged == true { hasChangedOthers = true }
        let store = Session.store(file, console, surroundings.style)
        takeCare(of: store, at: file)
        otherStore = (file, store)
        return store
    }
}

extension Complaint {
    static let unreadableInput = Complaint(
        .outputFailed,
        "Standard input could not be read; give a file or a pipe."
    )

    /// What the body makes of the words, or the complaint about them.
    static func from<Answer>(
        _ body: () throws(Misunderstanding) -> Answer
    ) throws(Complaint) -> Answer {
        do {
            return try body()
        } catch {
            throw Complaint(error)
        }
    }
}
