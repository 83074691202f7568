import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows one list at a time, and leads from its items to the modules that change them.
final class ShowScreenPresenter: ShowScreenPresenting {
    /// The action of a key and its items, until the change is reported.
    struct Act {
        /// `nil` for a command and for the actions of other modules.
        var action: ShowScreenAction?
        /// The items that the open question or input line is about.
        var items: [Int] = []
        /// `true` if the change is about the marked items.
        var usesMarks = false
    }

    let view: any ShowScreenViewing
    /// The line for filters and commands.
    let line: any InputViewing
    let interactor: any ShowScreenInteracting
    let router: any ShowScreenRouting
    let reader: ShowScreenReader
    let modules: [ShowScreenModuleAction]
    let today: () -> Day
    let words: (Day) -> String
    let suggest: (UnfinishedLine) -> InputSuggestion

    var list = ShowScreenList()
    private var counts = ShowScreenCounts()
    /// The order and groups that were chosen for lists, here or in earlier screens.
    var arrangements: [ShowScreenPlace: ShowScreenArrangement] = [:]
    /// The commands typed before, oldest first; `nil` if they can't be read.
    var typedLines: [String]?
    /// The items that were current in the lists shown before.
    var currentItems: [ShowScreenPlace: Int] = [:]
    /// Says why the list can't be read, while what is shown is old.
    private var readError: ErrorMessage?
    /// Says that the file of the list is gone.
    private(set) var missingList: String?
    var act = Act()
    private var changes = ShowScreenChanges()
    /// The day on which the lists were read.
    private var day: Day

    init(
        view: any ShowScreenViewing,
        line: any InputViewing,
        interactor: any ShowScreenInteracting,
        router: any ShowScreenRouting,
        reader: ShowScreenReader,
        modules: [ShowScreenModuleAction],
        today: @escaping () -> Day,
        words: @escaping (Day) -> String,
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
        day = today()
        self.words = words
    }

    func open(_ text: String) {
        // Before the list is read, so that no change after it goes unnoticed.
        interactor.checkForChanges()
        counts.recount(saved: reader.savedNames)
        interactor.recallArrangements()
        list.arrangement = arrangedList(of: list.place).arrangement
        view.showStart()
        if let problem = read(text, isFirst: true)?.problem {
            view.showMessage(problem)
            showList()
        }
    }

    /// Shows the list with a filter. Returns the error if that is not possible.
    @discardableResult
    func read(_ text: String, isFirst: Bool = false) -> InputReadingDisplay? {
        do {
            let filter = try reader.filter(of: list.place, and: text)
            guard text != list.text || filter != list.filter || isFirst else { return nil }
            (list.text, list.filter) = (text, filter)
            showList()
            return nil
        } catch {
            return InputReadingDisplay(error, in: text, router)
        }
    }

    /// - Parameter ids: The items to select.
    func showList(selecting ids: [Int] = []) {
        view.showTitle(title)
        view.showSidebar(ShowScreenSentences.sidebar(counts, at: list.place))
        view.reload(selecting: ids, areNew: false)
    }

    private var title: ShowScreenTitle {
        ShowScreenTitle(
            name: ShowScreenSentences.name(of: list),
            facts: (chosenDay.map { [words($0)] } ?? []) + ShowScreenSentences.facts(of: list),
            limits: (readError != nil ? [ShowScreenSentences.unreadable] : [])
                + (list.text.isEmpty ? [] : [ShowScreenSentences.filter(list.text)]),
            day: words(today()),
            hint: ShowScreenSentences.hint(in: list)
        )
    }
}

// MARK: - Reading

extension ShowScreenPresenter {
    func loadList(isWhole: Bool, unless isStopped: @escaping () -> Bool) {
        if let missingList {
            view.showListError(missingList)
        } else {
            let sentence = ShowScreenSentences.nothing(in: list)
            router.presentList(list, whenEmpty: sentence, isWhole: isWhole, unless: isStopped)
        }
    }

    func loadItems(at places: Range<Int>) { router.presentItems(at: places) }

