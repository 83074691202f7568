import Boundary
import Presentation

/// Asks for the tags, and puts the answer into words.
final class ListTagsPresenter {
    private let view: any ListTagsShowing
    private let interactor: any ListTagsInteracting
    /// What was asked for last.
    private var filter = ItemFilter.everything

    init(view: any ListTagsShowing, interactor: any ListTagsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListTagsPresenter: ListTagsModule {
    func show(_ request: ListTagsRequest) {
        filter = request.filter
        interactor.findTags(request)
    }
}

extension ListTagsPresenter: ListTagsInteractorOutput {
    func foundTags(_ response: ListTagsResponse) {
        let rows = response.rows.map(row)
        view.showCounts(CountsDisplay(rows: rows + (response.without.map { [without($0)] } ?? [])))
    }

    func foundNoTag(_ reason: NothingCounted) {
        switch reason {
        case .noneInUse: view.showNothing("No item has a tag yet; +word in an item's text gives it one.")
        case .noneOfMatching: view.showNothing("Nothing that matches has a tag.")
        case .nothingMatches: view.showNothing(ListSentences.nothingMatches(filter))
        }
    }

    func foundEmptyList() {
        view.showEmptyList(ListSentences.emptyList, example: ListSentences.emptyListExample)
    }

    func couldNotFindTags(_ trouble: StorageTrouble) {
        view.showComplaint(Complaint(trouble))
    }

    private func row(_ row: ListTagsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "tag \(ItemWords.tag(row.name))",
            name: ItemWords.tag(row.name),
            open: StatusWords.open(row.counts),
            done: StatusWords.done(row.counts)
        )
    }

    private func without(_ counts: ItemCounts) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "no tag",
            name: "No tag",
            open: StatusWords.open(counts),
            done: StatusWords.done(counts)
        )
    }
}
