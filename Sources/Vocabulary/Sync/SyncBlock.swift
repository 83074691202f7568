/// The reason why automatic syncs leave the server alone until the user runs a sync.
package enum SyncBlock: String, Entity {
    /// The server rejected the password or denied access.
    case denied
    /// The server would remove many items, which has to be confirmed.
    case removals
    /// The list is no longer on the server.
    case missingList = "list-gone"
}
