import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ShowItemDataManaging: AnyObject {
    /// Tells which items are chosen, and takes each with all that has to do with it where they are wanted.
    func findStories(
        of selection: Selection,
        today: Day,
        areWanted: ([Int]) -> Bool,
        take: (ItemStory) -> Void
    ) throws(ListTrouble)
}

/// Finds everything that is known about items.
final class ShowItemInteractor: ShowItemInteracting {
    weak var output: (any ShowItemInteractorOutput)?
    private let dataManager: any ShowItemDataManaging
    private let clock: any Clock

    init(dataManager: any ShowItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItems(_ request: ShowItemRequest) {
        let today = clock.now().today
        let selection = request.filter.selection
        var found: [Int] = []
        var missing: [ClosedRange<Int>] = []
        do {
            try dataManager.findStories(of: selection, today: today) { ids in
                found = ids
                missing = selection.missing(among: ids)
                return missing.isEmpty
            } take: { story in
                output?.foundItem(told(story, today: today))
            }
            if !missing.isEmpty {
                output?.couldNotFindItems(.unknownIDs(missing))
            } else if found.isEmpty {
                output?.foundNothing()
            } else {
                output?.foundLastItem()
            }
        } catch {
            output?.couldNotFindItems(.storage(StorageTrouble(error)))
        }
    }

    private func told(_ story: ItemStory, today: Day) -> ShowItemResponse {
        ShowItemResponse(
            item: ItemSummary(story.item),
            needs: story.needs.map { ItemSummary($0) },
            blocks: story.blocks.map { ItemSummary($0) },
            parent: story.parent.map { ItemSummary($0) },
            parts: story.parts.map { ItemSummary($0) },
            occurrences: story.occurrences(from: today),
            history: story.changes.map { ItemEpisode($0, on: clock) },
            postponements: story.changes.postponements,
            created: clock.moment(at: story.item.created),
            completed: story.item.completed.map { clock.moment(at: $0) },
            today: today
        )
    }
}
