import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Formats all details of items.
final class ShowItemPresenter: ShowItemPresenting {
    private let view: any ShowItemViewing
    private let interactor: any ShowItemInteracting
    private let router: any ShowItemRouting
    private let calendar: CalendarWords
    /// `true` if every item is shown with all its lines.
    private let isComplete: Bool
    private var request = ShowItemRequest(filter: .everything)
    private var lastID = 0

    init(
        view: any ShowItemViewing,
        interactor: any ShowItemInteracting,
        router: any ShowItemRouting,
        calendar: CalendarWords,
        isComplete: Bool = false
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.isComplete = isComplete
    }

    func show(_ request: ShowItemRequest) {
        self.request = request
        ListSentences.readings(of: request.filter).forEach(view.showMessage)
        interactor.findItems(request)
    }
}

extension ShowItemPresenter: ShowItemInteractorOutput {
    private var isFull: Bool { isComplete || request.isFull }

    func foundItem(_ response: ShowItemResponse) {
        lastID = response.item.id
        view.showItem(
            ShowItemDisplay(
                id: String(response.item.id),
                title: response.item.details.title,
                lines: lines(response).filter { !$0.text.isEmpty },
                history: isFull ? history(response) : []
            )
        )
    }

    func foundLastItem() {
        view.showEnd(hint: isFull ? nil : ShowItemSentences.more(lastID, router))
    }

    func foundNothing(_ reasons: NoMatch) {
        view.showNothing(ListSentences.nothingMatches(request.filter, reasons))
    }

    func couldNotFindItems(_ failure: ChangeFailure) {
        view.showError(ListSentences.errorMessage(failure, router))
    }

    private func lines(_ response: ShowItemResponse) -> [ShowItemDisplay.Line] {
        let (item, details, today) = (response.item, response.item.details, response.today)
        func line(_ label: String, _ text: String?) -> ShowItemDisplay.Line { .init(label: label, text: text ?? "") }
        let due = details.due.map { due in
            let near = calendar.nearDue(due, from: today)
            return ShowItemSentences.due(
                near,
                days: due.day - today,
                isOverdue: response.isOverdue,
                isDone: item.isDone
            )
        }
        func when(_ moment: Moment?) -> String? { moment.map { calendar.moment($0, from: today) } }
        return [
            line(
                ShowItemLabelWords.status,
                ShowItemSentences.status(isDone: item.isDone, response.elsewhere.state, isFull: isFull)
            ),
            .init(label: ShowItemLabelWords.due, text: due ?? "", kind: response.isOverdue ? .overdue : .other),
            line(
                ShowItemLabelWords.dueThere,
                response.elsewhere.due.map { "\(calendar.due($0.due, from: today)) (\($0.zone))" }
            ),
            line(ShowItemLabelWords.start, response.elsewhere.start.map { calendar.due($0, from: today) }),
            line(ShowItemLabelWords.repeats, details.recurrence.map(RepeatSentences.phrase)),
            line(
                ShowItemLabelWords.next,
                calendar.occurrences(response.occurrences, from: today)
            ),
            line(ShowItemLabelWords.done, response.copies.last.map { done($0, response) }),
            line(ShowItemLabelWords.from, response.series.map(ShowItemSentences.series)),
            line(
                details.wait.map { $0 <= today } == true
                    ? ShowItemLabelWords.backSince : ShowItemLabelWords.hiddenUntil,
                details.wait.map { calendar.day($0, from: today) }
            ),
            line(ShowItemLabelWords.priority, details.priority.map(ItemWords.priority)),
            .init(label: ShowItemLabelWords.project, text: details.project ?? "", kind: .project),
            .init(
                label: ShowItemLabelWords.tags,
                text: details.tags.map(ItemWords.tag).joined(separator: " "),
                kind: .tags
            ),
            line(ShowItemLabelWords.note, details.note),
            line(ShowItemLabelWords.place, details.place ?? response.elsewhere.place),
            line(ShowItemLabelWords.link, details.link ?? response.elsewhere.link),
            line(ShowItemLabelWords.alsoThere, ShowItemSentences.elsewhere(response.elsewhere)),
            line(ShowItemLabelWords.needs, names(response.needs)),
            line(ShowItemLabelWords.neededBy, names(response.blocks)),
            line(ShowItemLabelWords.partOf, response.parent.map { names([$0]) }),
            line(ShowItemLabelWords.partsDone, ListSentences.progress(item.family.parts)),
            partsLine(response),
            // A copy was never added.
            line(
                ShowItemLabelWords.added,
                response.series == nil
                    ? when(response.created).map { ShowItemSentences.added($0, isFull ? 0 : response.postponements) }
                    : nil
            ),
            line(ShowItemLabelWords.completed, when(response.completed)),
            line(ShowItemLabelWords.sync, response.sync.map(SyncSentences.state)),
            line(ShowItemLabelWords.uuid, isFull && !request.isInPane ? item.uuid.description : nil),
        ] + nestedParts(response)
    }

