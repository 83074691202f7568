import ProgramOutput
package import Vocabulary

/// The names of an item's parts.
package enum FieldWords {
    /// Returns `nil` for the existence of the item, which is not a part.
    package static func name(_ field: ItemField) -> String? {
        switch field {
        case .existence: nil
        case .title: say("the title")
        case .note: say("the note")
        case .project: say("the project")
        case .priority: say("the priority")
        case .due: say("the due date")
        case .wait: say("the wait date")
        case .recurrence: say("the repetition")
        case .parent: say("the parent")
        case .place: say("the place")
        case .link: say("the link")
        case .status: say("the status")
        case .created, .changed, .completed: say("the times")
        case .tag(let name): say("the tag \(ItemWords.tag(name))")
        case .need(let id): say("the dependency on \(id)")
        }
    }
}
