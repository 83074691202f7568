import Presentation
import ProgramOutput
import Vocabulary

/// Presents what was exported to a file as one JSON object.
final class ExportItemsDocumentPresenter: ExportItemsPresenting {
    private let view: any DocumentViewing
    private let interactor: any ExportItemsInteracting
    private let router: any ExportItemsRouting

    init(view: any DocumentViewing, interactor: any ExportItemsInteracting, router: any ExportItemsRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func export(_ request: ExportItemsRequest) {
        guard request.path != nil else {
            return view.show(ExportItemsSentences.needsFile(router), as: JSONText.document)
        }
        interactor.export(request)
    }
}

extension ExportItemsDocumentPresenter: ExportItemsInteractorOutput {
    // An export to standard output is refused.
    func exported(_ part: [UInt8]) {}

    func exportedItems(_ response: ExportItemsResponse) {
        view.show(
            JSONText.document { document in
                document.object("exported") { exported in
                    if let path = response.path { exported.string("path", path) }
                    exported.string("format", response.format.rawValue)
                    exported.integer("itemCount", response.items)
                }
                document.losses(response.losses, place: "id")
            }
        )
    }

    func foundExistingFile(_ path: String) {
        let question = ExportItemsSentences.question(path)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func foundLosses(_ losses: [Loss], format: ForeignFormat) {
        view.show(ExportItemsSentences.refusal) { JSONText.document($0, losses: losses, place: "id") }
    }

    func couldNotExport(_ failure: ExportItemsFailure) {
        view.show(ExportItemsSentences.errorMessage(failure, router), as: JSONText.document)
    }
}
