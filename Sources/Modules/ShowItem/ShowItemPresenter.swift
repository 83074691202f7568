import Almanac
import Presentation
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
            line("status", ShowItemSentences.status(isDone: item.isDone, response.elsewhere.state, isFull: isFull)),
            .init(label: "due", text: due ?? "", kind: response.isOverdue ? .overdue : .other),
            line("due there", response.elsewhere.due.map { "\(calendar.due($0.due, from: today)) (\($0.zone))" }),
            line("start", response.elsewhere.start.map { calendar.due($0, from: today) }),
            line("repeats", details.recurrence.map(RepeatSentences.phrase)),
            line("next", response.occurrences.map { calendar.day($0, from: today) }.joined(separator: ", ")),
            line("done", response.copies.last.map { done($0, response) }),
            line("from", response.series.map(ShowItemSentences.series)),
            line("hidden until", details.wait.map { calendar.day($0, from: today) }),
            line("priority", details.priority.map(ItemWords.priority)),
            .init(label: "project", text: details.project ?? "", kind: .project),
            .init(label: "tags", text: details.tags.map(ItemWords.tag).joined(separator: " "), kind: .tags),
            line("note", details.note),
            line("place", details.place ?? response.elsewhere.place),
            line("link", details.link ?? response.elsewhere.link),
            line("also there", ShowItemSentences.elsewhere(response.elsewhere)),
            line("needs", names(response.needs)),
            line("needed by", names(response.blocks)),
            line("part of", response.parent.map { names([$0]) }),
            line("parts done", ListSentences.progress(item.family.parts)),
            partsLine(response),
            // A copy was never added.
            line(
                "added",
                response.series == nil
                    ? when(response.created).map { ShowItemSentences.added($0, isFull ? 0 : response.postponements) }
                    : nil
            ),
            line("completed", when(response.completed)),
            line("sync", response.sync.map(SyncSentences.state)),
            line("uuid", isFull && request.hasUUID ? item.uuid.description : nil),
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
        return ShowItemDisplay.Line(label: "parts", text: names(direct.map(\.item)), tree: rows)
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
        guard response.postponements > 0 else { return lines }
        return lines + [ShowItemDisplay.Line(label: "", text: ShowItemSentences.postponed(response.postponements))]
    }
}

/// The phrases of this use case.
enum ShowItemSentences {
    static func name(_ item: ItemSummary) -> String {
        let name = ChangeSentences.name(item)
        return item.isDone ? "\(name) (done)" : name
    }

    /// An open item's status is clear without a word, unless another program gave it one that adder doesn't have.
    static func status(isDone: Bool, _ state: ForeignFacts.State?, isFull: Bool) -> String? {
        switch state {
        case _ where isDone: "done"
        case .cancelled: "open here, cancelled in another program"
        case .inProgress: "open, in progress"
        case nil: isFull ? "open" : nil
        }
    }

    /// `1 alarm, 2 attachments, 1 changed occurrence, 40 % done`.
    static func elsewhere(_ facts: ForeignFacts) -> String {
        let counts = [
            (facts.alarms, "alarm"), (facts.attachments, "attachment"), (facts.comments, "comment"),
            (facts.occurrences, "changed occurrence"),
        ]
        let phrases = counts.filter { $0.0 > 0 }.map { $0 == 1 ? "1 \($1)" : "\($0) \($1)s" }
        return (phrases + [facts.percent.map { "\($0) % done" }].compactMap { $0 }).joined(separator: ", ")
    }

    /// `Wed 25 Nov (in 4 days)`, `yesterday, overdue`.
    static func due(_ due: String, days: Int, isOverdue: Bool, isDone: Bool) -> String {
        switch (isOverdue, days) {
        case (true, ..<(-1)): "\(due), overdue by \(-days) days"
        case (true, _): "\(due), overdue"
        case (false, 2...) where !isDone: "\(due) (in \(days) days)"
        case (false, _): due
        }
    }

    /// `Thu 19 Nov 11:02, postponed twice`.
    static func added(_ moment: String, _ postponements: Int) -> String {
        postponements == 0 ? moment : "\(moment), \(postponed(postponements))"
    }

    static func more(_ id: Int, _ router: any CommandRouting) -> String {
        "History and UUID: \(router.command(.show(id, isFull: true)))"
    }

    static func parts(of id: Int) -> String { "parts of \(id)" }

    /// `and 30 more: adder show 3 --full`.
    static func moreParts(_ count: Int, of id: Int, _ router: any CommandRouting) -> String {
        "and \(count) more: \(router.command(.show(id, isFull: true)))"
    }

    static func postponed(_ count: Int) -> String {
        "postponed \(times(count))"
    }

    /// `12 times, last as 57, due Fri 20 Nov`.
    static func done(_ count: Int, lastAs id: Int, due: String?) -> String {
        ChangeSentences.dated("\(times(count)), \(count == 1 ? "" : "last ")as \(id)", due)
    }

    /// `9, every day`.
    static func series(_ item: ItemSummary) -> String {
        [String(item.id), item.details.recurrence.map(RepeatSentences.phrase)].compactMap { $0 }.joined(separator: ", ")
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}
