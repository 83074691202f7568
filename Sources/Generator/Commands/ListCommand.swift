import Boundary

extension Workshop {
    func list() throws(Refusal) -> ExitStatus {
        var rows: [(template: Template, hidden: [Catalogue.Shelf])] = []
        for (name, shelves) in catalogue.names() {
            rows.append((try catalogue.template(name, on: shelves[0]), Array(shelves.dropFirst())))
        }
        if invocation.has(.json) {
            page.write(Answer.document("templates", .array(rows.map(answer))))
        } else if rows.isEmpty {
            page.talk("There are no templates; viper-gen help list tells where they are looked for.\n")
        } else {
            let width = rows.map { $0.template.manifest.summary.count }.max() ?? 0
            let lines = rows.map { row in
                let summary = row.template.manifest.summary
                let gap = String(repeating: " ", count: width - summary.count)
                let hidden = row.hidden.map { "hides the \($0.origin.noun) one" }
                let origin = ([row.template.origin.rawValue] + hidden).joined(separator: ", ")
                return (row.template.name, "\(summary)\(gap)  \(origin)")
            }
            page.write(ToolHelp.table(lines).map { "\($0)\n" }.joined())
        }
        return .done
    }

    private func answer(_ template: Template, _ hidden: [Catalogue.Shelf]) -> JSON {
        .object([
            "name": .string(template.name),
            "summary": .string(template.manifest.summary),
            "kind": .string(template.manifest.kind),
            "origin": .string(template.origin.rawValue),
            "folder": .string(template.shown),
            "shadows": hidden.isEmpty
                ? nil
                : .array(
                    hidden.map { shelf in
                        .object([
                            "origin": .string(shelf.origin.rawValue),
                            "folder": .string(surroundings.shown("\(shelf.folder)/\(template.name)")),
                        ])
                    }
                ),
        ])
    }
}

extension Template.Origin {
    fileprivate var noun: String {
        switch self {
        case .given: "given"
        case .project: "project's"
        case .user: "user's"
        case .builtIn: "built-in"
        }
    }
}
