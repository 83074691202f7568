import Vocabulary

/// The last item that was added and those that it is part of, the innermost last. They can have further parts.
package struct NewItemOutline: Entity {
    private struct Level: Entity {
        let uuid: ItemUUID
        let project: String?
    }

    private var levels: [Level] = []

    package init() {}

    /// Makes the item a part of the one that it is below, with its project, unless the text says otherwise.
    package mutating func place(_ item: inout NewItem, depth: Int, decidesProject: Bool) {
        levels.removeLast(max(0, levels.count - depth))
        if let parent = levels.last, item.details.parent == nil {
            item.parentNew = parent.uuid
            if !decidesProject { item.details.project = parent.project }
        }
        levels.append(Level(uuid: item.uuid, project: item.details.project))
    }
}
