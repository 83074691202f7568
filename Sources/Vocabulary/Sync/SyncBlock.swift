/// The reason why automatic syncs leave the server alone until the user runs a sync.
package enum SyncBlock: String, Entity {
    /// The server rejected the password or denied access.
    case denied
    /// A sync would remove many items here or on the server, which has to be confirmed.
    case removals
    /// The list is no longer on the server.
    case missingList = "list-gone"
}
