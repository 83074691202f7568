import Almanac
import Boundary
import Presentation

/// Asks for what an item needs, and tells how it was understood.
final class AddItemPresenter {
    weak var router: (any AddItemRouting)?
    weak var delegate: (any ListDelegate)?
    private let view: any AddItemShowing
    private let interactor: any AddItemInteracting
    private let reader: any AddItemReading
    private let calendar: CalendarWords
    /// What has been answered so far.
    private var draft: AddItemRequest?

    init(
        view: any AddItemShowing,
        interactor: any AddItemInteracting,
        reader: any AddItemReading,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.reader = reader
        self.calendar = calendar
    }

    func add(_ request: AddItemRequest) {
        interactor.add(request)
    }
}

extension AddItemPresenter: AddItemModule {
    func add(_ words: [String]) {
        do {
            interactor.add(try reader.request(words: words))
        } catch {
            view.showComplaint(Complaint(error))
            leaveWithoutItem()
        }
    }

    func askForItem() {
        view.askForTitle()
    }
}

// MARK: - Step by step

extension AddItemPresenter: AddItemEventHandling {
    func didEnterTitle(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return didCancel(.ended) }
        do {
            let request = try reader.request(line: text)
            draft = request
            interactor.check(request)
        } catch {
            askForTitleAgain(Complaint(error))
        }
    }

    private func askForTitleAgain(_ complaint: Complaint) {
        view.showMistake(complaint.sentence)
        view.askForTitle()
    }

    func didEnterDue(_ text: String) {
        do {
            try amend { facts throws(Misunderstanding) in try reader.due(text, into: &facts) }
            view.askForTags()
        } catch {
            view.showMistake(Complaint(error).sentence)
            view.askForDue()
        }
    }

    func didEnterTags(_ text: String) {
        do {
            try amend { facts throws(Misunderstanding) in try reader.tags(text, into: &facts) }
        } catch {
            view.showMistake(Complaint(error).sentence)
            return view.askForTags()
        }
        if let draft { interactor.add(draft) }
    }

    func didCancel(_ way: AddItemCancellation) {
        let sentence = "Nothing was added."
        switch way {
        case .interrupted: view.showComplaint(Complaint(.interrupted, sentence))
        case .ended: view.showNothingAdded(sentence)
        }
        leaveWithoutItem()
    }

    private func amend(_ change: (inout ItemFacts) throws(Misunderstanding) -> Void) throws(Misunderstanding) {
        guard let request = draft, let entry = request.entries.first else { return }
        var facts = entry.facts
        try change(&facts)
        draft = AddItemRequest(entries: [.init(facts: facts, hints: entry.hints)], typed: request.typed)
    }

    private func leaveWithoutItem() {
        delegate?.didNotChangeList()
        router?.leaveAddItem()
    }
}

// MARK: - Answers

extension AddItemPresenter: AddItemInteractorOutput {
    func acceptedDraft() {
        if draft?.entries.first?.facts.due == nil { view.askForDue() } else { view.askForTags() }
    }

    func rejectedDraft(_ failure: AddItemFailure) {
        askForTitleAgain(AddItemSentences.complaint(failure))
    }

    func addedItems(_ response: AddItemResponse) {
        view.showAdded(
            AddItemDisplay(
                rows: response.items.map { item in
                    AddItemDisplay.Row(
                        id: String(item.id),
                        title: item.facts.title,
                        understood: ItemWords.understood(item.facts, from: response.today, in: calendar)
                    )
                },
                hints: response.hints.map(ItemSentences.hint)
            )
        )
        delegate?.didChangeList()
        router?.leaveAddItem()
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        if failure.reason == .nothingGiven {
            view.showNothingAdded(AddItemSentences.nothingGiven)
        } else {
            view.showComplaint(AddItemSentences.complaint(failure))
        }
        leaveWithoutItem()
    }
}

/// The sentences of this use case, for people and machines alike.
enum AddItemSentences {
    static let nothingGiven = "Nothing was added: there was no line on standard input."

    static func complaint(_ failure: AddItemFailure) -> Complaint {
        let complaint = complaint(failure.reason)
        return failure.line.map { Complaint.line($0, complaint) } ?? complaint
    }

    private static func complaint(_ reason: AddItemFailure.Reason) -> Complaint {
        switch reason {
        case .nothingGiven: Complaint(.badData, nothingGiven)
        case .emptyTitle: ItemSentences.emptyTitle(example: "adder add Pay rent fri")
        case .titleTooLong(let bytes, let limit): ItemSentences.longTitle(bytes: bytes, limit: limit)
        case .unknownNeeds(let ids): ItemSentences.unknown("needs", ids)
        case .unknownParent(let id): ItemSentences.unknown("parent", [id])
        case .storage(let trouble): Complaint(trouble)
        }
    }
}
