import Almanac
import Entities
import Vocabulary

/// The references between items of the file, which are resolved when all items are read.
struct ImportedLinks {
    struct Link: Entity {
        let line: Int
        let item: ForeignItem.Reference
        let parent: ForeignItem.Reference?
        let needs: [ForeignItem.Reference]
        /// The fields of which a missing value means that the item has none.
        let stated: StatedFields
        let changed: Instant?
        /// `true` if an earlier version of the item had other references.
        var replacesOthers = false
    }

    /// An item of the list, and the name that the file has for it.
    struct Target: Entity {
        let id: Int
        let reference: ForeignItem.Reference
    }

    /// A link whose references are ids.
    struct Resolved: Entity {
        let line: Int
        let uuid: ItemUUID
        let id: Int
        var parent: Target?
        var needs: [Target] = []
        var stated: StatedFields
        let changed: Instant?
        /// The parent before the import, which stays if the new one closes a cycle.
        var oldParent: Int?
        /// The details before the import, if only the references differ.
        var before: ItemDetails?

        /// Returns the details with these references.
        func applied(to details: ItemDetails) -> ItemDetails {
            var details = details
            details.parent = parent?.id ?? (stated.contains(.parent) ? nil : details.parent)
            if !needs.isEmpty || stated.contains(.needs) { details.needs = Set(needs.map(\.id)).sorted() }
            return details
        }
    }

    private(set) var links: [Link] = []
    private var uuids: [String: ItemUUID] = [:]

    /// Remembers the name of the item, which others may refer to. Reports the name if another item has it already.
    mutating func name(_ item: ForeignItem, lost: (Loss) -> Void) {
        guard let key = item.key else { return }
        let first = uuids[key] ?? item.uuid
        uuids[key] = first
        if first != item.uuid { lost(Loss(.attribute, at: item.line, field: "id", value: key, because: .idInUse)) }
    }

    /// - Parameter known: The item in the list, or `nil` for a new one.
    mutating func add(_ item: ForeignItem, known: ItemDetails? = nil, replacesOthers: Bool = false) {
        for child in item.children {
            let parent = ForeignItem.Reference.uuid(item.uuid)
            add(Link(line: item.line, item: child, parent: parent, needs: [], stated: [], changed: item.changed))
        }
        let isEmpty = item.parent == nil && item.needs.isEmpty
        // A link without references only says what the item has no longer.
        guard !isEmpty || replacesOthers || known?.parent != nil || known?.needs.isEmpty == false else { return }
        add(
            Link(
                line: item.line,
                item: .uuid(item.uuid),
                parent: item.parent,
                needs: item.needs,
                stated: item.stated.intersection([.parent, .needs]),
                changed: item.changed,
                replacesOthers: replacesOthers
            )
        )
    }

    private mutating func add(_ link: Link) {
        links.append(link)
    }

    func uuid(_ reference: ForeignItem.Reference) -> ItemUUID? {
        switch reference {
        case .uuid(let uuid): uuid
        // Some programs have ids of their own, and refer to UUIDs.
        case .key(let key): uuids[key] ?? ItemUUID(key)
        }
    }
}

extension Loss {
    static func reference(_ reference: ForeignItem.Reference, _ field: String, at line: Int) -> Loss {
        Loss(.reference, at: line, field: field, value: reference.text)
    }
}

extension [ImportedLinks.Resolved] {
    /// Drops the references that would make an item part of itself, or dependent on itself.
    mutating func dropCycles(lost: (Loss) -> Void) {
        for (index, target) in cycles({ link in link.parent.map { [$0] } ?? [] }) {
            self[index].parent = nil
            // What the file says about the parent is lost, so the item keeps the one it has.
            self[index].stated.remove(.parent)
            lost(.reference(target.reference, "parent", at: self[index].line))
        }
        for (index, target) in cycles(\.needs) {
            self[index].needs.removeAll { $0.id == target.id }
            lost(.reference(target.reference, "needs", at: self[index].line))
        }
    }

    private enum Progress {
        case unseen, followed, done
    }

    /// Returns the references that close a cycle. Avoids recursion because a file can nest references to any depth.
    private func cycles(
        _ next: (ImportedLinks.Resolved) -> [ImportedLinks.Target]
    ) -> [(index: Int, target: ImportedLinks.Target)] {
        let order = Dictionary(enumerated().map { ($1.id, $0) }) { first, _ in first }
        var progress = [Progress](repeating: .unseen, count: count)
        var found: [(index: Int, target: ImportedLinks.Target)] = []
        for start in indices where progress[start] == .unseen {
            progress[start] = .followed
            var path = [(index: start, rest: next(self[start])[...])]
            while let (index, rest) = path.last {
                guard let target = rest.first else {
                    progress[index] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest = rest.dropFirst()
                guard let index = order[target.id] else { continue }
                switch progress[index] {
                case .followed: found.append((path[path.count - 1].index, target))
                case .done: break
                case .unseen:
                    progress[index] = .followed
                    path.append((index, next(self[index])[...]))
                }
            }
        }
        return found
    }
}
