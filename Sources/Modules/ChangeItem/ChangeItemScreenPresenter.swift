import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Changes items as typed into an input line, and shows at each key what is understood.
final class ChangeItemScreenPresenter: ChangeItemScreenModule {
    private let view: any InputViewing
    private let changes: any ChangeItemModule
    private let interactor: any ChangeItemPreviewing
    /// Reads at each key, without waiting for other programs.
    private let previewer: any ChangeItemPreviewing
    private let router: any ChangeItemRouting
    private let reader: any ChangeItemInputReading
    private let calendar: CalendarWords
    private let weekStart: Weekday
    private let now: () -> Moment
    private let suggest: (UnfinishedLine) -> InputSuggestion
    private weak var delegate: (any ListDelegate)?
    private var input = ChangeItemInput.move
    private var ids: [Int] = []
    /// The items as the user knows them; `nil` if they are too many to preview, or could not be read yet.
    private var items: [ItemSummary]?
    /// When the line was opened, if the list was locked and the items could not be read.
    private var lockTime: Instant?
    /// The title as the user knows it, if the line is for one.
    private var title: String?
    /// The day that was understood last.
    private var chosen: Day?
    /// The time that was typed with it; `nil` if each item keeps its own.
    private var time: TimeOfDay?

    init(
        view: any InputViewing,
        changes: any ChangeItemModule,
        interactor: any ChangeItemPreviewing,
        previewer: any ChangeItemPreviewing,
        router: any ChangeItemRouting,
        reader: any ChangeItemInputReading,
        calendar: CalendarWords,
        weekStart: Weekday,
        now: @escaping () -> Moment,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.changes = changes
        self.interactor = interactor
        self.previewer = previewer
        self.router = router
        self.reader = reader
        self.calendar = calendar
        self.weekStart = weekStart
        self.now = now
        self.suggest = suggest
        self.delegate = delegate
    }

    func open(_ input: ChangeItemInput, of ids: [Int], text: String) {
        (self.input, self.ids, chosen, time) = (input, ids, nil, nil)
        // Another program may have changed what the screen shows.
        (items, title) = (nil, input == .title && !text.isEmpty ? text : nil)
        readItems()
        lockTime = items == nil ? now().instant : nil
        let display = InputDisplay(
            label: ChangeItemScreenSentences.label(input, of: ids),
            name: input.rawValue,
            text: text,
            // For the tags that were understood, and those that no item has.
            rows: input == .tags ? 2 : 1,
            hasMonth: hasMonth,
            canComplete: ChangeItemScreenSentences.line(before: input) != nil
        )
        view.open(display, for: self)
    }
}

extension ChangeItemScreenPresenter: InputHandling {
    private var hasMonth: Bool { input == .move || input == .wait }
    private var today: Day { now().today }

    /// Reads the items once, as soon as no other program has locked the list.
    private func readItems() {
        guard items == nil, canPreview else { return }
        items = try? previewer.items(ids)
        if input == .title { title = title ?? items?.first?.details.title }
    }

    /// Returns the tags without a sign at the end, which begins the next one.
    private func complete(_ text: String) -> String {
        guard input == .tags, text.last != " ", let last = text.split(separator: " ").last,
            ["+", "-", "@", "#"].contains(last)
        else { return text }
        return String(text.dropLast(last.count))
    }

    func didType(_ text: String) {
        readItems()
        let text = complete(text)
        let isEmpty = !text.contains { !$0.isWhitespace }
        do {
            let changes = isEmpty ? ItemChanges() : try reader.read(text, for: input).changes
            let dates = dates(after: changes)
            var reading = InputReadingDisplay(hints: ChangeItemScreenSentences.hints(on: input, isEmpty: isEmpty))
            if !isEmpty { reading.understood = phrases(changes, dates).map { InputPhrase($0) } }
            let lacking = removedTagsOfNone(changes)
            if !lacking.isEmpty { reading.hints.append(ChangeItemScreenSentences.noneHas(lacking, of: ids)) }
            chosen = changes.wait?.value ?? dates.first?.day
            time = changes.typedTime
            // What is overdue moves to a day from today on.
            if isEmpty { chosen = chosen.map { max($0, today) } }
            reading.month = month
            view.show(reading)
        } catch {
            view.show(reading(error, in: text))
        }
    }

