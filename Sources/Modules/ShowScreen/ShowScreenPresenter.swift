import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows one list at a time, and leads from its items to the modules that change them.
final class ShowScreenPresenter: ShowScreenPresenting {
    private let view: any ShowScreenViewing
    /// The line for filters and commands.
    private let line: any InputViewing
    private let interactor: any ShowScreenInteracting
    private let router: any ShowScreenRouting
    private let reader: ShowScreenReader
    private let modules: [ShowScreenModuleAction]
    /// Today, in words.
    private let today: () -> String
    private let suggest: (UnfinishedLine) -> InputSuggestion

    private var list = ShowScreenList()
    private var counts = ShowScreenCounts()
    /// The items that the open question or input line is about.
    private var subject: [Int] = []

    init(
        view: any ShowScreenViewing,
        line: any InputViewing,
        interactor: any ShowScreenInteracting,
        router: any ShowScreenRouting,
        reader: ShowScreenReader,
        modules: [ShowScreenModuleAction],
        today: @escaping () -> String,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion
    ) {
        self.view = view
        self.line = line
        self.suggest = suggest
        self.interactor = interactor
        self.router = router
        self.reader = reader
        self.modules = modules
        self.today = today
    }

    func open(_ text: String) {
        // Before the list is read, so that no change after it goes unnoticed.
        interactor.checkForChanges()
        counts.recount(saved: reader.savedNames)
        if let problem = read(text, isFirst: true) {
            view.showMessage(problem)
            showList()
        }
    }

    /// Shows the list with a filter. Returns the reason why it can't be.
    @discardableResult
    private func read(_ text: String, isFirst: Bool = false) -> String? {
        do {
            let filter = try reader.filter(of: list.place, and: text)
            guard text != list.text || filter != list.filter || isFirst else { return nil }
            (list.text, list.filter) = (text, filter)
            showList()
            return nil
        } catch {
            return ErrorMessage(error, router).sentence
        }
    }

    private func showList() {
        view.showTitle(title)
        view.showSidebar(ShowScreenSentences.sidebar(counts))
        view.showStart()
        view.reload(selecting: [])
    }

    private var title: ShowScreenTitle {
        ShowScreenTitle(
            name: ShowScreenSentences.name(of: list),
            facts: ShowScreenSentences.facts(of: list),
            day: today(),
            hint: list.text.isEmpty ? "" : ShowScreenSentences.filterHint
        )
    }
}

// MARK: - Reading

extension ShowScreenPresenter {
    func loadList(unless isStopped: @escaping () -> Bool) {
        router.presentList(list, unless: isStopped)
    }

    func loadItems(at places: Range<Int>) {
        router.presentItems(at: places)
    }

    /// Takes the count from the list that is shown, which need not be counted again.
    func didLoadList(of count: Int) {
        guard list.text.isEmpty, !list.isReview, counts.isMissing(list.place) else { return }
        counts.set(count, of: list.place)
        view.showSidebar(ShowScreenSentences.sidebar(counts))
    }

    func loadDetails(of id: Int) {
        router.presentDetails(of: id)
    }

    func loadCount(unless isStopped: @escaping () -> Bool) -> Bool {
        guard let next = counts.next else { return true }
        switch next {
        case .place(let place):
            guard let filter = try? reader.filter(of: place, and: "") else {
                counts.skip(place)
                break
            }
            guard let count = router.count(ShowScreenList(place: place, filter: filter), unless: isStopped) else {
                return false
            }
            counts.set(count, of: place)
        case .projects:
            guard let rows = router.projects(unless: isStopped) else { return false }
            counts.projects = rows
        case .tags:
            guard let rows = router.tags(unless: isStopped) else { return false }
            counts.tags = rows
        }
        view.showSidebar(ShowScreenSentences.sidebar(counts))
        return counts.next == nil
    }
}

extension ShowScreenPresenter: ShowScreenInteractorOutput {
    func listHasChanged() {
        if !subject.isEmpty { interactor.checkForRemoval(of: subject) }
        counts.recount(saved: reader.savedNames)
        // Dates such as “today” may mean another day.
        list.filter = (try? reader.filter(of: list.place, and: list.text)) ?? list.filter
        view.showTitle(title)
        view.reload(selecting: [])
    }

    func itemsWereRemoved() {
        if view.closeQuestions() { view.showMessage(ShowScreenSentences.itemsWereRemoved(subject)) }
        subject = []
    }

    func couldNotReadList(_ failure: ListError) {
        view.showError(ErrorMessage(failure, router))
    }
}

extension ShowScreenPresenter: ListDelegate {
    func didFinish(_ outcome: ListOutcome) {
        if case .chose(let ids) = outcome, let first = ids.first { go(to: first) }
        guard case .changed(let ids) = outcome else { return }
        // The change is seen here already.
        interactor.checkForChanges()
        counts.recount(saved: reader.savedNames)
        view.reload(selecting: ids)
    }
}

// MARK: - Places and filters

