import Grammar
import Presentation
import Responses
import Vocabulary

/// Shows projects and their counts.
final class ListProjectsPresenter {
    private let view: any ListProjectsViewing
    private let interactor: any ListProjectsInteracting
    /// The last requested filter.
    private var filter = ItemFilter.everything

    init(view: any ListProjectsViewing, interactor: any ListProjectsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ListProjectsPresenter: ListProjectsModule {
    func show(_ request: ListProjectsRequest) {
        filter = request.filter
        interactor.findProjects(request)
    }
}

extension ListProjectsPresenter: ListProjectsInteractorOutput {
    func foundProjects(_ response: ListProjectsResponse) {
        let rows = response.rows.map(row)
        view.showCounts(CountsDisplay(rows: rows + (response.without.map { [without($0)] } ?? [])))
    }

    func foundNoProject(_ reason: NoCountsReason) {
        switch reason {
        case .noneInUse: view.showNothing("No item has a project yet. Add project:name to an item.")
        case .noneOfMatching: view.showNothing("No matching item has a project.")
        case .nothingMatches: view.showNothing(ListSentences.nothingMatches(filter))
        }
    }

    func foundEmptyList() {
        view.showEmptyList(ListSentences.emptyList, example: ListSentences.emptyListExample)
    }

    func couldNotFindProjects(_ failure: ListError) {
        view.showError(ErrorMessage(failure))
    }

    private func row(_ row: ListProjectsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "project \(row.name)",
            name: row.name,
            depth: row.depth,
            open: StatusWords.open(row.counts),
            done: StatusWords.done(row.counts),
            total: row.total.map { "\(StatusWords.open($0)), \(StatusWords.done($0)) including subprojects" } ?? ""
        )
    }

    private func without(_ counts: ItemCounts) -> CountsDisplay.Row {
        CountsDisplay.Row(
            label: "no project",
            name: "No project",
            open: StatusWords.open(counts),
            done: StatusWords.done(counts)
        )
    }
}
