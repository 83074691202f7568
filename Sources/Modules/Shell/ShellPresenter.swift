import Almanac
import CommandLine
import ItemLanguage
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
        case pasted([ShellPastedPart], lines: [String])
        /// The pasted lines after one that failed.
        case rest([ShellPastedPart], lines: [String])
    }

    /// The effects of the lines since the last prompt; a later case prevails.
    private enum State: Comparable {
        case unchanged, listChanged
        /// The settings changed, so the shell must be reopened.
        case outdated
        case left
    }

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
        router.presentList(above: ShellSentences.welcome)
        view.showMessage(ShellSentences.welcome)
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
        if reader.isListed(line) { return didPaste([line]) }
        do {
            perform(try reader.intent(of: line))
            followUp()
        } catch {
            view.showError(ErrorMessage(error, router))
        }
    }

    func isCommand(_ line: String) -> Bool {
        switch try? reader.intent(of: line) {
        case .command, .invocation, .newItem, .items, .help, .clear, .severalCommands, .leave: true
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

    private func perform(_ intent: ShellIntent) {
        switch intent {
        case .refresh: router.presentList(above: ShellSentences.welcome)
        case .help: view.showHelp(ShellHelp.display)
        case .clear: view.clearScreen()
        case .newItem([]): router.presentAddItemQuestions()
        case .newItem(let words): add(words)
        case .items(let filter): router.presentItems(filter)
        case .command(let words): finish(router.run(words))
        case .invocation(let invocation): finish(router.run(invocation))
        case .text(let words, let nearest): propose(words, nearest)
        case .textWithSign(let words, let sign):
            view.showMessage(ShellSentences.foreignSign(sign))
            propose(words, nil)
        case .severalCommands(let sign): refuse(ErrorMessage(.wrongUsage, said: ShellSentences.severalCommands(sign)))
        case .leave: didLeave()
        }
    }

    private func finish(_ outcome: CommandOutcome) {
        self.outcome = outcome
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
        case (.newItem, _): view.showMessage(ChangeSentences.nothingAdded)
        case (.pasted(let parts, let lines), .yes):
            interactor.keepLines(parts.typed(in: lines))
            perform(parts, lines)
        case (.pasted(let parts, _), _):
            view.showMessage(parts.allSatisfy(\.isItems) ? ChangeSentences.nothingAdded : ShellSentences.nothingRun)
        case (.rest(let parts, let lines), .yes): perform(parts, lines)
        case (.rest(let parts, let lines), _): view.showMessage(ShellSentences.notRun(parts.typed(in: lines).count))
        }
    }

    func didPressTab(after typed: String) {
        let line = reader.unfinishedLine(typed)
        router.presentSuggestions(at: line, or: line.words.isEmpty ? ShellHelp.words : [])
    }

    func didFind(_ replacement: String, for typed: String) {
        view.replace(typed, with: replacement)
    }

    func didFind(_ insertion: String, _ words: [ShellSuggestionsDisplay.Row]) {
        if !insertion.isEmpty { return view.insert(insertion) }
        guard !words.isEmpty else { return }
        let more = words.count - ShellPresenter.maxSuggestions
        view.showSuggestions(
            ShellSuggestionsDisplay(
                rows: Array(words.prefix(ShellPresenter.maxSuggestions)),
                message: more > 0 ? ShellSentences.moreSuggestions(more) : ""
            )
        )
    }
}

// MARK: - Pasted lines

extension ShellPresenter {
    func didPaste(_ lines: [String]) {
        let parts: [ShellPastedPart]
        do {
            parts = try reader.parts(ofPasted: lines)
        } catch {
            return view.showError(ShellSentences.pastedLine(error.line, ErrorMessage(error.error, router)))
        }
        guard !parts.isEmpty else { return }
        proposal = .pasted(parts, lines: lines)
        view.ask(ShellSentences.question(aboutLines: show(parts, lines), areItems: parts.allSatisfy(\.isItems)))
    }

    /// Shows the first of the lines, and returns the number of all.
    private func show(_ parts: [ShellPastedPart], _ lines: [String]) -> Int {
        let count = parts.typed(in: lines).count
        var rows: [ShellPastedLineDisplay] = []
        for part in parts where rows.count < view.pastedRowLimit {
            rows += part.rows(view.pastedRowLimit - rows.count)
        }
        view.showPastedLines(rows, more: rows.count < count ? ShellSentences.moreLines(count - rows.count) : nil)
        return count
    }

    private func perform(_ parts: [ShellPastedPart], _ lines: [String]) {
        var left = parts[...]
        while let part = left.popFirst(), succeeds(part), state != .left, !view.isInterrupted {}
        guard state != .left, !left.isEmpty else { return }
        proposal = .rest(Array(left), lines: lines)
        view.showMessage(ShellSentences.stopped)
        view.ask(ShellSentences.question(aboutRemaining: show(Array(left), lines)))
    }

    /// Carries out the part. A command may succeed without changing the list; adding an item must change it.
    private func succeeds(_ part: ShellPastedPart) -> Bool {
        outcome = .done
        switch part {
        case .items(let lines): add(lines)
        case .line(let line): perform(line.intent)
        }
        return outcome != .failed
    }

    private func add(_ lines: [ListedLine]) {
        do {
            let list = try reader.newItems(lines)
            if lines.count == 1 {
                router.presentAddItem(list[0], typed: lines[0].text)
            } else {
                router.presentAddItems(list)
            }
        } catch {
            refuse(ErrorMessage(error, router))
        }
    }
}

// MARK: - Answers

extension ShellPresenter: ShellInteractorOutput {
    func foundCounts(_ counts: ShellCounts) {
        view.showPrompt(promptStyle == .full ? ShellSentences.prompt(counts) : ShellSentences.prompt)
    }

    func couldNotReadList(_ failure: ListError) {
        view.showPrompt(ShellSentences.promptOfUnreadableList)
    }

    func othersChangedList(_ commands: [String]) {
        guard !commands.isEmpty else { return view.showMessage(ShellSentences.listWasChanged) }
        let named = Array(commands.prefix(ShellPresenter.maxCommands))
        view.showMessage(ShellSentences.othersChanged(named, of: commands.count))
    }

    func listHasChanged() {
        router.presentListChanges()
    }

    func dayHasBegun(_ day: Day) {
        view.showMessage(ShellSentences.newDay(calendar.day(day, from: day)))
        router.presentList(above: ShellSentences.welcome)
    }
}

// MARK: - History

extension ShellPresenter {
    func recalledLines(_ lines: [String]) {
        view.offerLines(lines)
    }

    func couldNotKeepLines(_ failure: ListError) {
        view.showMessage(ListSentences.unusableHistory(failure))
    }
}
