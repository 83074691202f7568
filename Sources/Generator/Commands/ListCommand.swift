import Boundary

extension Workshop {
    /// One that is broken is told, and the others all the same.
    func list() throws(Refusal) -> ExitStatus {
        let rows = catalogue.names().map { name, shelves in
            Row(name: name, shelf: shelves[0], hidden: Array(shelves.dropFirst()), template: template(name, shelves[0]))
        }
        if invocation.has(.json) {
            page.write(Answer.document("templates", .array(rows.map(answer))))
        } else if rows.isEmpty {
            page.talk("There are no templates; viper-gen help list tells where they are looked for.\n")
        } else {
            page.write(table(rows))
        }
        return .done
    }

    private struct Row {
        let name: String
        let shelf: Catalogue.Shelf
        let hidden: [Catalogue.Shelf]
        let template: Result<Template, Refusal>

        var origin: String { shelf.origin.rawValue }
    }

    private func template(_ name: String, _ shelf: Catalogue.Shelf) -> Result<Template, Refusal> {
        Result { () throws(Refusal) in try catalogue.template(name, on: shelf) }
    }

    /// What is hidden stands below what hides it.
    private func table(_ rows: [Row]) -> String {
        let names = rows.map(\.name.count).max() ?? 0
        let origins = rows.map(\.origin.count).max() ?? 0
        return rows.map { row in
            let name = row.name + String(repeating: " ", count: names - row.name.count)
            let gap = String(repeating: " ", count: origins - row.origin.count)
            let indent = String(repeating: " ", count: names)
            let below = row.hidden.map { shelf in
                "  \(indent)  hides the \(shelf.origin.noun) one in \(surroundings.shown(shelf.folder))\n"
            }
            let lack = lack(row).map { "  \(indent)  not for this package: \($0)\n" }
            return "  \(name)  \(row.origin)\(gap)  \(summary(row))\n" + (lack ?? "") + below.joined()
        }.joined()
    }

    private func lack(_ row: Row) -> String? {
        guard case .success(let template) = row.template else { return nil }
        return project?.lack(for: template.manifest)
    }

    private func summary(_ row: Row) -> String {
        switch row.template {
        case .success(let template): template.manifest.summary
        case .failure(let refusal): "broken: \(refusal.sentence)"
        }
    }

    private func answer(_ row: Row) -> JSON {
        let template = try? row.template.get()
        return .object([
            "name": .string(row.name),
            "summary": template.map { .string($0.manifest.summary) },
            "kind": template.map { .string($0.manifest.kind) },
            "origin": .string(row.origin),
            "folder": .string(surroundings.shown("\(row.shelf.folder)/\(row.name)")),
            "lack": lack(row).map(JSON.string),
            "broken": reason(row).map(JSON.string),
            "shadows": row.hidden.isEmpty ? nil : .array(row.hidden.map { shadow(row.name, $0) }),
        ])
    }

    private func reason(_ row: Row) -> String? {
        guard case .failure(let refusal) = row.template else { return nil }
        return refusal.sentence
    }

    private func shadow(_ name: String, _ shelf: Catalogue.Shelf) -> JSON {
        .object([
            "origin": .string(shelf.origin.rawValue),
            "folder": .string(surroundings.shown("\(shelf.folder)/\(name)")),
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
