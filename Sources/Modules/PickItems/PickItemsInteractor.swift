import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol PickItemsDataManaging: AnyObject {
    /// Returns the open items by due date, those without one last, or the closed ones, last completed first.
    func items(areClosed: Bool) throws(ListError) -> [PickableItem]
}

/// Finds the items to pick from.
final class PickItemsInteractor: PickItemsInteracting {
    weak var output: (any PickItemsInteractorOutput)?
    private let dataManager: any PickItemsDataManaging
    private let clock: any Clock

    init(dataManager: any PickItemsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItems(_ items: PickableItems) {
        let now = clock.now()
        do {
            let rows = try dataManager.items(areClosed: items == .closed).map { item in
                PickItemsResponse.Row(
                    id: item.id,
                    title: item.title,
                    due: item.due,
                    isOverdue: Item.isOverdue(item.due, isOpen: items != .closed, at: now),
                    priority: item.priority,
                    family: item.family,
                    project: item.project,
                    tags: item.tags
                )
            }
            output?.foundItems(PickItemsResponse(today: now.today, rows: rows))
        } catch {
            output?.couldNotFindItems(error)
        }
    }
}