    /// Takes the count from the list that is shown, which need not be counted again.
    func didLoadList(of count: Int) {
        guard list.text.isEmpty, !list.isReview, counts.isMissing(list.place) else { return }
        counts.set(count, of: list.place)
        view.showSidebar(ShowScreenSentences.sidebar(counts, at: list.place))
    }

    func loadDetails(of id: Int) -> Bool { router.presentDetails(of: id) }

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
        view.showSidebar(ShowScreenSentences.sidebar(counts, at: list.place))
        return counts.next == nil
    }
}

extension ShowScreenPresenter: ShowScreenInteractorOutput {
    func listIsMissing(_ file: String, hasBackups: Bool) {
        missingList = ShowScreenSentences.missingList(file, hasBackups: hasBackups)
        refresh(selecting: [])
    }

    func listHasChanged() {
        missingList = nil
        endReadError()
        if !act.items.isEmpty { interactor.checkForRemoval(of: act.items) }
        refresh(selecting: [])
        let day = today()
        if day != self.day { view.rereadLines() }
        self.day = day
    }

    private func endReadError() {
        if let readError { view.endMessage(readError.sentence) }
        readError = nil
    }

    /// Has everything read again.
    func refresh(selecting ids: [Int], areNew: Bool = false) {
        counts.recount(saved: reader.savedNames)
        // Dates such as “today” may mean another day, and a saved filter another one.
        list.filter = (try? reader.filter(of: list.place, and: list.text)) ?? list.filter
        view.showTitle(title)
        view.reload(selecting: ids, areNew: areNew)
    }

    func itemsWereRemoved(_ ids: [Int], leaving others: [Int]) {
        let sentence = ChangeSentences.removedElsewhere(ids)
        act.items = others
        if others.isEmpty { return view.replaceQuestions(by: sentence) }
        // The question names the items, and their parts. An input line is checked at Enter.
        guard act.action == .remove, view.closeQuestions() else { return }
        view.endMessage(ChangeSentences.nothingChanged)
        view.showMessage(sentence)
        router.presentRemoval(others)
    }

    func couldNotReadList(_ failure: ListError) {
        endReadError()
        let errorMessage = ErrorMessage(failure, router)
        readError = errorMessage
        view.showTitle(title)
        if missingList != nil {
            // The list that is there now says what is wrong with it.
            missingList = nil
            view.reload(selecting: [], areNew: false)
        }
        view.showError(errorMessage)
    }
}

extension ShowScreenPresenter: ListDelegate {
    func didFinish(_ outcome: ListOutcome) {
        if case .chose(let ids) = outcome, let first = ids.first { go(to: first) }
        guard let ids = outcome.changedItems else { return }
        let act = act
        // If only settings have changed, an open line is still about its items.
        if !ids.isEmpty { self.act = Act() }
        // The change is seen here already.
        interactor.checkForChanges()
        if act.usesMarks, !ids.isEmpty { view.clearMarks() }
        switch outcome {
        case .undone(let count): refresh(selecting: changes.undo(count))
        case .redone(let count): refresh(selecting: changes.redo(count))
        case .added(_, let count):
            rememberChange(of: ids, by: act, times: count)
            refresh(selecting: ids, areNew: true)
        case _ where act.action == .done || act.action == .remove:
            rememberChange(of: ids, by: act)
            // A repeating item is still in the list.
            view.moveOn(from: ids)
            refresh(selecting: [])
        default:
            rememberChange(of: ids, by: act)
            // The current item stays, also beside marked ones.
            refresh(selecting: act.items.isEmpty ? ids : [])
        }
    }

    /// Remembers where changes were made: at the current item, or else at the first one that the key was about.
    private func rememberChange(of ids: [Int], by act: Act, times count: Int = 1) {
        // Such as other settings.
        if ids.isEmpty { return }
        let changed = Set(ids)
        let place = ([view.currentItem].compactMap(\.self) + act.items).first(where: changed.contains)
        for _ in 0..<count { changes.add(selecting: place.map { [$0] } ?? ids) }
    }
}
