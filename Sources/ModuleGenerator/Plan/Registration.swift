import CommandLine
import ProgramOutput

/// Adds modules to the lists of a package and removes them.
struct Registration {
    let root: String
    let files: any FileSystem

    func adding(_ name: String, to lists: [Project.List]) throws(ToolError) -> [Plan.Edit] {
        try edits(lists, name) { registered, _ in registered.adding(name) }
    }

    /// Removes a module. In lists recorded in `originalState`, a single remaining entry keeps its comma.
    func removing(_ name: String, from lists: [Project.List], _ originalState: OriginalState) throws(ToolError) -> [Plan
        .Edit]
    {
        try edits(lists, name) { registered, list in
            registered.removing(name, keepingComma: originalState.trailingCommas.contains(list.identifier))
        }
    }

    /// Returns one edit per file, which can contain several lists.
    private func edits(
        _ lists: [Project.List],
        _ name: String,
        _ change: (RegisteredList, Project.List) -> String
    ) throws(ToolError) -> [Plan.Edit] {
        var edits: [Plan.Edit] = []
        for path in Set(lists.map(\.file)).sorted() {
            let before = try text(of: path)
            var text = before
            var entries: [String] = []
            for list in lists where list.file == path {
                let changed = change(try RegisteredList.read(list, text), list)
                if changed != text { entries.append("\(list.list): \(name)") }
                text = changed
            }
            edits.append(Plan.Edit(path: path, before: Array(before.utf8), after: Array(text.utf8), entries: entries))
        }
        return edits
    }

    private func text(of path: String) throws(ToolError) -> String {
        guard RelativePath(path) != nil, let text = files.text("\(root)/\(path)") else {
            throw ToolError(.notFound, "Can't read \(path), where modules are registered. See \(Project.file).")
        }
        return text
    }
}

extension RegisteredList {
    static func read(_ list: Project.List, _ text: String) throws(ToolError) -> RegisteredList {
        do {
            return try RegisteredList(list, in: text)
        } catch {
            throw ToolError(.badData, "\(list.file):\(error.line): \(error.reason)")
        }
    }
}
