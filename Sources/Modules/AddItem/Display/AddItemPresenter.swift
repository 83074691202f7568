import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Prompts for an item and reports how it was understood.
final class AddItemPresenter {
    private let view: any AddItemViewing
    private let interactor: any AddItemInteracting
    private let router: any AddItemRouting
    private let reader: any AddItemReading
    private let calendar: CalendarWords
    private weak var delegate: (any ListDelegate)?
    /// The answers so far.
    private var draft: AddItemRequest?
    private lazy var rows = ChangeRows(limit: view.rowLimit, notes: view.noteLimit)
    /// The hints, the warnings and the items of a long answer that is not complete yet.
    private var hints = AddItemHints()
    private var warnings: [String] = []
    /// The ids of the items that are due while they are hidden, and the sentence about the first one.
    private var hidden: (ids: [Int], sentence: String) = ([], "")
    private var added: [Int] = []

    init(
        view: any AddItemViewing,
        interactor: any AddItemInteracting,
        router: any AddItemRouting,
        reader: any AddItemReading,
        calendar: CalendarWords = CalendarWords(),
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.reader = reader
        self.calendar = calendar
        self.delegate = delegate
    }
}

extension AddItemPresenter: AddItemPresenting {
    func add(_ request: AddItemRequest) {
        interactor.add(request)
    }

    func add(_ source: any AddItemSource) {
        interactor.add(source)
    }

    func add(_ reading: ItemText.Reading, typed: String) {
        interactor.add(AddItemRequest(reading, typed: "add \(typed)"))
    }

    func add(_ list: [ItemText.Reading]) {
        interactor.add(AddItemRequest(entries: list.map { AddItemRequest.Entry($0) }, typed: "add -"))
    }

    func askForItem() {
        view.askForTitle(AddItemSentences.titlePrompt)
    }

    // MARK: Step by step

    func didEnterTitle(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return didCancel(.ended) }
        if let list = reader.list(text, on: nil) { return interactor.add(list) }
        do {
            let request = try reader.request(line: text, on: nil)
            draft = request
            interactor.check(request)
        } catch {
            askForTitleAgain(ErrorMessage(error, router))
        }
    }

    private func askForTitleAgain(_ errorMessage: ErrorMessage) {
        view.showMessage(errorMessage.sentence)
        view.askForTitle(AddItemSentences.titlePrompt)
    }

    func didEnterDue(_ text: String) {
        do {
            try amend { details throws(InputError) in try reader.due(text, into: &details) }
            view.askForTags(AddItemSentences.tagsPrompt)
        } catch {
            view.showMessage(ErrorMessage(error, router).sentence)
            view.askForDue(AddItemSentences.duePrompt)
        }
    }

    func didEnterTags(_ text: String) {
        do {
            try amend { details throws(InputError) in try reader.tags(text, into: &details) }
        } catch {
            view.showMessage(ErrorMessage(error, router).sentence)
            return view.askForTags(AddItemSentences.tagsPrompt)
        }
        if let draft { interactor.add(draft) }
    }

    func didCancel(_ way: AddItemCancellation) {
        switch way {
        case .interrupted: view.showError(ErrorMessage(.interrupted, said: ChangeSentences.nothingAdded))
        case .ended: view.showMessage(ChangeSentences.nothingAdded)
        }
        delegate?.didFinish(.cancelled)
    }

    private func amend(_ change: (inout ItemDetails) throws(InputError) -> Void) throws(InputError) {
        guard let request = draft, var entry = request.entries.first else { return }
        try change(&entry.details)
        draft = AddItemRequest(entries: [entry], typed: request.typed)
    }
}

// MARK: - Answers

extension AddItemPresenter: AddItemInteractorOutput {
    func previewedDraft(_ preview: AddItemPreview) {}

    func acceptedDraft() {
        if draft?.entries.first?.details.due == nil {
            view.askForDue(AddItemSentences.duePrompt)
        } else {
            view.askForTags(AddItemSentences.tagsPrompt)
        }
    }

    func rejectedDraft(_ failure: AddItemFailure) {
        askForTitleAgain(AddItemSentences.errorMessage(failure, router))
    }

    func willAddItems(_ response: AddItemResponse) {
        added += response.items.map(\.id)
        collectMessages(about: response)
        view.prepareAdded(shownRows(response))
    }

    func addedItems(_ response: AddItemResponse) {
        collectMessages(about: response)
        let waits =
            hidden.ids.count > 1
            ? [AddItemSentences.hiddenWhenDue(hidden.ids)] : hidden.ids.map { _ in hidden.sentence }
        let notes = hints.sentences(router) + waits + warnings
        let shown = shownRows(response)
        let undo = view.namesUndo ? [router.undoHint] : []
        view.showAdded(AddItemDisplay(rows: shown, more: rows.more, hints: rows.first(of: notes) + undo))
        rows = ChangeRows(limit: view.rowLimit, notes: view.noteLimit)
        (hints, warnings, hidden) = (AddItemHints(), [], ([], ""))
        delegate?.didFinish(.added(added + response.items.map(\.id)))
        added = []
    }