    /// Shows what is wrong, and what is understood of the rest: tags, or the month of the last day.
    private func reading(_ error: InputError, in text: String) -> InputReadingDisplay {
        var reading = InputReadingDisplay(error, in: text, router)
        if hasMonth, reader.isAttribute(text) { reading.problem = ChangeItemScreenSentences.notADay(text.trimmed) }
        if case .item(.notAProject(let word)) = error { reading.problem = ChangeItemScreenSentences.notAProject(word) }
        if input == .tags, let rest = error.mistake(in: text)?.rest, let changes = try? reader.read(rest, for: input) {
            reading.understood = phrases(changes.changes, []).map { InputPhrase($0) }
        }
        reading.month = month
        return reading
    }

    /// The month of the day that was understood last, or the present one.
    private var month: MonthPreview? {
        guard hasMonth else { return nil }
        let (day, today) = (chosen, today)
        return MonthPreview(
            of: day ?? today,
            isChosen: day != nil,
            today: today,
            weeksStartOn: weekStart,
            in: calendar
        )
    }

    func didStep(days: Int) -> Bool {
        guard hasMonth else { return false }
        let day = (chosen ?? today) + days
        let time = time.map { " \($0)" } ?? ""
        view.clear()
        view.insert("\(day)\(time)", replacing: "")
        return true
    }

    private func phrases(_ changes: ItemChanges, _ dates: [Due]) -> [String] {
        if let first = dates.first, let last = dates.last { return phrases(from: first, to: last, after: changes) }
        if let day = changes.wait?.value { return [ItemSentences.hidden(until: day, from: today, in: calendar)] }
        if changes.due == .clear { return [ChangeItemScreenSentences.noDue] }
        if changes.wait == .clear { return [ChangeItemScreenSentences.notHidden] }
        switch (changes.move, changes.project) {
        case (.by?, _), (.byMinutes?, _): return [ChangeItemScreenSentences.counts(of: ids.count)]
        case (_, .set(let name)?): return [ChangeItemScreenSentences.project(name)]
        case (_, .clear?): return [ChangeItemScreenSentences.noProject]
        default: return changes.addedTags.map(ItemWords.tag) + changes.removedTags.map { "-\($0)" }
        }
    }

    /// Items that keep times of their own are shown with the days only.
    private func phrases(from first: Due, to last: Due, after changes: ItemChanges) -> [String] {
        if first == last { return [ChangeItemScreenSentences.due(calendar.due(first, from: today))] }
        if case .byMinutes? = changes.move {
            let due = ChangeItemScreenSentences.due(calendar.due(first, from: today))
            return [ChangeItemScreenSentences.range(due, calendar.due(last, from: today))]
        }
        let due = ChangeItemScreenSentences.due(calendar.day(first.day, from: today))
        let range = ChangeItemScreenSentences.range(due, calendar.day(last.day, from: today))
        let keeps = items?.contains { $0.details.due?.time != nil } == true
        return [first.day == last.day ? due : range] + (keeps ? [ChangeItemScreenSentences.keepsTime] : [])
    }

    /// Returns the tags to be removed that none of the items has.
    private func removedTagsOfNone(_ changes: ItemChanges) -> [String] {
        guard !changes.removedTags.isEmpty, let items else { return [] }
        return changes.removedTags.filter { tag in !items.contains { $0.details.tags.contains(tag) } }
    }

    /// The due dates of the items after a move, in order.
    private func dates(after changes: ItemChanges) -> [Due] {
        guard input == .move else { return [] }
        if canPreview { return previewer.dates(of: ids, after: changes) }
        if case .to(let due)? = changes.move { return [due] }
        return changes.due?.value.map { [$0] } ?? []
    }

    /// `false` if the items are too many to be read for a preview.
    private var canPreview: Bool { ids.count <= 100 }

