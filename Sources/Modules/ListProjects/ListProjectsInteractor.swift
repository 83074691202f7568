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
        do throws(ListError) {
            let counts = try dataManager.counts(filter.selection, today: clock.now().today)
            let rows = ProjectTree(counts).branches.map { branch in
                CountsResponse.Row(
                    name: branch.path.name,
                    depth: branch.depth,
                    counts: branch.own,
                    total: branch.total
                )
            }
            let isListEmpty = counts.allSatisfy(\.count.isZero) ? try dataManager.isListEmpty() : false
            output?.report(rows, of: counts, matching: filter, isListEmpty: isListEmpty)
        } catch {
            output?.couldNotCount(error)
        }
    }
}
