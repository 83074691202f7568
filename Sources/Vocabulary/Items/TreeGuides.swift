/// The lines that lead to a row of a tree. They are stored in few bytes, because a long tree has them for each row.
package struct TreeGuides: Entity {
    /// A bit for each level, beginning with the outermost one, which is level 1. Deeper levels than these are never drawn.
    private let levels: UInt64
    private let shortDepth: Int32
    /// The number of ancestors shown above the row.
    package var depth: Int { Int(shortDepth) }

    /// Returns the guides of rows that are each followed by their parts.
    package static func of(depths: [Int]) -> [TreeGuides] {
        var guides: [TreeGuides] = []
        guides.reserveCapacity(depths.count)
        // The levels at which a row follows below the present one, with the same parent.
        var levels: UInt64 = 0
        for depth in depths.reversed() {
            if depth < UInt64.bitWidth { levels &= 1 << depth - 1 }
            guides.append(TreeGuides(levels: levels, shortDepth: Int32(clamping: depth)))
            if depth > 0 { levels |= 1 << (depth - 1) }
        }
        return guides.reversed()
    }

    /// Returns whether another part of the ancestor above this level follows below the row.
    package func goesOn(at level: Int) -> Bool { levels & 1 << (level - 1) != 0 }
}
