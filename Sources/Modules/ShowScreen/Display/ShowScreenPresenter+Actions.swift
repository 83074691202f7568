import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Leads from the keys to the modules.
extension ShowScreenPresenter {
    func didAct(_ action: ShowScreenAction, on ids: [Int], title: String, isLater: Bool) {
        let ids = action.isAboutOneItem ? Array(ids.prefix(1)) : ids
        act = Act(action: action, items: action.isAboutItems ? ids : [], usesMarks: action.usesMarks)
        if action.isAboutItems, ids.isEmpty { return view.showMessage(ShowScreenSentences.noItem(in: list.place)) }
        if isLater, action.changesItems { return view.showMessage(ShowScreenSentences.laterOccurrence(ids[0])) }
        if action.changesItems {
            // A key can come before the news that the file of the list is gone.
            interactor.checkForChanges()
            if missingList != nil { return view.showMessage(ShowScreenSentences.noItem(in: list.place)) }
        }
        switch action {
        case .add: addItem()
        case .addPart: router.presentNewPart(of: ids[0])
        case .done: router.presentDone(ids)
        case .reopen: router.presentReopening(ids)
        case .edit: router.presentEditor(ids)
        case .remove: router.presentRemoval(ids)
        case .priority: view.ask(ShowScreenSentences.priority(ids))
        case .copy: view.ask(ShowScreenSentences.copy(ids, title))
        case .move, .wait, .note, .tags, .project: router.presentInput(action, of: ids, text: "")
        case .rename: router.presentInput(action, of: ids, text: title)
        case .undo: router.presentUndo()
        case .redo: router.presentRedo()
        case .sort: arrange(ShowScreenSentences.order(of: list))
        case .group: arrange(ShowScreenSentences.grouping(of: list))
        case .review where !list.place.hasItems:
            view.showMessage(ShowScreenSentences.noReview(ShowScreenSentences.name(of: list.place)))
        case .review: review()
        case .filter:
            line.open(InputDisplay(label: ShowScreenSentences.filterLabel, text: list.text), for: filterLine(on: ids))
        case .command:
            interactor.recallLines()
            line.open(
                InputDisplay(label: ":", rows: 2, history: typedLines),
                for: commandLine(on: ids, isLater: isLater)
            )
        case .open: openDay()
        case .quit: view.close()
        default: break
        }
    }

    func didAct(named name: String, on ids: [Int], isLater: Bool) {
        let module = modules.first { $0.name == name }
        let needsItems = module?.needsItems != false
        // A change to a later occurrence would change the present one.
        let isRefused = isLater && module?.changesItems != false
        if ids.isEmpty, needsItems { return view.showMessage(ShowScreenSentences.noItem(in: list.place)) }
        if isRefused, needsItems { return view.showMessage(ShowScreenSentences.laterOccurrence(ids[0])) }
        act = Act(items: isRefused ? [] : ids, usesMarks: true)
        router.present(name, of: act.items)
    }

    func didRun(_ command: String, on ids: [Int], isLater: Bool) {
        let place = ShowScreenSentences.placeForIDs
        act = Act()
        guard let words = try? LineSplitter.words(command), words.contains(place), !reader.storesCommands(words) else {
            return run(command)
        }
        if ids.isEmpty { return view.showMessage(ShowScreenSentences.noItem(in: list.place)) }
        if isLater, !reader.onlyShows(words) {
            return view.showMessage(ShowScreenSentences.laterOccurrence(ids[0]))
        }
        act = Act(items: ids, usesMarks: true)
        run(self.words(words, on: ids))
    }

    private func run(_ words: [String]) {
        if reader.asksForNewItem(words) { return addItem() }
        router.run(words, isAnswer: reader.onlyShows(words))
    }

    private func addItem() {
        router.presentNewItem(in: list.place, day: chosenDay)
    }

    /// Shows only the items that need a decision, or all of them again.
    func review() {
        list.isReview.toggle()
        if list.isReview { view.showStart() }
        showList()
    }

    private func arrange(_ question: ShowScreenQuestion) {
        switch list.place {
        case .upcoming where question.subject == .order && !list.isReview:
            view.showMessage(ShowScreenSentences.ownOrder(list, canBeGrouped: true))
        case _ where list.isReview || !list.place.isPlainList, .today, .next:
            view.showMessage(ShowScreenSentences.ownOrder(list))
        default: view.ask(question)
        }
    }

    func didAnswer(_ subject: ShowScreenQuestion.Subject, _ index: Int?) {
        guard let index else { return }
        switch subject {
        case .priority(let ids):
            var changes = ItemChanges()
            let level = ShowScreenSentences.priorities[index]
            changes.priority = level.map { .set($0) } ?? .clear
            router.presentChange(ids, by: changes, typed: ShowScreenSentences.typed(level))
        case .order:
            list.arrangement.order = ShowScreenSentences.orders[index].order.map { [$0] } ?? []
            showArrangedList()
        case .grouping:
            let grouping = ShowScreenSentences.groupings(of: list)[index].grouping
            // Upcoming has these groups anyway.
            list.arrangement.grouping = list.place == .upcoming && grouping == .due ? nil : grouping
            showArrangedList()
        case .copy(let ids) where index == 0: copy(ids.map(String.init).joined(separator: " "))
        case .copy(let ids): interactor.findTitles(of: ids)
        }
    }

    func foundTitles(_ titles: [String]) { copy(titles.joined(separator: "\n")) }

    private func copy(_ text: String) {
        view.copy(text)
        view.showMessage(ShowScreenSentences.copied)
    }

    /// The day that the calendar or its list is about.
    var chosenDay: Day? {
        switch list.place {
        case .calendar: list.day ?? today()
        case .day(let day): day
        default: nil
        }
    }

