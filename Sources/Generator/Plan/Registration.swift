import Boundary

/// Puts modules into the lists of a package, and takes them out.
struct Registration {
    let root: String
    let files: any FileSystem

    func adding(_ name: String, to lists: [Project.List]) throws(Refusal) -> [Plan.Edit] {
        try edits(lists, name) { registered, _ in registered.adding(name) }
    }

    /// Of some lists the only entry that is left keeps its comma.
    func removing(_ name: String, from lists: [Project.List], _ met: MetBefore) throws(Refusal) -> [Plan.Edit] {
        try edits(lists, name) { registered, list in
            registered.removing(name, keepingComma: met.trailingCommas.contains(list.place))
        }
    }

    /// Several lists may be in one file.
    private func edits(
        _ lists: [Project.List],
        _ name: String,
        _ change: (RegisteredList, Project.List) -> String
    ) throws(Refusal) -> [Plan.Edit] {
        var edits: [Plan.Edit] = []
        for path in Set(lists.map(\.file)).sorted() {
            let before = try text(of: path)
            var text = before
            var places: [String] = []
            for list in lists where list.file == path {
                let changed = change(try RegisteredList.read(list, text), list)
                if changed != text { places.append("\(list.list): \(name)") }
                text = changed
            }
            edits.append(Plan.Edit(path: path, before: Array(before.utf8), after: Array(text.utf8), places: places))
        }
        return edits
    }

    private func text(of path: String) throws(Refusal) -> String {
        guard RelativePath(path) != nil, let text = files.text("\(root)/\(path)") else {
            throw Refusal(.notFound, "\(path) cannot be read, and modules register there; see \(Project.file).")
        }
        return text
    }
}

extension RegisteredList {
    static func read(_ list: Project.List, _ text: String) throws(Refusal) -> RegisteredList {
        do {
            return try RegisteredList(list, in: text)
        } catch {
            throw Refusal(.badData, "\(list.file):\(error.line): \(error.reason).")
        }
    }
}
