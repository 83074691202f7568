import Almanac
import Boundary
import Entities

/// What the interactor needs of the store.
protocol ShowItemDataManaging: AnyObject {
    /// The chosen items, each with all that has to do with it.
    func stories(of selection: Selection, today: Day) throws(ListTrouble) -> [ItemStory]
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
        do {
            let stories = try dataManager.stories(of: request.filter.selection, today: today)
            let missing = ChosenItems(stories.map(\.item), by: request.filter.selection).missing
            guard missing.isEmpty else {
                output?.couldNotFindItems(.unknownIDs(missing))
                return
            }
            output?.foundItems(
                ShowItemResponse(
                    stories: stories.map { told($0, today: today) },
                    today: today,
                    moments: moments(of: stories)
                )
            )
        } catch {
            output?.couldNotFindItems(.storage(StorageTrouble(error)))
        }
    }

    private func told(_ story: ItemStory, today: Day) -> ShowItemResponse.Story {
        ShowItemResponse.Story(
            item: ItemSummary(story.item),
            needs: story.needs.map { ItemSummary($0) },
            blocks: story.blocks.map { ItemSummary($0) },
            parent: story.parent.map { ItemSummary($0) },
            parts: story.parts.map { ItemSummary($0) },
            occurrences: story.occurrences(from: today),
            history: story.changes.map { ItemEpisode($0, on: clock) },
            postponements: story.changes.postponements
        )
    }

    private func moments(of stories: [ItemStory]) -> [Instant: Moment] {
        let instants = stories.flatMap { [$0.item.created, $0.item.completed].compactMap { $0 } }
        return Dictionary(instants.map { ($0, clock.moment(at: $0)) }) { first, _ in first }
    }
}
