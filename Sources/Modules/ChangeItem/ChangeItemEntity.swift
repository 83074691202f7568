import Entities

/// What is to be done about the items that were chosen.
enum ChangeVerdict: Entity {
    case missing([ClosedRange<Int>])
    case oneTitleForMany(Int)
    case mistake(ItemMistake, in: Item)
    /// A filter found several, and nobody has said yet that all of them are meant.
    case doubt([Item])
    case nothing
    case change([ItemAlteration])

    var plan: ListPlan {
        guard case .change(let alterations) = self else { return ListPlan() }
        return ListPlan(updates: alterations.filter(\.isReal).map { ListPlan.Update($0.before, $0.after) })
    }
}
