import Entities

/// Where a copy of the list is to go.
struct BackupPlace: Entity {
    /// Nil for beside the list.
    let path: String?
    /// Whether a file that is there already may be replaced.
    let canBeReplaced: Bool
}
