import Presentation
import Responses
import Vocabulary

/// Reports what was imported, what was left alone, and what was lost.
final class ImportItemsPresenter: ImportItemsPresenting {
    private let view: any ImportItemsViewing
    private let interactor: any ImportItemsInteracting
    private let router: any ImportItemsRouting
    private weak var delegate: (any ListDelegate)?

    init(
        view: any ImportItemsViewing,
        interactor: any ImportItemsInteracting,
        router: any ImportItemsRouting,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }

    func importItems(_ request: ImportItemsRequest) {
        if request.path == nil, request.isTyped { view.showMessage(ImportItemsSentences.reading) }
        interactor.importItems(request)
    }

    func showFormats() {
        view.showFormats(
            ImportFormatsDisplay(
                introduction: ImportItemsSentences.introduction,
                rows: ForeignFormat.allCases.map {
                    .init(format: $0.rawValue, description: ForeignFormatWords.sources($0))
                },
                examples: [router.command(.importFile(isDryRun: true)), router.command(.importFile(isDryRun: false))]
            )
        )
        delegate?.didFinish(.unchanged)
    }
}

extension ImportItemsPresenter: ImportItemsInteractorOutput {
    func readItems(_ count: Int) {
        view.showProgress(ImportItemsSentences.progress(count))
    }

    func importedItems(_ response: ImportItemsResponse) {
        let added = (response.added?.count ?? 0) - response.withdrawn.count
        view.showImported(
            ImportItemsDisplay(
                action: ImportItemsSentences.action(ChangeSentences.count(added), isDryRun: response.isDryRun),
                detail: ImportItemsSentences.detail(response.format, ids: response.isDryRun ? nil : response.added),
                facts: ImportItemsSentences.lines(response, added: added)
            )
        )
        messages(response).forEach(view.showMessage)
        delegate?.didFinish(response.changesList ? .changed() : .unchanged)
    }

    func foundLosses(_ losses: [Loss]) {
        LossWords.report(losses, ImportItemsSentences.heading).forEach(view.showMessage)
        view.showError(ImportItemsSentences.refusal)
        delegate?.didFinish(.refused)
    }

    func couldNotImport(_ failure: ImportItemsFailure) {
        view.showError(ImportItemsSentences.errorMessage(failure, router))
        delegate?.didFinish(.refused)
    }
}

// MARK: - Words

extension ImportItemsPresenter {
    private func messages(_ response: ImportItemsResponse) -> [String] {
        var messages = [ImportItemsSentences.encoding(response.encoding)].compactMap { $0 }
        if !response.updated.isEmpty {
            messages.append(ImportItemsSentences.updated(response.updated, isDryRun: response.isDryRun))
        }
        if response.unchanged > 0 { messages.append(ImportItemsSentences.unchanged(response.unchanged)) }
        if response.lookalikes > 0 {
            messages.append(ImportItemsSentences.lookalikes(response.lookalikes, in: response.format))
        }
        if !response.different.isEmpty { messages.append(ImportItemsSentences.different(response.different)) }
        if !response.older.isEmpty { messages.append(ImportItemsSentences.older(response.older)) }
        if !response.renumbered.isEmpty, !response.isDryRun {
            messages.append(ImportItemsSentences.renumbered(response.renumbered))
        }
        if response.isEmpty { messages += [ImportItemsSentences.nothing(in: response.format)].compactMap { $0 } }
        if let shared = response.sharedTime {
            messages.append(ImportItemsSentences.advice(shared, path: response.path, canUndo: response.changesList))
        }
        messages += LossWords.report(response.losses, ImportItemsSentences.heading)
        if response.changesList { messages.append(router.undoHint) }
        return messages
    }
}

extension ImportItemsResponse {
    /// `true` if the file has no items.
    var isEmpty: Bool {
        added == nil && updated.isEmpty && unchanged == 0 && different.isEmpty && older.isEmpty && losses.isEmpty
    }

    var changesList: Bool { !isDryRun && (added != nil || !updated.isEmpty) }
}
