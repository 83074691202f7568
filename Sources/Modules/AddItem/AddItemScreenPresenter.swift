import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Adds items that are typed into an input line, and shows at each key what is understood.
final class AddItemScreenPresenter: AddItemScreenModule {
    private let view: any InputViewing
    private let interactor: any AddItemInteracting
    private let router: any AddItemRouting
    private let reader: any AddItemReading
    private let calendar: CalendarWords
    private let suggest: (UnfinishedLine) -> InputSuggestion
    private weak var delegate: (any ListDelegate)?
    private var parent: Int?
    private var day: Day?
    private var stays = false
    private var typed = ""
    private var added: [Int] = []
    /// Pasted lines that wait for confirmation.
    private var pasted: [String] = []

    init(
        view: any InputViewing,
        interactor: any AddItemInteracting,
        router: any AddItemRouting,
        reader: any AddItemReading,
        calendar: CalendarWords,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.reader = reader
        self.calendar = calendar
        self.suggest = suggest
        self.delegate = delegate
    }

    func open(parent: Int?, day: Day?) {
        (self.parent, self.day) = (parent, day)
        let label = AddItemScreenSentences.label(parent)
        view.open(InputDisplay(label: label, name: "add", rows: 2, canStay: true), for: self)
    }

    func preview(_ text: String) {
        didType(text)
    }

    private func request(_ text: String) throws(InputError) -> AddItemRequest {
        let request = try reader.request(line: text)
        guard var entry = request.entries.first else { return request }
        var typed = request.typed
        if let parent, entry.details.parent == nil {
            entry.details.parent = parent
            typed = "\(typed) parent:\(parent)"
        }
        if let day, entry.details.due == nil {
            entry.details.due = Due(day: day)
            typed = "\(typed) due:\(day)"
        }
        return AddItemRequest(entries: [entry], typed: typed)
    }
}

extension AddItemScreenPresenter: InputHandling {
    func didType(_ text: String) {
        typed = text
        guard text.contains(where: { !$0.isWhitespace }) else {
            return view.show(InputReadingDisplay(hints: [AddItemScreenSentences.example]))
        }
        do {
            interactor.preview(try request(text))
        } catch {
            view.show(InputReadingDisplay(problem: ErrorMessage(error, router).sentence))
        }
    }

    func didAccept(_ text: String, stays: Bool) {
        self.stays = stays
        guard text.contains(where: { !$0.isWhitespace }) else { return stays ? () : end() }
        do {
            interactor.add(try request(text))
        } catch {
            view.show(InputReadingDisplay(problem: ErrorMessage(error, router).sentence))
        }
    }

    func didCancelInput() {
        end()
    }

    /// The delegate hears of all items at once.
    private func end() {
        view.close()
        delegate?.didFinish(added.isEmpty ? .cancelled : .changed(added))
        added = []
    }

    func didAskForWords(after front: String) {
        view.complete(suggest(UnfinishedLine("\(AddItemCommand.command.name) \(front)")))
    }

    /// Lines that are pasted into a text belong to it.
    func didPaste(_ lines: [String]) -> Bool {
        guard !typed.contains(where: { !$0.isWhitespace }) else { return false }
        pasted = lines.filter { $0.contains { !$0.isWhitespace } }
        guard pasted.count > 1 else { return false }
        view.ask(AddItemScreenSentences.question(pasted.count), for: self)
        return true
    }
}

extension AddItemScreenPresenter: ConfirmationHandling {
    func didAnswer(_ answer: ConfirmationAnswer) {
        guard answer == .yes, let list = reader.list(pasted.joined(separator: "\n")) else {
            return view.insert(pasted.joined(separator: " "), replacing: "")
        }
        stays = false
        interactor.add(list)
    }
}

extension AddItemScreenPresenter: AddItemInteractorOutput {
    func acceptedDraft() {}

    func previewedDraft(_ preview: AddItemPreview) {
        let understood = ItemSentences.understood(
            preview.details,
            isDone: preview.isDone,
            from: preview.today,
            in: calendar
        )
        let following = RepeatSentences.following(preview.following, from: preview.today, in: calendar)
        view.show(
            InputReadingDisplay(
                understood: [preview.details.title] + understood + [following].compactMap(\.self),
                hints: preview.hints.prefix(1).map { ItemSentences.hint($0, router) },
                unknown: preview.hints.filter { $0.kind == .attribute }.map(\.word)
            )
        )
    }

    func rejectedDraft(_ failure: AddItemFailure) {
        // A title is not typed yet.
        guard failure.reason != .emptyTitle else { return view.show(.nothing) }
        view.show(InputReadingDisplay(problem: AddItemSentences.errorMessage(failure, router).sentence))
    }

    func willAddItems(_ response: AddItemResponse) {
        added += response.items.map(\.id)
    }

    func addedItems(_ response: AddItemResponse) {
        added += response.items.map(\.id)
        let notes = AddItemSentences.notes(response)
        let name = added.count == 1 || stays ? response.items.first.map(ChangeSentences.name) : nil
        view.showMessage(
            ([AddItemScreenSentences.added(name, count: added.count)] + notes + [router.undoHint])
                .joined(separator: " ")
        )
        if stays { view.clear() } else { end() }
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        view.show(InputReadingDisplay(problem: AddItemSentences.errorMessage(failure, router).sentence))
    }
}

enum AddItemScreenSentences {
    static let example = "call the dentist tomorrow at 5 +health"

    static func label(_ parent: Int?) -> String { parent.map { "Add a part of \($0):" } ?? "Add:" }

    static func question(_ count: Int) -> String { "Add \(count) items, one for each line?" }

    /// `Added 12 Call mom.`, `Added 5 items.`
    static func added(_ name: String?, count: Int) -> String {
        name.map { "Added \($0)." } ?? "Added \(ChangeSentences.count(count))."
    }
}
