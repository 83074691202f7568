import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Opens the page until it is valid, then presents the outcome.
final class EditItemPresenter {
    private let view: any EditItemViewing
    private let interactor: any EditItemInteracting
    private let outcome: any EditItemOutcomePresenting
    private let router: any EditItemRouting
    private let reader: any EditItemReading
    private weak var delegate: (any ListDelegate)?
    private var request: EditItemRequest?
    /// The command that opened the page.
    private var typed = ""
    /// The items as the page is compared with them.
    private var items: [ItemsPage.Item] = []
    private var hasBlocks = false
    /// The page before it was edited.
    private var original: [UInt8] = []
    private var page = EditItemPage()
    /// The items of the page that was closed last.
    private var edited: [EditedItem] = []
    private var drafts: [EditItemDraft] = []
    private var question: String?
    /// The message after the page has been kept.
    private var ending = Ending.signal

    private enum Ending {
        case signal
        case unchanged
        case error(ErrorMessage)
    }

    init(
        view: any EditItemViewing,
        interactor: any EditItemInteracting,
        outcome: any EditItemOutcomePresenting,
        router: any EditItemRouting,
        reader: any EditItemReading,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.outcome = outcome
        self.router = router
        self.reader = reader
        self.delegate = delegate
    }
}

// MARK: - The page

extension EditItemPresenter: EditItemPresenting {
    func edit(_ request: EditItemRequest) {
        self.request = request
        interactor.open(request)
    }

    func didClosePage(_ bytes: [UInt8]) {
        if let errorMessage = page.close(bytes) { return giveUp(errorMessage) }
        do {
            guard let edited = try reader.items(from: page.bytes, of: items, hasBlocks: hasBlocks) else {
                interactor.discardKeptPage()
                return foundNothingToSave()
            }
            self.edited = edited
            drafts = edited.map { EditItemDraft($0) }
            interactor.save(drafts, removing: [])
        } catch {
            open(after: error)
        }
    }

    private func open(after error: InputError) {
        let (mistake, line) = error.withoutLine
        open(after: ErrorMessage(mistake, router), about: .page(mistake), in: line)
    }

    func didFailToEdit(_ failure: EditorFailure, saved: [UInt8]?) {
        let errorMessage = EditItemSentences.errorMessage(failure)
        if keepsText(saved) { return giveUp(errorMessage) }
        view.discardPage()
        outcome.present(errorMessage, keptIn: nil)
        delegate?.didFinish(.refused)
    }

    func didLeavePage(saved: [UInt8]?) {
        let recovery = view.recoveryPath
        let isKept = keepsText(saved)
        if !isKept { view.discardPage() }
        // It is newer than what was saved.
        if let recovery { outcome.presentKept(.file(recovery)) }
        if isKept { end(.signal) }
    }

    /// Returns `false` without typed text.
    private func keepsText(_ saved: [UInt8]?) -> Bool {
        if let saved { _ = page.close(saved) }
        return saved != nil || page.isReopened
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard let text = question else { return }
        question = nil
        switch answer {
        case .yes: interactor.save(drafts, removing: removedIDs)
        case .no, .unanswered: end(.unchanged)
        case .interrupted: giveUp(ErrorMessage(.interrupted, said: ChangeSentences.nothingChanged))
        case .notInteractive: giveUp(ChangeSentences.confirmationRequired(text))
        }
    }

    private var removedIDs: [Int] {
        let kept = Set(drafts.compactMap(\.id))
        return items.map(\.id).filter { !kept.contains($0) }
    }

    /// Opens the page again, unless the editor seems to repeat the mistake without a person.
    private func open(after errorMessage: ErrorMessage, about mistake: EditItemMistake, in line: Int? = nil) {
        if page.repeats(mistake) || page.isReopened && !view.hasTerminal {
            return giveUp(line.map { ErrorMessage.line($0, errorMessage) } ?? errorMessage)
        }
        let (text, line) = page.opened(after: errorMessage, about: mistake, in: line)
        view.openEditor(on: text, at: line)
    }

    private func giveUp(_ errorMessage: ErrorMessage) {
        end(.error(errorMessage))
    }

    /// Keeps the page so that typed text is not lost.
    private func end(_ ending: Ending) {
        self.ending = ending
        interactor.keep(
            EditItemKeptPage(
                typed: typed,
                ids: items.map(\.id),
                hasBlocks: hasBlocks,
                original: original,
                edited: page.bytes
            )
        )
    }

    private func present(_ place: EditItemPlace?) {
        switch ending {
        case .signal: place.map(outcome.presentKept)
        case .unchanged:
            outcome.presentNothingChanged(keptIn: place)
            delegate?.didFinish(.cancelled)
        case .error(let errorMessage):
            outcome.present(errorMessage, keptIn: place)
            delegate?.didFinish(.refused)
        }
    }
}

// MARK: - Answers

