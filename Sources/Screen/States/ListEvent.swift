/// The events of a list and their effects.
extension ListState {
    package enum Event: Equatable, Sendable {
        case move(Move)
        /// Makes the item the current one: of several rows with the id, the one nearest to a place, or to the current row.
        case select(ID, near: Int? = nil)
        /// A row of the area was clicked.
        case click(row: Int)
        case wheel(Int)
        /// Marks the current item or takes its mark away, and moves on.
        case mark
        /// Begins a range at the current item, or marks the range that has begun.
        case markRange
        /// Marks all items shown; if all are marked, takes their marks away.
        case markAll
        /// Forgets the range, or else the marks.
        case clear
        /// Forgets the range and the marks, as another list is shown.
        case clearAll
        /// Makes the next item that is none of these the current one, or else the previous one.
        case moveOn([ID])
        /// The list has changed.
        case show(ListRows<ID>, selecting: ID? = nil)
    }

    package enum Effect: Equatable, Sendable {
        case none
        /// The event is not possible.
        case refused
        /// The current item is another one.
        case moved(ID?)
        case marked
    }
}