    private func partsLine(_ response: ShowItemResponse) -> ShowItemDisplay.Line {
        let limit = isFull ? nil : view.treeLimit
        let guides = TreeGuides.of(depths: response.parts.map { $0.depth + 1 })
        var rows = zip(response.parts, guides).prefix(limit ?? .max).map { part, guides in
            let due = part.item.isDone ? nil : part.item.details.due.map { calendar.due($0, from: response.today) }
            let text = ChangeSentences.dated(ShowItemSentences.name(part.item), due)
            return ShowItemDisplay.TreeRow(guides: guides, text: text, isDone: part.item.isDone)
        }
        if rows.count < response.parts.count {
            let more = ShowItemSentences.moreParts(response.parts.count - rows.count, of: response.item.id, router)
            rows.append(ShowItemDisplay.TreeRow(guides: TreeGuides.of(depths: [0])[0], text: more, isDone: true))
        }
        let direct = response.parts.filter { $0.depth == 0 }
        return ShowItemDisplay.Line(label: ShowItemLabelWords.parts, text: names(direct.map(\.item)), tree: rows)
    }

    /// The parts of parts, in words.
    private func nestedParts(_ response: ShowItemResponse) -> [ShowItemDisplay.Line] {
        let nested = response.parts.filter { $0.depth > 0 }
        guard isComplete, !nested.isEmpty else { return [] }
        let below = Dictionary(grouping: nested.map(\.item)) { $0.details.parent }
        return response.parts.compactMap { part in
            below[part.item.id].map { .init(label: ShowItemSentences.parts(of: part.item.id), text: names($0)) }
        }
    }

    private func names(_ items: [ItemSummary]) -> String {
        items.map(ShowItemSentences.name).joined(separator: ", ")
    }

    private func done(_ copy: ItemSummary, _ response: ShowItemResponse) -> String {
        ShowItemSentences.done(
            response.copies.count,
            lastAs: copy.id,
            due: copy.details.due.map { calendar.due($0, from: response.today) }
        )
    }

    private func history(_ response: ShowItemResponse) -> [ShowItemDisplay.Line] {
        let today = response.today
        let lines = response.history.map { entry in
            ShowItemDisplay.Line(
                label: calendar.moment(entry.change.moment, from: today),
                text: HistoryEntrySentences.phrase(entry, from: today, in: calendar)
            )
        }
        let ordered = request.isInPane ? lines.reversed() : lines
        guard response.postponements > 0 else { return ordered }
        return ordered + [ShowItemDisplay.Line(label: "", text: ShowItemSentences.postponed(response.postponements))]
    }
}

/// The phrases of this use case.
enum ShowItemSentences {
    static let history = say("history")

    /// A line of plain output.
    static func history(_ parts: [String]) -> String { say("history: \(parts.joined(separator: ": "))") }