    func didStep(_ step: ShowScreenStep) -> Bool {
        guard list.place == .calendar, let day = chosenDay else { return false }
        list.day = step.day(from: day)
        showList()
        return true
    }

    /// Shows the items of the chosen day as a list. Escape leads back.
    private func openDay() {
        if list.place == .calendar, let day = chosenDay { open(.day(day)) }
    }

    private func commandLine(on ids: [Int], isLater: Bool) -> ShowScreenCommandLine {
        ShowScreenCommandLine(
            line: line,
            suggest: suggest,
            commands: reader.commands,
            previewNewItem: { [weak self] in
                guard let self else { return }
                router.previewNewItem($0, on: line)
            },
            check: { [weak self] in self?.problem(in: $0, isEntered: $1, on: ids) },
            run: { [weak self] in
                self?.interactor.keepLine($0)
                self?.didRun($0, on: ids, isLater: isLater)
            }
        )
    }

    func recalledLines(_ lines: [String]) { typedLines = lines }

    func couldNotKeepLines(_ failure: ListError) { view.showMessage(ListSentences.unusableHistory(failure)) }

    /// Returns the error in a command. While it is typed, what is missing may still follow.
    private func problem(in line: String, isEntered: Bool, on ids: [Int]) -> InputReadingDisplay? {
        do throws(InputError) {
            let typed = try InputError.wrapping { () throws(UsageError) in try TypedLine(line, to: .adder) }
            if case .words(let typed) = typed { try router.check(words(typed, on: ids)) }
            return nil
        } catch {
            // If no item is selected, the screen says that.
            let namesItems = (try? LineSplitter.words(line))?.contains(ShowScreenSentences.placeForIDs) == true
            let isComplete = isEntered && !namesItems
            return error.isAboutEnd && !isComplete ? nil : InputReadingDisplay(error, in: line, router)
        }
    }

    /// Puts the items in place of `{ids}`.
    private func words(_ typed: [String], on ids: [Int]) -> [String] {
        typed.flatMap { $0 == ShowScreenSentences.placeForIDs ? ids.map(String.init) : [$0] }
    }

    /// The line for the filter. Escape brings the present list and its item back.
    private func filterLine(on ids: [Int]) -> ShowScreenFilterLine {
        let earlier = list
        return ShowScreenFilterLine(line: line, suggest: suggest) { [weak self] in
            self?.read($0)
        } understood: { [reader, words] in
            guard let filter = try? reader.filter(of: .all, and: $0) else { return [] }
            return FilterTermSentences(day: words).phrases(of: filter)
        } cancel: { [weak self] in
            self?.list = earlier
            self?.refresh(selecting: ids)
        }
    }

    /// Goes to an item, in another list if this one doesn't have it.
    func go(to id: Int) {
        if !view.select(id) { interactor.findPlace(of: id) }
    }

    func found(_ id: Int, in place: ShowScreenPlace) {
        list = arrangedList(of: place)
        list.filter = (try? reader.filter(of: place, and: "")) ?? .everything
        view.focusList()
        view.showStart()
        showList(selecting: [id])
    }

    func foundNoItem(_ id: Int) {
        view.showError(ListSentences.errorMessage(.unknownIDs([id...id]), router))
    }

    func couldNotFindItem(_ failure: ListError) { view.showError(ErrorMessage(failure, router)) }

    func didNotShow(_ newItems: [Int]) { interactor.findPlace(ofNew: newItems) }

    /// Goes to the day of a new item in the calendar, and otherwise says where it is.
    func foundNew(_ id: Int, of count: Int, in place: ShowScreenPlace, due day: Day?) {
        if list.place == .calendar, let day, place == .all {
            list.day = day
            // Enter leads to it in the list of the day.
            currentItems[.day(day)] = id
            showList()
            if list.text.isEmpty { return }
        }
        view.showMessage(
            place == list.place || isOnlyFiltered(id)
                ? ShowScreenSentences.isHidden(in: list, count: count)
                : ShowScreenSentences.isElsewhere(id, of: count, in: ShowScreenSentences.name(of: place))
        )
    }

    /// `true` if the list would show the item without its filter.
    private func isOnlyFiltered(_ id: Int) -> Bool {
        guard !list.text.isEmpty, list.place.hasItems, let filter = try? reader.filter(of: list.place, and: "") else {
            return false
        }
        let item = ShowScreenList(place: list.place, filter: filter.limited(to: id))
        return router.count(item, unless: { false }) == 1
    }

    /// Runs a command, or goes to an item.
    private func run(_ line: String) {
        do throws(UsageError) {
            switch try TypedLine(line, to: .adder) {
            case .empty: break
            case .quit: view.close()
            case .words(let words):
                if words.count == 1, let id = Int(words[0]) { go(to: id) } else { run(words) }
            }
        } catch {
            view.showError(ErrorMessage(InputError.usage(error), router))
        }
    }
}

extension InputError {
    /// `true` if more words or a closing quote correct it.
    fileprivate var isAboutEnd: Bool {
        switch self {
        case .usage(.missingArgument), .usage(.missingValue), .usage(.unclosedQuote), .command(.missingItems): true
        default: false
        }
    }
}

extension ShowScreenStep {
    /// Returns the day after the step, or the same one at the end of the calendar.
    fileprivate func day(from day: Day) -> Day {
        let new =
            switch self {
            case .left: day - 1
            case .right: day + 1
            case .up: day - 7
            case .down: day + 7
            case .pageUp: day.adding(months: -1)
            case .pageDown: day.adding(months: 1)
            case .first: day.firstDayOfMonth
            case .last: day.lastDayOfMonth
            }
        return Day.validNumbers.contains(new.number) ? new : day
    }
}