    private func shownRows(_ response: AddItemResponse) -> [AddItemDisplay.Row] {
        response.items.prefix(rows.add(response.items.count)).enumerated().map { index, item in
            AddItemDisplay.Row(
                heading: AddItemSentences.added(item.id),
                id: String(item.id),
                title: item.details.title,
                understood: ItemSentences.understood(
                    item.details,
                    isDone: item.isDone,
                    inheritsProject: response.inheriting.contains(item.id),
                    from: response.today,
                    in: calendar
                ),
                following: index < response.following.count
                    ? RepeatSentences.following(response.following[index], from: response.today, in: calendar) : nil
            )
        }
    }

    private func collectMessages(about response: AddItemResponse) {
        if !response.hints.isEmpty { hints.add(response.hints) }
        for item in response.items {
            guard let warning = ItemSentences.waitWarning(item, from: response.today, in: calendar) else { continue }
            if hidden.ids.isEmpty { hidden.sentence = warning }
            hidden.ids.append(item.id)
        }
        warnings += AddItemSentences.notes(response)
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        if failure.reason == .nothingGiven {
            view.showMessage(AddItemSentences.nothingGiven)
            delegate?.didFinish(.unchanged)
        } else {
            view.showError(AddItemSentences.errorMessage(failure, router))
            delegate?.didFinish(.refused)
        }
    }
}

/// Messages shared by the text and JSON presenters.
enum AddItemSentences {
    // The lines of plain output.
    static func addedLine(_ id: String) -> String { say("added: \(id)") }

    static func understoodLine(_ phrase: String) -> String { say("understood: \(phrase)") }

    static let titlePrompt = say("Title: ")
    static let duePrompt = say("Due (fri 17:00, +3d; empty for none): ")
    static let tagsPrompt = say("Tags (home money; empty for none): ")
    static let nothingGiven = say("Nothing was added: no text on standard input.")

    /// `Items 3-62: “est:” stayed in the title, …`.
    static func ofItems(_ ids: [Int], _ sentence: String) -> String { say("Items \(ranges(ids)): \(sentence)") }

    /// All ids: to correct the items, a person needs each.
    private static func ranges(_ ids: [Int]) -> String { ItemWords.someIDs(ids, limit: .max) }

    static func hiddenWhenDue(_ ids: [Int]) -> String {
        say("Items \(ranges(ids)) are hidden until a day after they are due.")
    }

    static func added(_ id: Int) -> String { say("Added \(id):") }

    /// The sentences about the whole request.
    static func notes(_ response: AddItemResponse) -> [String] {
        var notes: [String] = []
        if let heading = response.headings.first { notes.append(leftOut(heading, of: response.headings.count)) }
        if let item = response.sameTitles.first {
            notes.append(sameTitle(item, of: response.sameTitles.map(\.id).sorted()))
        }
        if !response.repeated.isEmpty { notes.append(sameTitles(response.repeated)) }
        return notes
    }

    private static func leftOut(_ heading: String, of count: Int) -> String {
        count == 1
            ? say("Left out the heading “\(heading)”.")
            : say("Left out \(count) headings and rules, such as “\(heading)”.")
    }

    private static func sameTitle(_ item: ItemName, of ids: [Int]) -> String {
        ids.count == 1
            ? say("There is already an open item with this title: \(item.id) \(item.title).")
            : say("There are already \(ids.count) open items with this title: \(ItemWords.someIDs(ids)).")
    }

    private static func sameTitles(_ ids: [Int]) -> String {
        ids.count == 1
            ? say("Item \(ids[0]) has the same title as another open item.")
            : say("Items \(ItemWords.someIDs(ids)) have the same titles as other open items.")
    }

    static func errorMessage(_ failure: AddItemFailure, _ router: any AddItemRouting) -> ErrorMessage {
        let errorMessage = errorMessage(failure.reason, router)
        return failure.line.map { ErrorMessage.line($0, errorMessage) } ?? errorMessage
    }

    private static func errorMessage(_ reason: AddItemFailure.Reason, _ router: any AddItemRouting) -> ErrorMessage {
        switch reason {
        case .nothingGiven: ErrorMessage(.badData, said: nothingGiven)
        case .input(let error): ErrorMessage(error, router)
        case .unreadableInput:
            ErrorMessage(
                .outputFailed,
                "Can't read the input back from a temporary file; nothing was added. Check the disk."
            )
        case .emptyTitle: ItemSentences.emptyTitle(example: router.command(.add(say("Pay rent fri"))))
        case .titleTooLong(let bytes, let limit): ItemSentences.longTitle(bytes: bytes, limit: limit)
        case .longTag(let bytes, let limit): ItemSentences.longTag(bytes: bytes, limit: limit)
        case .longProject(let bytes, let limit): ItemSentences.longProject(bytes: bytes, limit: limit)
        case .unknownNeeds(let ids): ItemSentences.unknownIDs(say("needs"), ids)
        case .unknownParent(let id): ItemSentences.unknownIDs(say("parent"), [id])
        case .storage(let failure): ErrorMessage(failure, router)
        }
    }
}
