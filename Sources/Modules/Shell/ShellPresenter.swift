import Almanac
import CommandLine
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Carries out each typed line, and reports changes to the list in the meantime.
final class ShellPresenter: ShellPresenting {
    private let view: any ShellViewing
    private let interactor: any ShellInteracting
    private let router: any ShellRouting
    private let reader: any ShellReading
    private let calendar: CalendarWords
    private let promptStyle: PromptStyle
    /// The action that awaits confirmation.
    private var proposal: Proposal?

    private enum Proposal {
        case newItem([String])
        case lines([ShellPastedLine])
    }

    /// The effects of the lines since the last prompt; a later case prevails.
    private enum State: Comparable {
        case unchanged, listChanged
        /// The settings changed, so the shell must be reopened.
        case outdated
        case left
    }

    private static let welcome =
        "Type add TEXT, an id, or help for more. Enter refreshes, and quit leaves."
    private static let maxSuggestions = 20
    private static let maxCommands = 3
    private var state = State.unchanged
    /// The outcome of the last line.
    private var outcome = CommandOutcome.done

    init(
        view: any ShellViewing,
        interactor: any ShellInteracting,
        router: any ShellRouting,
        reader: any ShellReading,
        calendar: CalendarWords,
        promptStyle: PromptStyle
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.reader = reader
        self.calendar = calendar
        self.promptStyle = promptStyle
    }

    func open() {
        view.showPrompt(ShellSentences.prompt)
        // Before the list is shown, so that no change after it goes unnoticed.
        interactor.checkForChanges()
        interactor.recallLines()
        router.presentList(above: ShellPresenter.welcome)
        view.showMessage(ShellPresenter.welcome)
    }

    private func followUp() {
        switch state {
        case .unchanged, .left: break
        case .listChanged:
            state = .unchanged
            interactor.checkForChanges()
        case .outdated:
            state = .left
            router.reopenShell()
        }
    }
}

extension ShellPresenter: ListDelegate {
    func didFinish(_ outcome: ListOutcome) {
        if outcome.hasChanged { state = max(state, .listChanged) } else { self.outcome = .failed }
    }
}

// MARK: - Lines

extension ShellPresenter {
    func willAsk() {
        interactor.checkForChanges()
    }

    func didEnter(_ line: String) {
        interactor.keepLines([line])
        do {
            carryOut(try reader.intent(of: line))
            followUp()
        } catch {
            view.showError(ErrorMessage(error, router))
        }
    }

    func isCommand(_ line: String) -> Bool {
        switch try? reader.intent(of: line) {
        case .command, .newItem, .items, .listWithOption, .help, .clear, .severalCommands, .leave: true
        // A single word is more likely a mistyped answer, and so is “yes please”.
        case .text(let words, _), .textWithSign(let words, _):
            words.count > 1 && !ShellPresenter.answers.contains(words[0].lowercased().filter(\.isLetter))
        case .refresh, nil: false
        }
    }

    private static let answers: Set = ["y", "yes", "yeah", "yep", "n", "no", "nope", "ok", "okay"]

    func didLeave() {
        state = .left
        router.leaveShell()
    }

    private func carryOut(_ intent: ShellIntent) {
        switch intent {
        case .refresh: router.presentList(above: ShellPresenter.welcome)
        case .help: view.showHelp(ShellHelp.display)
        case .clear: view.clearScreen()
        case .newItem([]): router.presentAddItemQuestions()
        case .newItem(let words): add(words)
        case .items(let filter): router.presentItems(filter)
        case .command(let words): run(words)
        case .text(let words, let nearest): propose(words, nearest)
        case .textWithSign(let words, let sign):
            view.showMessage(ShellSentences.foreignSign(sign))
            propose(words, nil)
        case .listWithOption(let words, let option):
            run(words)
            view.showMessage(ShellSentences.listOption(option))
        case .severalCommands(let sign): refuse(ErrorMessage(.wrongUsage, ShellSentences.severalCommands(sign)))
        case .leave: didLeave()
        }
    }

    private func run(_ words: [String]) {
        outcome = router.run(words)
        if outcome == .changedSettings { state = max(state, .outdated) }
    }

    private func add(_ words: [String]) {
        do {
            router.presentAddItem(try reader.newItem(words), typed: LineSplitter.joined(words))
        } catch {
            refuse(ErrorMessage(error, router))
        }
    }

    private func refuse(_ errorMessage: ErrorMessage) {
        outcome = .failed
        view.showError(errorMessage)
    }

    private func propose(_ words: [String], _ nearest: String?) {
        proposal = .newItem(words)
        view.ask(ShellSentences.proposal(words, nearest: nearest))
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let proposal else { return }
        self.proposal = nil
        defer { followUp() }
        switch (proposal, answer) {
        case (.newItem(let words), .yes): add(words)
        case (.newItem, _): view.showMessage("Nothing was added.")
        case (.lines(let lines), .yes): carryOut(lines)
        case (.lines, _): view.showMessage("Nothing was run.")
        }
    }

    func didPressTab(after typed: String) {
        let line = reader.unfinishedLine(typed)
        router.presentSuggestions(at: line, or: line.words.isEmpty ? ShellHelp.words : [])
    }

