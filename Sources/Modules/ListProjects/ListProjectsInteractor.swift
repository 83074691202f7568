import Almanac
import Entities
import Responses
import Vocabulary

/// Counts the items of each project.
final class ListProjectsInteractor: ListProjectsInteracting {
    weak var output: (any ListProjectsInteractorOutput)?
    private let dataManager: any CountsDataManaging
    private let clock: any Clock

    init(dataManager: any CountsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to filter: ItemFilter) throws(ListError) -> CountsResponse {
        try dataManager.response(to: filter, today: clock.now().today) { counts in
            ProjectTree(counts).branches.map { branch in
                CountsResponse.Row(
                    name: branch.path.name,
                    depth: branch.depth,
                    counts: branch.own,
                    total: branch.total
                )
            }
        }
    }
}
