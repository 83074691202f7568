import Entities
import Vocabulary

/// The decision about the selected items.
enum ChangeVerdict: Entity {
    case missing([ClosedRange<Int>])
    case oneTitleForMany(Int)
    case invalid(ItemProblem, in: Item)
    /// A filter matched several items, which are not confirmed yet.
    case unconfirmed([Item])
    case nothing
    case change([ItemAlteration])

    var plan: ListPlan {
        guard case .change(let alterations) = self else { return ListPlan() }
        return ListPlan(updates: alterations.filter(\.hasChanges).map { ListPlan.Update($0.before, $0.after) })
    }
}
