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
        if request.path == nil, request.isTyped { view.showMessage("Reading from the terminal; end with Ctrl-D.") }
        interactor.importItems(request)
    }

    func explain() {
        view.showFormats(
            ImportFormatsDisplay(
                introduction: "adder imports the items of these files:",
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
        view.showProgress("Read \(ChangeSentences.count(count)) so far.")
    }

    func importedItems(_ response: ImportItemsResponse) {
        let added = response.added?.count ?? 0
        view.showImported(
            ImportItemsDisplay(
                action: ImportItemsSentences.action(ChangeSentences.count(added), isDryRun: response.isDryRun),
                detail: detail(response),
                facts: [
                    "imported: \(added)", "updated: \(response.updated.count)", "unchanged: \(response.unchanged)",
                    "different: \(response.different.count + response.older.count)",
                    "format: \(response.format.rawValue)",
                ]
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
    /// `Taskwarrior, ids 12-20`.
    private func detail(_ response: ImportItemsResponse) -> String {
        let format = ForeignFormatWords.name(response.format)
        guard let added = response.added, !response.isDryRun else { return format }
        return added.count == 1
            ? "\(format), id \(added.lowerBound)" : "\(format), ids \(added.lowerBound)-\(added.upperBound)"
    }

    private func messages(_ response: ImportItemsResponse) -> [String] {
        var messages: [String] = []
        func add(_ heading: String, _ items: [ItemName], _ advice: String? = nil) {
            if items.isEmpty { return }
            let names = items.prefix(8).map { ChangeSentences.name($0.id, $0.title) }
            let message = "\(heading): \(ChangeSentences.some(names, of: items.count))."
            messages.append([message, advice].compactMap { $0 }.joined(separator: " "))
        }
        add(response.isDryRun ? "Would update" : "Updated", response.updated)
        if response.unchanged > 0 {
            messages.append("Already in the list: \(ChangeSentences.count(response.unchanged)).")
        }
        add(
            "Different in the list and left unchanged",
            response.different,
            "Use --update to apply newer values from the file."
        )
        add("Changed more recently in the list and left unchanged", response.older)
        if !response.renumbered.isEmpty, !response.isDryRun {
            let ids = response.renumbered.prefix(8).map { "\($0.old) → \($0.new)" }
            messages.append("New ids: \(ChangeSentences.some(ids, of: response.renumbered.count)).")
        }
        if response.format == .markdown || response.format == .obsidian, response.isEmpty {
            messages.append("No checkboxes found.")
        }
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
