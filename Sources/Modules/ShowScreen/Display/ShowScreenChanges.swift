import Vocabulary

/// The changes that were made on the screen, which undo and redo lead back to.
struct ShowScreenChanges: Entity {
    /// The items to select when a change is undone.
    private var made: [[Int]] = []
    /// Those of the changes that were undone since the last change.
    private var undone: [[Int]] = []

    mutating func add(selecting ids: [Int]) {
        made.append(ids)
        undone = []
    }

    /// Returns the items to select after the undo.
    mutating func undo(_ count: Int) -> [Int] { Self.move(count, from: &made, to: &undone) }

    /// Returns the items to select after the redo.
    mutating func redo(_ count: Int) -> [Int] { Self.move(count, from: &undone, to: &made) }

    private static func move(_ count: Int, from changes: inout [[Int]], to others: inout [[Int]]) -> [Int] {
        let moved = changes.suffix(count).reversed()
        changes.removeLast(moved.count)
        others += moved
        return moved.last ?? []
    }
}
