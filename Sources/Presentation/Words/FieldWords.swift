package import Vocabulary

/// The names of an item's parts.
package enum FieldWords {
    /// Returns `nil` for the existence of the item, which is not a part.
    package static func name(_ field: ItemField) -> String? {
        switch field {
        case .existence: nil
        case .title: "the title"
        case .note: "the note"
        case .project: "the project"
        case .priority: "the priority"
        case .due: "the due date"
        case .wait: "the wait date"
        case .recurrence: "the repetition"
        case .parent: "the parent"
        case .place: "the place"
        case .link: "the link"
        case .status: "the status"
        case .created, .changed, .completed: "the times"
        case .tag(let name): "the tag \(ItemWords.tag(name))"
        case .need(let id): "the dependency on \(id)"
        }
    }
}
