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
    /// Reads at each key, without waiting for other programs.
    private let previewer: any AddItemInteracting
    private let router: any AddItemRouting
    private let reader: any AddItemReading
    private let calendar: CalendarWords
    private let today: () -> Day
    private let suggest: (UnfinishedLine) -> InputSuggestion
    private weak var delegate: (any ListDelegate)?
    private var place = AddItemPlace()
    private var stays = false
    private var typed = ""
    /// The first error in the text, and the words that are wrong. The rest of it is previewed.
    private var problem: String?
    private var mistakes: [String] = []
    /// Says that the attribute at the end of the text has no value yet.
    private var unfinished: String?
    private var added: [Int] = []
    /// The number of changes that added them.
    private var changeCount = 0
    /// The items of a change that is not complete yet.
    private var pending: [Int] = []
    /// Pasted lines that wait for confirmation, or for the correction of one. Empty ones count in the number of a line.
    private var pasted: [String] = []
    /// The place of the pasted line that is being corrected, and its marks and indentation.
    private var correction: (place: Int, front: String)?

    init(
        view: any InputViewing,
        interactor: any AddItemInteracting,
        previewer: any AddItemInteracting,
        router: any AddItemRouting,
        reader: any AddItemReading,
        calendar: CalendarWords,
        today: @escaping () -> Day,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.previewer = previewer
        self.router = router
        self.reader = reader
        self.calendar = calendar
        self.today = today
        self.suggest = suggest
        self.delegate = delegate
    }

    func open(in place: AddItemPlace) {
        self.place = place
        let label = AddItemScreenSentences.label(place.parent)
        view.open(InputDisplay(label: label, name: "add", rows: 2, canStay: true), for: self)
    }

    func preview(_ text: String) {
        didType(text)
    }

    private func request(_ text: String) throws(InputError) -> AddItemRequest {
        try reader.request(line: text, on: day).placed(in: place)
    }

    /// The day of new items. A line may stay open past midnight.
    private var day: Day? {
        switch place.due {
        case .day(let day): day
        case .today: today()
        case nil: nil
        }
    }
}

extension AddItemScreenPresenter: InputHandling {
    func didType(_ text: String) {
        show(text, isEntered: false)
    }

    private func show(_ text: String, isEntered: Bool) {
        typed = text
        if let lines = lines(in: text) {
            return view.show(InputReadingDisplay(hints: [AddItemScreenSentences.lines(Self.count(of: lines))]))
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            return view.show(InputReadingDisplay(hints: [advice ?? AddItemScreenSentences.example]))
        }
        (problem, mistakes, unfinished) = (nil, [], nil)
        guard let attribute = reader.unfinishedAttribute(in: text) else { return preview(readable: text) }
        mistakes = [attribute.word]
        let sentence = ErrorMessage(attribute.error, router).sentence
        if isEntered { problem = sentence } else { unfinished = sentence }
        preview(readable: attribute.rest(of: text))
    }

    /// Previews a text without the words that are wrong.
    private func preview(readable text: String) {
        do {
            previewer.preview(try request(text))
        } catch {
            problem = problem ?? ErrorMessage(error, router).sentence
            guard let mistake = error.mistake(in: text) else { return showProblem() }
            mistakes.append(mistake.words)
            guard mistakes.count <= AddItemScreenPresenter.maximumMistakes else { return showProblem() }
            preview(readable: mistake.rest)
        }
    }

    private static let maximumMistakes = 4

    private func showProblem() {
        let hints = [advice ?? unfinished].compactMap(\.self)
        view.show(InputReadingDisplay(problem: problem, hints: hints, unknown: mistakes))
    }

    func didAccept(_ text: String, stays: Bool) {
        self.stays = stays
        if lines(in: text) == nil, reader.unfinishedAttribute(in: text) != nil { return show(text, isEntered: true) }
        if correction != nil { return correct(text) }
        if let lines = lines(in: text) {
            pasted = lines
            return addPasted()
        }
        guard text.contains(where: { !$0.isWhitespace }) else { return stays ? () : end() }
        do {
            interactor.add(try request(text))
        } catch {
            didType(text)
        }
    }

    func didCancelInput() {
        if correction != nil { keepPasted() }
        end()
    }

    /// The delegate hears of all items at once.
    private func end() {
        view.close()
        delegate?.didFinish(added.isEmpty ? .cancelled : .added(added, changes: changeCount))
        (added, changeCount) = ([], 0)
    }

    func didAskForWords(after front: String) {
        view.complete(suggest(UnfinishedLine("\(AddItemCommand.command.name) \(front)")))
    }

    /// Lines that are pasted into a text belong to it.
    func didPaste(_ lines: [String]) -> Bool {
        guard correction == nil, !typed.contains(where: { !$0.isWhitespace }) else { return false }
        guard Self.count(of: lines) > 1 else { return false }
        pasted = lines
        view.ask(AddItemScreenSentences.question(pastedCount), for: self)
        return true
    }
}

// MARK: - Pasted lines