    func didFind(_ insertion: String, _ words: [ShellSuggestionsDisplay.Row]) {
        if !insertion.isEmpty { return view.insert(insertion) }
        guard !words.isEmpty else { return }
        let more = words.count - ShellPresenter.maxSuggestions
        view.showSuggestions(
            ShellSuggestionsDisplay(
                rows: Array(words.prefix(ShellPresenter.maxSuggestions)),
                message: more > 0 ? "At least \(more) more. Type another letter to narrow the list." : ""
            )
        )
    }
}

// MARK: - Pasted lines

extension ShellPresenter {
    func didPaste(_ lines: [String]) {
        var pasted: [ShellPastedLine] = []
        for (index, line) in lines.enumerated() {
            do {
                let intent = try reader.intent(of: line)
                if intent != .refresh { pasted.append(ShellPastedLine(line, intent)) }
            } catch {
                let errorMessage = ErrorMessage(error, router)
                let sentence = "Pasted line \(index + 1): \(errorMessage.sentence) Nothing was run."
                return view.showError(ErrorMessage(errorMessage.status, sentence))
            }
        }
        guard !pasted.isEmpty else { return }
        proposal = .lines(pasted)
        view.showPastedLines(pasted.map(\.display))
        view.ask(pasted.count == 1 ? "Run this line?" : "Run these \(pasted.count) lines in order?")
    }

    private func carryOut(_ lines: [ShellPastedLine]) {
        interactor.keepLines(lines.map(\.line))
        var left = lines[...]
        while let line = left.popFirst(), succeeds(line), state != .left, !view.isInterrupted {}
        if state != .left, let next = left.first {
            view.showMessage("Stopped before “\(next.line)”. The remaining lines were not run.")
        }
    }

    /// Carries out the line. A command may succeed without changing the list; adding an item must change it.
    private func succeeds(_ line: ShellPastedLine) -> Bool {
        outcome = .done
        carryOut(line.intent)
        return outcome != .failed
    }
}

// MARK: - Answers

extension ShellPresenter: ShellInteractorOutput {
    func foundCounts(_ counts: ShellCounts) {
        view.showPrompt(promptStyle == .full ? ShellSentences.prompt(counts) : ShellSentences.prompt)
    }

    func couldNotReadList(_ failure: ListError) {
        view.showPrompt("adder ?> ")
    }

    func othersChangedList(_ commands: [String]) {
        guard !commands.isEmpty else { return view.showMessage("The list was changed outside this shell.") }
        let named = Array(commands.prefix(ShellPresenter.maxCommands))
        view.showMessage(ShellSentences.othersChanged(named, of: commands.count))
    }

    func listHasChanged() {
        router.presentListChanges()
    }

    func dayHasBegun(_ day: Day) {
        view.showMessage("It is now \(calendar.day(day, from: day)).")
        router.presentList(above: ShellPresenter.welcome)
    }
}

// MARK: - History

extension ShellPresenter {
    func recalledLines(_ lines: [String]) {
        view.offerLines(lines)
    }

    func couldNotKeepLines(_ failure: ListError) {
        view.showMessage(ShellSentences.unusableHistory(failure))
    }
}

// MARK: - Sentences

/// The sentences of the shell that contain facts.
enum ShellSentences {
    static let prompt = "adder> "

    /// `adder 2 overdue, 3 today> `.
    static func prompt(_ counts: ShellCounts) -> String {
        switch (counts.overdue, counts.today) {
        case (0, 0): prompt
        case (let overdue, 0): "adder \(overdue) overdue> "
        case (0, let today): "adder \(today) today> "
        case (let overdue, let today): "adder \(overdue) overdue, \(today) today> "
        }
    }

    static func proposal(_ words: [String], nearest: String?) -> String {
        let (word, text) = (words.first ?? "", words.joined(separator: " "))
        return nearest.map { "“\(word)” is not a command (closest: “\($0)”). Add “\(text)” to the list?" }
            ?? "“\(word)” is not a command. Add “\(text)” to the list?"
    }

    /// `commands` are the first few of all.
    static func othersChanged(_ commands: [String], of count: Int) -> String {
        let named = commands.joined(separator: "; ")
        return count > commands.count
            ? "Changed outside this shell: \(named); and \(count - commands.count) more"
            : "Changed outside this shell: \(named)"
    }

    static func unusableHistory(_ failure: ListError) -> String {
        failure.detail.isEmpty
            ? "Can't use the history file \(failure.path)."
            : "Can't use the history file \(failure.path) (\(failure.detail))."
    }

    static func severalCommands(_ sign: String) -> String {
        "The shell runs one command per line, so “\(sign)” has no meaning here. Use one line for each command."
    }

    static func foreignSign(_ sign: String) -> String {
        "The shell runs one command of adder per line and no other programs, so “\(sign)” has no meaning here."
    }

    static func listOption(_ option: String) -> String {
        "“\(option)” left out the items with the tag “\(option.dropFirst())”. This lists items, not files; to run other "
            + "programs, quit the shell."
    }
}
