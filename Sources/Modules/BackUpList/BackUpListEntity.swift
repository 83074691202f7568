import Entities
import Vocabulary

struct BackupDestination: Entity {
    /// `nil` for a new file beside the list.
    let path: String?
    let canReplaceFile: Bool
}