extension AddItemScreenPresenter: ConfirmationHandling {
    func didAnswer(_ answer: ConfirmationAnswer) {
        stays = false
        if answer == .yes { addPasted() } else { insertPasted() }
    }

    /// Adds all pasted lines, or none.
    private func addPasted() {
        guard let list = reader.list(pasted.map { "\($0)\n" }.joined(), on: day) else { return }
        interactor.add(PlacedItems(list, in: place))
    }

    private func insertPasted() {
        let text = pasted.filter { !$0.isEmpty }.joined(separator: " ")
        pasted = []
        // A paste that was brought back is still there.
        view.clear()
        view.insert(text, replacing: "")
    }

    /// Takes a line back into the input, to be corrected. The others wait.
    private func takeBack(_ place: Int, _ reason: String) {
        let line = pasted[place]
        let text = ListedLine.list([line]).first?.text ?? line
        correction = (place, line.hasSuffix(text) ? String(line.dropLast(text.count)) : "")
        view.clear()
        view.insert(line.hasSuffix(text) ? text : line, replacing: "")
        view.show(InputReadingDisplay(problem: reason, hints: [advice].compactMap(\.self)))
    }

    private func correct(_ text: String) {
        guard let (place, front) = correction else { return }
        correction = nil
        pasted[place] = text.contains { !$0.isWhitespace } ? front + text : ""
        if pastedCount == 0 { end() } else { addPasted() }
    }

    /// Keeps the lines of a paste as one text, as one of them may be a part of another.
    private func keepPasted() {
        view.remember(pasted.joined(separator: "\n"))
        view.showMessage(AddItemScreenSentences.noneAdded(of: pastedCount))
        (pasted, correction) = ([], nil)
    }

    /// Returns the lines of a paste that was brought back.
    private func lines(in text: String) -> [String]? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.count > 1 ? lines : nil
    }

    private var advice: String? { correction.map { _ in AddItemScreenSentences.correction(of: pastedCount) } }

    private var pastedCount: Int { Self.count(of: pasted) }

    private static func count(of lines: [String]) -> Int { lines.count { $0.contains { !$0.isWhitespace } } }
}

extension AddItemScreenPresenter: AddItemInteractorOutput {
    func acceptedDraft() {}

    func previewedDraft(_ preview: AddItemPreview) {
        let understood = ItemSentences.phrases(
            preview.details,
            preview.names,
            isDone: preview.isDone,
            inheritsProject: preview.inheritsProject,
            from: preview.today,
            in: calendar
        )
        let following = RepeatSentences.following(preview.following, from: preview.today, in: calendar)
        let phrases =
            [InputPhrase(preview.details.title)] + understood + [following].compactMap(\.self).map { InputPhrase($0) }
        problem = problem ?? preview.failure.map { AddItemSentences.errorMessage($0, router).sentence }
        let warning =
            preview.isDone ? nil : ItemSentences.waitWarning(preview.details, from: preview.today, in: calendar)
        let hints =
            [unfinished].compactMap(\.self) + preview.hints.map { ItemSentences.hint($0, router) }
            + [warning].compactMap(\.self)
        // The rows below the line are for the error and the advice.
        let hasSpace = correction == nil || problem == nil
        view.show(
            InputReadingDisplay(
                understood: hasSpace ? phrases : [],
                problem: problem,
                hints: advice.map { [$0] } ?? Array(hints.prefix(1)),
                unknown: mistakes + preview.hints.filter { $0.kind == .attribute }.map(\.word)
            )
        )
    }

    func rejectedDraft(_ failure: AddItemFailure) {
        // A title is not typed yet.
        guard failure.reason != .emptyTitle else { return showProblem() }
        problem = problem ?? AddItemSentences.errorMessage(failure, router).sentence
        showProblem()
    }

    func willAddItems(_ response: AddItemResponse) {
        pending += response.items.map(\.id)
    }

    func addedItems(_ response: AddItemResponse) {
        let new = pending + response.items.map(\.id)
        added += new
        changeCount += 1
        (pending, pasted) = ([], [])
        let notes = AddItemSentences.notes(response)
        let count = stays ? new.count : added.count
        let item = count == 1 ? response.items.first : nil
        let hint =
            changeCount == 1 || stays
            ? router.undoHint : AddItemScreenSentences.undoHint(router.command(.undo()), last: new.count)
        view.showMessage(([AddItemScreenSentences.added(item, count: count)] + notes + [hint]).joined(separator: " "))
        if stays { view.clear() } else { end() }
    }

    func couldNotAddItem(_ failure: AddItemFailure) {
        pending = []
        let error = AddItemSentences.errorMessage(failure, router)
        if pasted.isEmpty { return view.show(InputReadingDisplay(problem: error.sentence)) }
        if failure.reason == .nothingGiven { return insertPasted() }
        if let place = failure.place, pasted.indices.contains(place) { return takeBack(place, error.sentence) }
        // They can be added once the list can be written.
        view.showError(error)
        view.ask(AddItemScreenSentences.question(pastedCount), for: self)
    }
}
