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

    func response(to filter: ItemFilter) throws(ListError) -> CountsResponse {
        try dataManager.response(to: filter, today: clock.now().today) { counts in
            counts.compactMap { tag in tag.name.map { CountsResponse.Row(name: $0, counts: tag.count) } }
        }
    }
}
