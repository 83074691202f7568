package import Almanac
import Vocabulary

/// An object as it was received.
package struct ReceivedObject: Entity {
    package enum Content: Entity {
        case calendar([UInt8], etag: String?)
        case gone
        /// The server did not return it, or it is too long.
        case withheld(isTooLong: Bool = false)

        /// Returns the content of an object that the server didn't have when it was requested.
        /// - Parameter wasReported: `true` if the server had just reported it. Then it is left to the next sync.
        package static func absent(wasReported: Bool) -> Content? { wasReported ? nil : .gone }
    }

    package let name: [UInt8]
    package let path: String
    package let content: Content

    package init(name: [UInt8], path: String, _ content: Content) {
        (self.name, self.path, self.content) = (name, path, content)
    }
}

/// The meaning of a calendar.
package enum CalendarContent: Entity {
    case item(RemoteVersion)
    /// An event, for example.
    case other
    case unreadable

    /// Returns the item as the server had it.
    /// - Parameter completed: The instant of completion, if the server doesn't say.
    package func base(completed: Instant?) -> SharedItem? {
        guard case .item(let version) = self else { return nil }
        return version.completed(from: nil, at: completed ?? Instant(seconds: 0))
    }
}

/// An item as it was after the last sync, in this list, and on the server.
package struct SyncedItem: Entity {
    struct Local: Entity {
        let item: Item
        let version: LocalVersion
        /// The UUIDs of the parent and the dependencies, by id.
        let uuids: [Int: ItemUUID]
    }

    /// The position among the items that were received together.
    package let number: Int
    /// `nil` if the item was never synced.
    package let base: SharedItem?
    /// `true` if the server did not have the item after the last sync.
    let wasGone: Bool
    /// `nil` if the item is not in the list.
    let local: Local?
    /// `nil` if the item is not on the server.
    package let remote: RemoteVersion?
    /// `true` if only properties for which adder has no field have changed on the server.
    var isRemoteTouched = false
}
