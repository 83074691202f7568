import Presentation
import ProgramOutput
import Vocabulary

/// The upcoming items as a JSON object.
final class ListUpcomingDocumentPresenter: ListUpcomingPresenting, ListUpcomingInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any ListUpcomingInteracting
    private let router: any ListUpcomingRouting

    init(view: any DocumentViewing, interactor: any ListUpcomingInteracting, router: any ListUpcomingRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func show(_ request: ListUpcomingRequest) {
        var request = request
        request.countsOthers = false
        interactor.findUpcomingItems(request)
    }

    func foundUpcomingItems(_ response: ListUpcomingResponse) {
        show(response.groups, omitted: response.omitted)
    }

    func foundChanges(_ response: UpcomingChangesResponse) {
        show(response.changes.map(\.group))
    }

    /// Text and JSON have all items.
    func foundItems(_ rows: [ListUpcomingResponse.Row], from place: Int) {}

    func foundNothingUpcoming(_ response: NothingUpcomingResponse) {
        show([])
    }

    func foundEmptyList() {
        show([])
    }

    func couldNotFindItems(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }

    private func show(_ groups: [ListUpcomingResponse.Group], omitted: Int = 0) {
        let document = JSONText.document { document in
            document.array("groups") { array in
                for group in groups where !group.rows.isEmpty {
                    array.object { object in
                        object.group(group.name)
                        object.array("items") { items in group.rows.forEach { items.item($0.item) } }
                    }
                }
            }
            if omitted > 0 { document.integer("omitted", omitted) }
        }
        view.show(document)
    }
}
