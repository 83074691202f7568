import Almanac
import Entities
import Responses
import Vocabulary

/// Counts the items of each tag.
final class ListTagsInteractor: ListTagsInteracting {
    weak var output: (any ListTagsInteractorOutput)?
    private let dataManager: any CountsDataManaging
    private let clock: any Clock

    init(dataManager: any CountsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func count(_ filter: ItemFilter) {
        do throws(ListError) {
            let counts = try dataManager.counts(filter.selection, today: clock.now().today)
            let rows = counts.compactMap { tag in tag.name.map { CountsResponse.Row(name: $0, counts: tag.count) } }
            let isListEmpty = counts.allSatisfy(\.count.isZero) ? try dataManager.isListEmpty() : false
            output?.report(rows, of: counts, matching: filter, isListEmpty: isListEmpty)
        } catch {
            output?.couldNotCount(error)
        }
    }
}