extension ShowScreenPresenter {
    func didChoose(_ place: ShowScreenPlace) {
        guard place != list.place || list.isReview else { return }
        let text = list.text
        list = ShowScreenList(place: place)
        if let filter = try? reader.filter(of: place, and: text) { (list.text, list.filter) = (text, filter) }
        showList()
    }

    func didStepBack() -> Bool {
        if list.isReview {
            review()
            return true
        }
        guard !list.text.isEmpty else { return false }
        read("")
        return true
    }

    func didAnswer(_ subject: ShowScreenQuestion.Subject, _ index: Int?) {
        guard let index else { return }
        switch subject {
        case .removal(let ids): if index == 0 { router.presentRemoval(ids) }
        case .priority(let ids):
            var changes = ItemChanges()
            let level = ShowScreenSentences.priorities[index]
            changes.priority = level.map { .set($0) } ?? .clear
            router.presentChange(ids, by: changes, typed: ShowScreenSentences.typed(level))
        case .order:
            list.order = ShowScreenSentences.orders[index].order.map { [$0] } ?? []
            showList()
        case .grouping:
            list.grouping = ShowScreenSentences.groupings[index].grouping
            showList()
        case .copy(let id, let title):
            view.copy(index == 0 ? String(id) : title)
            view.showMessage(ShowScreenSentences.copied)
        }
    }
}

// MARK: - Actions

extension ShowScreenPresenter {
    func didAct(_ action: ShowScreenAction, on ids: [Int], title: String) {
        subject = action.isAboutItems ? ids : []
        if action.isAboutItems, ids.isEmpty { return view.showMessage(ShowScreenSentences.noItem) }
        switch action {
        case .add: router.presentNewItem(parent: nil)
        case .addPart: router.presentNewItem(parent: ids[0])
        case .done: router.presentDone(ids)
        case .reopen: router.presentReopening(ids)
        case .edit: router.presentEditor(ids)
        case .remove: view.ask(ShowScreenSentences.removal(ids, title: title))
        case .priority: view.ask(ShowScreenSentences.priority(ids))
        case .copy: view.ask(ShowScreenSentences.copy(ids[0], title))
        case .move, .wait, .note, .tags, .project: router.presentInput(action, of: ids, text: "")
        case .rename: router.presentInput(action, of: Array(ids.prefix(1)), text: title)
        case .undo: router.presentUndo()
        case .redo: router.presentRedo()
        case .sort: arrange(ShowScreenSentences.order)
        case .group: arrange(ShowScreenSentences.grouping)
        case .review: review()
        case .filter:
            line.open(InputDisplay(label: ShowScreenSentences.filterLabel, text: list.text), for: filterLine)
        case .command:
            let commands = ShowScreenCommandLine(line: line, suggest: suggest) { [weak self] in self?.run($0) }
            line.open(InputDisplay(label: ":"), for: commands)
        case .quit: view.close()
        default: break
        }
    }

    func didAct(named name: String, on ids: [Int]) {
        subject = ids
        if ids.isEmpty, modules.first(where: { $0.name == name })?.needsItems != false {
            return view.showMessage(ShowScreenSentences.noItem)
        }
        router.present(name, of: ids)
    }

    func didRun(_ command: String, on ids: [Int]) {
        let place = "{ids}"
        guard let words = try? LineSplitter.words(command) else { return run(command) }
        if ids.isEmpty, words.contains(place) { return view.showMessage(ShowScreenSentences.noItem) }
        router.run(words.flatMap { $0 == place ? ids.map(String.init) : [$0] })
    }

    /// Shows only the items that need a decision, or all of them again.
    private func review() {
        list.isReview.toggle()
        showList()
    }

    private func arrange(_ question: ShowScreenQuestion) {
        switch list.place {
        case _ where list.isReview,
            .upcoming where question.subject == .order, .today, .next, .agenda, .calendar, .stats, .burndown:
            view.showMessage(ShowScreenSentences.ownOrder(ShowScreenSentences.name(of: list)))
        default: view.ask(question)
        }
    }

    /// The line for the filter. Escape brings the present list back.
    private var filterLine: ShowScreenFilterLine {
        let earlier = list
        return ShowScreenFilterLine(line: line, suggest: suggest) { [weak self] in
            self?.read($0)
        } cancel: { [weak self] in
            self?.list = earlier
            self?.showList()
        }
    }

    /// Goes to an item, in a list of its own if it is in no other.
    private func go(to id: Int) {
        if view.select(id) { return }
        list = ShowScreenList(place: .all)
        if let problem = read(String(id)) { view.showMessage(problem) }
    }

    /// Runs a command, or goes to an item.
    private func run(_ line: String) {
        do throws(UsageError) {
            switch try TypedLine(line, to: .adder) {
            case .empty: break
            case .quit: view.close()
            case .words(let words):
                if words.count == 1, let id = Int(words[0]) { go(to: id) } else { router.run(words) }
            }
        } catch {
            view.showError(ErrorMessage(InputError.usage(error), router))
        }
    }
}