    static func name(_ item: ItemSummary) -> String {
        let name = ChangeSentences.name(item)
        return item.isDone ? say("\(name) (done)") : name
    }

    /// An open item's status is clear without a word, unless another program gave it one that adder doesn't have.
    static func status(isDone: Bool, _ state: ForeignFacts.State?, isFull: Bool) -> String? {
        switch state {
        case _ where isDone: say("done")
        case .cancelled: say("open here, cancelled in another program")
        case .inProgress: say("open, in progress")
        case nil: isFull ? say("open") : nil
        }
    }

    /// `1 alarm, 2 attachments, 1 changed occurrence, 40 % done`.
    static func elsewhere(_ facts: ForeignFacts) -> String {
        let counts = [
            (facts.alarms, say("1 alarm"), say("\(facts.alarms) alarms")),
            (facts.attachments, say("1 attachment"), say("\(facts.attachments) attachments")),
            (facts.comments, say("1 comment"), say("\(facts.comments) comments")),
            (facts.occurrences, say("1 changed occurrence"), say("\(facts.occurrences) changed occurrences")),
        ]
        let phrases = counts.filter { $0.0 > 0 }.map { $0 == 1 ? $1 : $2 }
        return (phrases + [facts.percent.map { say("\($0) % done") }].compactMap { $0 }).joined(separator: ", ")
    }

    /// `Wed 25 Nov (in 4 days)`, `yesterday, overdue`.
    static func due(_ due: String, days: Int, isOverdue: Bool, isDone: Bool) -> String {
        switch (isOverdue, days) {
        case (true, ..<(-1)): say("\(due), overdue by \(-days) days")
        case (true, _): say("\(due), overdue")
        case (false, 2...) where !isDone: say("\(due) (in \(days) days)")
        case (false, _): due
        }
    }

    /// `Thu 19 Nov 11:02, postponed twice`.
    static func added(_ moment: String, _ postponements: Int) -> String {
        postponements == 0 ? moment : "\(moment), \(postponed(postponements))"
    }

    static func more(_ id: Int, _ router: any CommandRouting) -> String {
        say("History and UUID: \(router.command(.show(id, isFull: true)))")
    }

    static func parts(of id: Int) -> String { say("parts of \(id)") }

    /// `and 30 more: adder show 3 --full`.
    static func moreParts(_ count: Int, of id: Int, _ router: any CommandRouting) -> String {
        say("and \(count) more: \(router.command(.show(id, isFull: true)))")
    }

    static func postponed(_ count: Int) -> String {
        say("postponed \(times(count))")
    }

    /// `12 times, last as 57, due Fri 20 Nov`.
    static func done(_ count: Int, lastAs id: Int, due: String?) -> String {
        ChangeSentences.dated(count == 1 ? say("once, as \(id)") : say("\(times(count)), last as \(id)"), due)
    }

    /// `9, every day`.
    static func series(_ item: ItemSummary) -> String {
        [String(item.id), item.details.recurrence.map(RepeatSentences.phrase)].compactMap { $0 }.joined(separator: ", ")
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: say("once")
        case 2: say("twice")
        default: say("\(count) times")
        }
    }
}

/// The labels of the details.
private enum ShowItemLabelWords {
    static let status = say("status")
    static let due = say("due")
    static let dueThere = say("due there")
    static let start = say("start")
    static let repeats = say("repeats")
    static let next = say("next")
    static let done = say("done")
    static let from = say("from")
    static let hiddenUntil = say("hidden until")
    static let backSince = say("back since")
    static let priority = say("priority")
    static let project = say("project")
    static let tags = say("tags")
    static let note = say("note")
    static let place = say("place")
    static let link = say("link")
    static let alsoThere = say("also there")
    static let needs = say("needs")
    static let neededBy = say("needed by")
    static let partOf = say("part of")
    static let partsDone = say("parts done")
    static let added = say("added")
    static let completed = say("completed")
    static let sync = say("sync")
    static let uuid = say("uuid")
    static let parts = say("parts")
}
