package import Vocabulary

/// Derives the UUIDs of items from formats without UUIDs, so that a second import finds the items.
package struct ForeignIdentity {
    /// An arbitrary constant, the same in all versions.
    private static let space = ItemUUID(high: 0x9D3B_6F0E_52C4_4A71, low: 0xB8E6_21D5_0C7F_93A8)

    private let space: ItemUUID
    private var counts: [ItemUUID: Int] = [:]

    package init(_ format: ForeignFormat) {
        space = ItemUUID(derivedFrom: ForeignIdentity.space, name: format.rawValue)
    }

    /// Returns the UUID for a text that identifies the item in its own program: the text itself if it is a UUID.
    package func uuid(forIdentity text: String) -> ItemUUID {
        ItemUUID(text) ?? ItemUUID(derivedFrom: space, name: text)
    }

    /// Returns the UUID for the whole text of an item without an identity. Equal texts get different UUIDs.
    package mutating func uuid(forContent text: String) -> ItemUUID {
        let first = ItemUUID(derivedFrom: space, name: "content:\(text)")
        let count = counts[first, default: 0]
        counts[first] = count + 1
        return count == 0 ? first : ItemUUID(derivedFrom: first, name: String(count))
    }
}
