import Almanac
import Boundary
import Presentation

/// Keeps the list open: finds out where each typed line leads, and says what matters meanwhile.
final class ShellPresenter {
    weak var router: (any ShellRouting)?
    private let view: any ShellShowing
    private let interactor: any ShellInteracting
    private let reader: any ShellReading
    private let calendar: CalendarWords
    private let promptStyle: PromptStyle
    /// What is done once the person has agreed to it.
    private var proposal: Proposal?

    private enum Proposal {
        case newItem([String])
        case lines([PastedLine])
    }

    /// More than this nobody looks through above a line.
    private static let mostSuggestions = 20
    /// Of what was done elsewhere, before it is only counted.
    private static let mostCommands = 3
    private var hasLeft = false
    /// Whether the settings have changed that this was opened with; another one will be.
    private var isOutdated = false
    /// Since its changes were shown.
    private var hasChangedList = false
    /// Of what was to be changed last.
    private var hasLeftListAsItWas = false

    init(
        view: any ShellShowing,
        interactor: any ShellInteracting,
        reader: any ShellReading,
        calendar: CalendarWords,
        promptStyle: PromptStyle
    ) {
        self.view = view
        self.interactor = interactor
        self.reader = reader
        self.calendar = calendar
        self.promptStyle = promptStyle
    }

    func open() {
        view.showPrompt("adder> ")
        // Whatever is changed from here on is noticed.
        interactor.look()
        interactor.recallLines()
        router?.presentList()
        view.showRemark("add TEXT adds an item, a number shows one, Enter looks again, help tells more, quit leaves.")
    }

    /// Whatever was to be done has come to its end.
    private func followUp() {
        if hasLeft { return }
        if isOutdated {
            hasLeft = true
            router?.openShellAnew()
        } else if hasChangedList {
            hasChangedList = false
            interactor.look()
        }
    }
}

extension ShellPresenter: ListDelegate {
    func didChangeList() {
        hasChangedList = true
    }

    func didNotChangeList() {
        hasLeftListAsItWas = true
    }
}

// MARK: - Lines

extension ShellPresenter: ShellEventHandling {
    func willAsk() {
        interactor.look()
    }

    func didEnter(_ line: String) {
        interactor.keepLines([line])
        do {
            carryOut(try reader.wish(line))
            followUp()
        } catch {
            view.showComplaint(Complaint(error))
        }
    }

    func didLeave() {
        hasLeft = true
        router?.leaveShell()
    }

    private func carryOut(_ wish: ShellWish) {
        switch wish {
        case .refresh: router?.presentList()
        case .help: view.showHelp(ShellHelp.display)
        case .newItem([]): router?.presentQuestionsForItem()
        case .newItem(let words): router?.presentAddItem(words)
        case .items(let filter): router?.presentItems(filter)
        case .command(let words): _ = hasRun(words)
        case .text(let words, let nearest): propose(words, nearest)
        case .leave: didLeave()
        }
    }

    /// False where the command failed.
    private func hasRun(_ words: [String]) -> Bool {
        let end = router?.run(words)
        if end == .changedSettings { isOutdated = true }
        return end != .failed
    }

    private func propose(_ words: [String], _ nearest: String?) {
        let meant = nearest.map { "; did you mean “\($0)”" } ?? ""
        let front = "There is no command “\(words.first ?? "")”\(meant)"
        proposal = .newItem(words)
        view.askWhether("\(front)\(nearest == nil ? "." : "?") Add “\(words.joined(separator: " "))” to the list?")
    }

    func didAnswer(_ answer: Consent) {
        guard let proposal else { return }
        self.proposal = nil
        defer { followUp() }
        switch (proposal, answer) {
        case (.newItem(let words), .yes): router?.presentAddItem(words)
        case (.newItem, _): view.showRemark("Nothing was added.")
        case (.lines(let lines), .yes): carryOut(lines)
        case (.lines, _): view.showRemark("Nothing was run.")
        }
    }

    func didPressTab(after typed: String) {
        router?.presentSuggestions(after: typed)
    }

    /// Another module knows how the line can go on.
    func didFind(_ insertion: String, _ words: [ShellSuggestionsDisplay.Row]) {
        if !insertion.isEmpty { return view.insert(insertion) }
        guard !words.isEmpty else { return }
        let more = words.count - ShellPresenter.mostSuggestions
        view.showSuggestions(
            ShellSuggestionsDisplay(
                rows: Array(words.prefix(ShellPresenter.mostSuggestions)),
                remark: more > 0 ? "There are \(more) more and perhaps others; type a letter of what you mean." : ""
            )
        )
    }
}

// MARK: - Pasted lines

extension ShellPresenter {
    func didPaste(_ lines: [String]) {
        var pasted: [PastedLine] = []
        for (index, line) in lines.enumerated() {
            do {
                let wish = try reader.wish(line)
                if wish != .refresh { pasted.append(PastedLine(line, wish)) }
            } catch {
                let complaint = Complaint(error)
                let sentence = "Line \(index + 1) of what was pasted: \(complaint.sentence) Nothing was run."
                return view.showComplaint(Complaint(complaint.status, sentence))
            }
        }
        guard !pasted.isEmpty else { return }
        proposal = .lines(pasted)
        view.showPastedLines(pasted.map(\.display))
        view.askWhether(pasted.count == 1 ? "Do that?" : "Do these \(pasted.count) things, one after the other?")
    }

    private func carryOut(_ lines: [PastedLine]) {
        interactor.keepLines(lines.map(\.line))
        var left = lines[...]
        while let line = left.popFirst(), succeeds(line), !hasLeft, !view.isInterrupted {}
        if !hasLeft, let next = left.first {
            view.showRemark("Nothing was done from “\(next.line)” on.")
        }
    }

    /// A command that finds nothing to do has not failed; an item that is not there afterwards has.
    private func succeeds(_ line: PastedLine) -> Bool {
        if case .command(let words) = line.wish { return hasRun(words) }
        hasLeftListAsItWas = false
        carryOut(line.wish)
        return !hasLeftListAsItWas
    }
}

// MARK: - Answers

extension ShellPresenter: ShellInteractorOutput {
    func foundStanding(_ standing: ShellStanding) {
        let counts = [(standing.overdue, "overdue"), (standing.today, "today")]
            .filter { $0.0 > 0 && promptStyle == .full }
            .map { "\($0) \($1)" }
        let words = counts.isEmpty ? "" : " " + counts.joined(separator: ", ")
        view.showPrompt("adder\(words)> ")
    }

    func couldNotLook(_ trouble: StorageTrouble) {
        view.showPrompt("adder ?> ")
    }

    func othersChangedList(_ commands: [String]) {
        guard !commands.isEmpty else { return view.showRemark("The list was changed elsewhere.") }
        let named = commands.prefix(ShellPresenter.mostCommands).joined(separator: "; ")
        let more = commands.count - ShellPresenter.mostCommands
        view.showRemark("Elsewhere: \(named)\(more > 0 ? "; and \(more) more" : "")")
    }

    func listHasChanged() {
        router?.presentChangesOfList()
    }

    func dayHasBegun(_ day: Day) {
        view.showRemark("It is \(calendar.day(day, from: day)) now.")
        router?.presentList()
    }
}

// MARK: - Lines of before

extension ShellPresenter {
    func recalledLines(_ lines: [String]) {
        view.offerLines(lines)
    }

    func couldNotKeepLines(_ trouble: StorageTrouble) {
        let reason = trouble.detail.isEmpty ? "" : " (\(trouble.detail))"
        view.showRemark("Lines are not kept for the next time: \(trouble.path) cannot be used\(reason).")
    }
}