    func didAccept(_ text: String, stays: Bool) {
        guard text.contains(where: { !$0.isWhitespace }) else {
            view.showMessage(ChangeItemScreenSentences.nothingChanged)
            return end()
        }
        do {
            let read = try reader.read(text, for: input)
            if let problem = problemWithItems() { return view.show(InputReadingDisplay(problem: problem)) }
            view.close()
            if case .move = input, read.changes.due == nil || read.changes.keepsDueDay {
                changes.postpone(ids, by: read.changes, typed: read.typed)
            } else {
                changes.change(ids, by: read.changes, typed: read.typed)
            }
        } catch {
            view.show(reading(error, in: text))
        }
    }

    /// Returns what another program has done to the items since the line was opened, or the error if they can't be read. The
    /// line stays with its text, and the next Enter changes them all the same, unless none is left.
    private func problemWithItems() -> String? {
        guard canPreview else { return nil }
        do {
            let now = try interactor.items(ids)
            if now.isEmpty { return ChangeSentences.removedElsewhere(ids) }
            let pairs = now.compactMap { new in items?.first { $0.id == new.id }.map { (old: $0, new: new) } }
            let moved = input == .move ? pairs.filter { $0.new.details.due != $0.old.details.due } : []
            let recent = lockTime.map { interactor.possiblyChanged(among: now, sinceLockAt: $0) } ?? []
            let newTitle = title.flatMap { old in now.map(\.details.title).first { $0 != old } }
            (items, title, lockTime) = (now, newTitle ?? title, nil)
            let changes = ChangeItemScreenSentences.changedElsewhere(
                completed: pairs.filter { $0.new.isDone && !$0.old.isDone }.map(\.new.id),
                title: newTitle,
                moved: moved.map(\.new.id),
                of: ids.count
            )
            return changes ?? ChangeItemScreenSentences.changedRecently(recent, of: ids.count)
        } catch {
            return ErrorMessage(error, router).sentence
        }
    }

    func didCancelInput() { end() }

    private func end() {
        view.close()
        delegate?.didFinish(.cancelled)
    }

    func didAskForWords(after front: String) {
        let words = front.split(separator: " ", omittingEmptySubsequences: false)
        let last = words.last ?? ""
        // A day is one word, or two such as “next fri”.
        if hasMonth, let first = words.dropLast().last, first != "next" { return }
        guard let line = ChangeItemScreenSentences.line(before: input, typing: last) else { return }
        // A tag needs no sign here.
        if input == .tags, last.first.map({ "+-@".contains($0) }) != true {
            return view.complete(InputSuggestion(tag: String(last)) { suggest(UnfinishedLine("\(line)\($0)")) })
        }
        let key = words.count == 1 ? line.drop { $0 != " " }.split(separator: " ").last ?? "" : ""
        var suggestion = suggest(UnfinishedLine("\(line)\(front)"))
        if "\(last)\(suggestion.insertion)".hasPrefix("--") { return }
        // The key of the value and options are not typed here.
        suggestion.replaced = suggestion.replaced.without(key)
        suggestion.words = suggestion.words.filter { !$0.word.hasPrefix("--") }.map { choice in
            var choice = choice
            (choice.word, choice.text) = (choice.word.without(key), choice.text.without(key))
            return choice
        }
        view.complete(suggestion)
    }
}

extension ItemChanges {
    /// The time to which items are moved.
    fileprivate var typedTime: TimeOfDay? {
        if case .to(let due)? = move { return due.time }
        return due?.value?.time
    }
}

extension InputSuggestion {
    /// Completes a tag without a sign, as a plain one and as a place.
    fileprivate init(tag typed: String, _ complete: (_ word: String) -> InputSuggestion) {
        self.init()
        let words = ["+\(typed)", "@\(typed)"]
        let found = zip(words, words.map(complete)).filter { !$1.insertion.isEmpty || !$1.words.isEmpty }
        if found.count == 1, let (word, only) = found.first, !only.insertion.isEmpty {
            (insertion, replaced) = (word + only.insertion, typed)
        } else {
            replaced = typed
            self.words = found.flatMap { word, only in
                only.words.isEmpty ? [Word("\(word)\(only.insertion)".trimmed)] : only.words
            }
        }
    }
}
