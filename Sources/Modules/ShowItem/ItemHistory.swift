import Almanac
import Entities
import Vocabulary

/// An item with its related items and history.
struct ItemHistory: Entity {
    let item: Item
    let needs: [Item]
    let blocks: [Item]
    let parent: Item?
    /// The items below it, at all levels.
    let parts: [Item]
    let changes: [ItemChange]
    /// The copies that the item left as a series, by the occurrence.
    let copies: [Due: Item]
    /// The series that left the item as a copy.
    let series: Item?
    var family = ItemFamily()
    /// `nil` if the list is not synchronized.
    var sync: SyncState?
    /// The properties on the server for which adder has no field.
    var elsewhere = ForeignFacts()

    /// Returns the next few occurrences.
    func occurrences(from now: Moment) -> [Due] {
        item.followingOccurrences(5, from: now)
    }

    /// The parts, each followed by its own ones. A part that repeats leaves a copy each time, which is left out.
    var arrangedParts: [(item: Item, depth: Int)] {
        let parts = parts.filter { !$0.isDoneCopy }
        return Families.arranged(parts.count) {
            parts[$0].id
        } parent: {
            parts[$0].details.parent
        }.map { (parts[$0.index], $0.depth) }
    }

    /// The done copies, oldest first.
    var doneCopies: [Item] {
        if copies.isEmpty { return [] }
        return copies.sorted { $0.key < $1.key }.map(\.value).filter { $0.status == .done }
    }

    func postponements(on clock: any Clock) -> Int {
        var count = 0
        for move in changes.dueMoves(of: item) where move.isPostponement(on: clock, hasCopy: { copies[$0] != nil }) {
            count += 1
        }
        return count
    }
}
