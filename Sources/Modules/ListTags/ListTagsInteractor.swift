import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
typealias ListTagsDataManaging = CountsDataManaging

/// Counts the items of each tag.
final class ListTagsInteractor: ListTagsInteracting {
    weak var output: (any ListTagsInteractorOutput)?
    private let dataManager: any ListTagsDataManaging
    private let clock: any Clock

    init(dataManager: any ListTagsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findTags(_ request: ListTagsRequest) {
        do throws(ListError) {
            let counts = try dataManager.counts(request.filter.selection, today: clock.now().today)
            if counts.allSatisfy(\.count.isZero), try dataManager.isListEmpty() {
                output?.foundEmptyList()
            } else {
                report(counts, isFiltered: !request.filter.isEverything)
            }
        } catch {
            output?.couldNotFindTags(error)
        }
    }

    private func report(_ counts: [NamedCount], isFiltered: Bool) {
        let census = TagCensus(counts)
        guard !census.tags.isEmpty else {
            output?.foundNoTag(NoCountsReason(census.without, isFiltered: isFiltered))
            return
        }
        output?.foundTags(
            ListTagsResponse(
                rows: census.tags.map { ListTagsResponse.Row(name: $0.name, counts: $0.count) },
                without: census.without.isZero ? nil : census.without
            )
        )
    }
}
