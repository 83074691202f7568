import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
typealias ListProjectsDataManaging = CountsDataManaging

/// Counts the items of each project.
final class ListProjectsInteractor: ListProjectsInteracting {
    weak var output: (any ListProjectsInteractorOutput)?
    private let dataManager: any ListProjectsDataManaging
    private let clock: any Clock

    init(dataManager: any ListProjectsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findProjects(_ request: ListProjectsRequest) {
        do throws(ListError) {
            let counts = try dataManager.counts(request.filter.selection, today: clock.now().today)
            if counts.allSatisfy(\.count.isZero), try dataManager.isListEmpty() {
                output?.foundEmptyList()
            } else {
                report(counts, isFiltered: !request.filter.isEverything)
            }
        } catch {
            output?.couldNotFindProjects(error)
        }
    }

    private func report(_ counts: [NamedCount], isFiltered: Bool) {
        let tree = ProjectTree(counts)
        guard !tree.branches.isEmpty else {
            output?.foundNoProject(NoCountsReason(tree.without, isFiltered: isFiltered))
            return
        }
        output?.foundProjects(
            ListProjectsResponse(
                rows: tree.branches.map { branch in
                    ListProjectsResponse.Row(
                        name: branch.path.name,
                        depth: branch.depth,
                        counts: branch.own,
                        total: branch.hasParts ? branch.total : nil
                    )
                },
                without: tree.without.isZero ? nil : tree.without
            )
        )
    }
}
