package import Almanac
package import Vocabulary

/// A value that was lost, or a removal that was ignored, because an item was changed in two places.
package enum MergeConflict: Entity {
    /// The item was removed in one place and changed in the other. It stays.
    case removal(isLocal: Bool)
    case title(kept: String, lost: String)
    case note(kept: String?, lost: String?)
    case project(kept: String?, lost: String?)
    case priority(kept: Priority?, lost: Priority?)
    case due(kept: Due?, lost: Due?)
    case wait(kept: Day?, lost: Day?)
    case recurrence(kept: Recurrence?, lost: Recurrence?)
    case place(kept: String?, lost: String?)
    case link(kept: String?, lost: String?)
    case parent(kept: ItemUUID?, lost: ItemUUID?)
    /// The instants of completion, or `nil` for an open item.
    case completion(kept: Instant?, lost: Instant?)
    /// The tags beyond the maximum number.
    case tags(lost: [String])
}
