import Vocabulary

/// The changes that were made on the screen, which undo and redo lead back to.
struct ShowScreenChanges: Entity {
    private struct Step: Entity {
        /// The items to select when it is undone.
        let selection: [Int]
        /// The number of its items.
        let count: Int

        /// `true` if the change may take longer than a moment.
        var isLong: Bool { count >= 2_000 }
    }

    private var made: [Step] = []
    /// Those that were undone since the last change.
    private var undone: [Step] = []

    var isUndoLong: Bool { made.last?.isLong == true }
    var isRedoLong: Bool { undone.last?.isLong == true }

    mutating func add(selecting ids: [Int], count: Int) {
        made.append(Step(selection: ids, count: count))
        undone = []
    }

    /// Returns the items to select after the undo.
    mutating func undo(_ count: Int) -> [Int] { Self.move(count, from: &made, to: &undone) }

    /// Returns the items to select after the redo.
    mutating func redo(_ count: Int) -> [Int] { Self.move(count, from: &undone, to: &made) }

    private static func move(_ count: Int, from changes: inout [Step], to others: inout [Step]) -> [Int] {
        let moved = changes.suffix(count).reversed()
        changes.removeLast(moved.count)
        others += moved
        return moved.last?.selection ?? []
    }
}
