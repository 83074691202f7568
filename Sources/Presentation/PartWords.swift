package import Boundary

/// The parts of an item by name.
package enum PartWords {
    package static func name(_ part: ItemPart) -> String {
        switch part {
        case .existence: "the existence"
        case .title: "the title"
        case .note: "the note"
        case .project: "the project"
        case .priority: "the priority"
        case .due: "the due day"
        case .wait: "the day it is hidden until"
        case .recurrence: "the repetition"
        case .parent: "what it is part of"
        case .status: "the status"
        case .times: "the times"
        case .tag(let name): "the tag \(ItemWords.tag(name))"
        case .need(let id): "the need for \(id)"
        }
    }
}
