package import Vocabulary

/// The outcome of a request for a backup.
package enum BackupOutcome: Entity {
    case made(Backup)
    /// The file exists and replacing it was not confirmed.
    case fileExists(String)
    /// The list contains no items at all.
    case emptyList
}

/// The outcome of restoring a backup.
package struct Restoration: Entity {
    package let items: Int
    /// The previous list, or `nil` if there was none.
    package let kept: Backup?

    package init(items: Int, kept: Backup?) {
        self.items = items
        self.kept = kept
    }
}

/// A removed item that is in the list again.
package struct BroughtBackItem: Entity {
    package let item: Item
    /// The ids of the items on which it depended, or of which it was a part, and that are gone.
    package let lost: [Int]

    package init(_ item: Item, lost: [Int] = []) {
        (self.item, self.lost) = (item, lost)
    }
}
