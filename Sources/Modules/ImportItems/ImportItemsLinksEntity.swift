import Entities
import Vocabulary

/// The references between items of the file, which are resolved when all items are read.
struct ImportedLinks {
    struct Link: Entity {
        let line: Int
        let item: ForeignItem.Reference
        let parent: ForeignItem.Reference?
        let needs: [ForeignItem.Reference]
    }

    /// A link whose references are ids.
    struct Resolved: Entity {
        let line: Int
        let uuid: ItemUUID
        let id: Int
        var parent: Int?
        var needs: [Int]
    }

    private(set) var links: [Link] = []
    private var uuids: [String: ItemUUID] = [:]

    /// Remembers the name of the item, which others may refer to.
    mutating func name(_ item: ForeignItem) {
        if let key = item.key, uuids[key] == nil { uuids[key] = item.uuid }
    }

    mutating func add(_ item: ForeignItem) {
        for child in item.children {
            links.append(Link(line: item.line, item: child, parent: .uuid(item.uuid), needs: []))
        }
        guard item.parent != nil || !item.needs.isEmpty else { return }
        links.append(Link(line: item.line, item: .uuid(item.uuid), parent: item.parent, needs: item.needs))
    }

    func uuid(_ reference: ForeignItem.Reference) -> ItemUUID? {
        switch reference {
        case .uuid(let uuid): uuid
        case .key(let key): uuids[key]
        }
    }
}

extension [ImportedLinks.Resolved] {
    /// Drops the references that would make an item part of itself, or dependent on itself.
    mutating func dropRings(lost: (Loss) -> Void) {
        for (index, id) in rings({ link in link.parent.map { [$0] } ?? [] }) {
            self[index].parent = nil
            lost(Loss(.reference, at: self[index].line, field: "parent", value: String(id)))
        }
        for (index, id) in rings(\.needs) {
            self[index].needs.removeAll { $0 == id }
            lost(Loss(.reference, at: self[index].line, field: "needs", value: String(id)))
        }
    }

    private enum Progress {
        case unseen, followed, done
    }

    /// Returns the references that close a ring. They are followed without recursion, as the file decides how deep they
    /// are.
    private func rings(_ next: (ImportedLinks.Resolved) -> [Int]) -> [(index: Int, id: Int)] {
        let order = Dictionary(enumerated().map { ($1.id, $0) }) { first, _ in first }
        var progress = [Progress](repeating: .unseen, count: count)
        var found: [(index: Int, id: Int)] = []
        for start in indices where progress[start] == .unseen {
            progress[start] = .followed
            var path = [(index: start, rest: next(self[start])[...])]
            while let (index, rest) = path.last {
                guard let id = rest.first else {
                    progress[index] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].rest = rest.dropFirst()
                guard let target = order[id] else { continue }
                switch progress[target] {
                case .followed: found.append((index, id))
                case .done: break
                case .unseen:
                    progress[target] = .followed
                    path.append((target, next(self[target])[...]))
                }
            }
        }
        return found
    }
}
