import Grammar
import Presentation
import Responses
import Vocabulary

/// Shows tags and their counts.
final class ListTagsPresenter {
    private let view: any ListTagsViewing
    private let interactor: any ListTagsInteracting
    /// The last requested filter.
    private var filter = ItemFilter.everything

    init(view: any ListTagsViewing, interactor: any ListTagsInteracting) {
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

    func foundNoTag(_ reason: NoCountsReason) {
        switch reason {
        case .noneInUse: view.showNothing("No item has a tag yet. Add +word to an item.")
        case .noneOfMatching: view.showNothing("No matching item has a tag.")
        case .nothingMatches: view.showNothing(ListSentences.nothingMatches(filter))
        }
    }

    func foundEmptyList() {
        view.showEmptyList(ListSentences.emptyList, example: ListSentences.emptyListExample)
    }

    func couldNotFindTags(_ failure: ListError) {
        view.showError(ErrorMessage(failure))
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
