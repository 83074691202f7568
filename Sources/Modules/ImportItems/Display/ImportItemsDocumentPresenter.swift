import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// Presents what was imported as one JSON object.
final class ImportItemsDocumentPresenter: ImportItemsPresenting {
    private let view: any DocumentViewing
    private let interactor: any ImportItemsInteracting
    private let router: any ImportItemsRouting

    init(view: any DocumentViewing, interactor: any ImportItemsInteracting, router: any ImportItemsRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func importItems(_ request: ImportItemsRequest) {
        interactor.importItems(request)
    }

    // With JSON output, a missing file is an error, so this is never called.
    func showFormats() {}
}

extension ImportItemsDocumentPresenter: ImportItemsInteractorOutput {
    // JSON has no progress.
    func readItems(_ count: Int) {}

    func importedItems(_ response: ImportItemsResponse) {
        view.show(
            JSONText.document { document in
                document.object("imported") { imported in
                    imported.string("format", response.format.rawValue)
                    if response.encoding != .utf8 { imported.string("encoding", response.encoding.rawValue) }
                    imported.boolean("dryRun", response.isDryRun)
                    imported.integers("added", response.addedIDs, unlessEmpty: true)
                    imported.integers("updated", response.updated.map(\.id), unlessEmpty: true)
                    imported.integer("unchanged", response.unchanged)
                    if response.lookalikes > 0 { imported.integer("lookalikes", response.lookalikes) }
                    imported.integers("different", response.different.map(\.id), unlessEmpty: true)
                    imported.integers("older", response.older.map(\.id), unlessEmpty: true)
                    if let shared = response.sharedTime {
                        imported.object("sharedTime") { object in
                            object.string("time", shared.time.description)
                            object.integer("count", shared.count)
                        }
                    }
                }
                if !response.renumbered.isEmpty {
                    document.array("renumbered") { array in
                        for pair in response.renumbered {
                            array.object { json in
                                json.string("old", pair.old)
                                json.integer("new", pair.new)
                            }
                        }
                    }
                }
                document.losses(response.losses, place: "line")
            }
        )
    }

    func foundLosses(_ losses: [Loss]) {
        view.show(ImportItemsSentences.refusal) { JSONText.document($0, losses: losses, place: "line") }
    }

    func couldNotImport(_ failure: ImportItemsFailure) {
        view.show(ImportItemsSentences.errorMessage(failure, router), as: JSONText.document)
    }
}
