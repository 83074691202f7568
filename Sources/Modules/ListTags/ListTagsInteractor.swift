import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ListTagsDataManaging: AnyObject {
    /// What is counted of each tag of the items that match, by name, and of the items that have none.
    func counts(_ selection: Selection, today: Day) throws(ListTrouble) -> [NamedCount]
    /// Whether there is no item at all, not even a done one.
    func isListEmpty() throws(ListTrouble) -> Bool
}

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
        do throws(ListTrouble) {
            let counts = try dataManager.counts(request.filter.selection, today: clock.now().today)
            if counts.allSatisfy(\.count.isZero), try dataManager.isListEmpty() {
                output?.foundEmptyList()
            } else {
                tell(counts, isFiltered: !request.filter.isEverything)
            }
        } catch {
            output?.couldNotFindTags(StorageTrouble(error))
        }
    }

    private func tell(_ counts: [NamedCount], isFiltered: Bool) {
        let census = TagCensus(counts)
        guard !census.tags.isEmpty else { return tellNoTag(without: census.without, isFiltered) }
        output?.foundTags(
            ListTagsResponse(
                rows: census.tags.map { ListTagsResponse.Row(name: $0.name, counts: ItemCounts($0.count)) },
                without: census.without.isZero ? nil : ItemCounts(census.without)
            )
        )
    }

    private func tellNoTag(without count: StatusCount, _ isFiltered: Bool) {
        if count.isZero {
            output?.foundNoTag(.nothingMatches)
        } else {
            output?.foundNoTag(isFiltered ? .noneOfMatching(ItemCounts(count)) : .noneInUse(ItemCounts(count)))
        }
    }
}
