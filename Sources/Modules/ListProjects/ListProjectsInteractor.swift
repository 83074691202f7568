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

    func count(_ filter: ItemFilter) {
        count(filter, on: clock.now().today, in: dataManager) { counts in
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