extension EditItemPresenter: EditItemInteractorOutput {
    func foundItems(_ items: [ItemSummary]) {
        self.items = items.map { ItemsPage.Item(id: $0.id, $0.details) }
        typed = request?.typed ?? ""
        page = EditItemPage()
        if case .items(let filter)? = request?.source { hasBlocks = !filter.isOneID }
        let text = reader.page(of: self.items, hasBlocks: hasBlocks)
        original = Array(text.utf8)
        view.openEditor(on: text, at: nil)
    }

    func foundKeptPage(_ kept: EditItemKeptPage, of items: [ItemSummary]) {
        (typed, original, hasBlocks) = (kept.typed, kept.original, kept.hasBlocks)
        self.items = kept.ids.map { id in
            ItemsPage.Item(id: id, items.first { $0.id == id }?.details ?? ItemDetails())
        }
        page = .kept(kept.edited)
        do {
            let originals = try reader.items(from: kept.original, of: self.items, hasBlocks: hasBlocks) ?? []
            interactor.resume(from: originals.map { EditItemDraft($0) })
        } catch {
            return giveUp(ErrorMessage(error, router))
        }
        do {
            _ = try reader.items(from: kept.edited, of: self.items, hasBlocks: hasBlocks)
            view.openEditor(on: String(decoding: kept.edited, as: UTF8.self), at: nil)
        } catch {
            open(after: error)
        }
    }

    func savedItems(_ response: EditItemResponse) {
        view.discardPage()
        outcome.present(response, edited.filter(\.isNew).flatMap(\.reading.hints))
        let ids = (response.changed.map(\.after) + response.added + response.removed).map(\.id)
        delegate?.didFinish(.changed(ids))
    }

    func foundNothingToSave() {
        view.discardPage()
        outcome.presentNothingChanged(keptIn: nil)
        delegate?.didFinish(.unchanged)
    }

    func couldNotEditItems(_ failure: EditItemFailure) {
        switch failure {
        case .refused(let index, let problem):
            let item = edited[index]
            let errorMessage = ItemSentences.errorMessage(
                problem,
                id: item.id ?? 0,
                example: EditItemSentences.titleExample,
                router
            )
            open(after: errorMessage, about: .item(problem), in: item.line(of: problem.field))
        case .changedMeanwhile(let index, let field, let details):
            let line = reader.line(of: field, in: details)
            open(
                after: EditItemSentences.conflict(line),
                about: .conflict(line: line),
                in: edited[index].line(of: field)
            )
        case .removedMeanwhile(let index):
            let id = edited[index].id ?? 0
            open(after: EditItemSentences.removed(id), about: .removed(id), in: edited[index].line)
        case .changedBeforeRemoval(let id, let details):
            open(after: EditItemSentences.changedBeforeRemoval(id, details.title), about: .removed(id))
        case .change(let failure): couldNotChange(failure)
        case .noKeptPage: refuse(EditItemSentences.noKeptPage(router))
        case .pageOfOtherList(let path): refuse(EditItemSentences.pageOfOtherList(path))
        }
    }

    private func couldNotChange(_ failure: ChangeFailure) {
        switch failure {
        case .needsConfirmation(let items):
            let text = ChangeSentences.question(.remove, items)
            guard outcome.canAsk else { return giveUp(ChangeSentences.confirmationRequired(text)) }
            question = text
            view.ask(text)
        case .unknownIDs(let missing) where request?.picked != nil: edit(without: missing)
        case .noMatch(let reasons):
            guard case .items(let filter)? = request?.source else { return }
            outcome.presentNoMatch(filter, reasons)
            delegate?.didFinish(.unchanged)
        default:
            let errorMessage = ChangeSentences.errorMessage(failure, router)
            if original.isEmpty { refuse(errorMessage) } else { giveUp(errorMessage) }
        }
    }

    private func edit(without missing: [ClosedRange<Int>]) {
        let ids = missing.flatMap(Array.init)
        guard let rest = request?.picked?.without(missing) else {
            return refuse(ErrorMessage(.notFound, said: ChangeSentences.removedElsewhere(ids)))
        }
        outcome.presentRemoved(ids)
        edit(EditItemRequest(picked: rest))
    }

    /// No page exists yet.
    private func refuse(_ errorMessage: ErrorMessage) {
        outcome.present(errorMessage, keptIn: nil)
        delegate?.didFinish(.refused)
    }

    func keptPage() {
        view.discardPage()
        present(.keptPage)
    }

    func couldNotKeepPage() {
        present(view.keepPage().map { .file($0) })
    }
}

extension EditItemDraft {
    fileprivate init(_ item: EditedItem) {
        self.init(
            id: item.id,
            details: item.reading.details,
            depth: item.reading.depth,
            isDone: item.reading.isDone,
            decidesProject: item.reading.decidesProject
        )
    }
}

extension EditedItem {
    fileprivate var isNew: Bool { id == nil }
}
