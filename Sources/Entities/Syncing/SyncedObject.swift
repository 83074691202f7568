package import Almanac
package import Vocabulary

/// A calendar object on a server, which holds one item at most.
package struct SyncedObject: Entity {
    /// 0 until it is stored.
    package var id = 0
    /// The decoded file name, which identifies the object in its list.
    package var name: [UInt8]
    /// The path as the server spells it.
    package var path: String
    /// `nil` if the version is unknown, or the server never had the object. Empty if the object is gone.
    package var etag: String?
    /// The calendar as the server has it.
    package var body: [UInt8]?
    /// The id of the item, even after it was removed from the list; `nil` if the object is not an item.
    package var item: Int?
    /// The number of the last change to the item when it was equal to the body; `nil` if it has to be sent.
    package var agreed: Int?
    /// The reason the server rejected the item.
    package var problem: SyncProblem?
    /// The time at which the server rejected it, if that is known.
    package var refused: Instant?
    /// The body that is on its way to the server, or was when its answer got lost; empty for a removal.
    package var sent: [UInt8]?

    /// `true` for an object that was removed on the server. Its body has the UID and the data of other programs for an item
    /// that is sent again.
    package var isGone: Bool { etag?.isEmpty == true }

    package mutating func markAsGone() {
        (etag, agreed, problem, sent) = ("", nil, nil, nil)
    }

    package init(name: [UInt8], path: String) {
        (self.name, self.path) = (name, path)
    }
}
