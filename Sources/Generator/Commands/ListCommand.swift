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
            page.write(table(rows))
        }
        return .done
    }

    /// What is hidden stands below what hides it.
    private func table(_ rows: [(template: Template, hidden: [Catalogue.Shelf])]) -> String {
        let names = rows.map(\.template.name.count).max() ?? 0
        let origins = rows.map(\.template.origin.rawValue.count).max() ?? 0
        return rows.map { template, hidden in
            let name = template.name + String(repeating: " ", count: names - template.name.count)
            let origin = template.origin.rawValue
            let gap = String(repeating: " ", count: origins - origin.count)
            let indent = String(repeating: " ", count: names)
            let below = hidden.map { shelf in
                "  \(indent)  hides the \(shelf.origin.noun) one in \(surroundings.shown(shelf.folder))\n"
            }
            let lack = project?.lack(for: template.manifest).map { "  \(indent)  not for this package: \($0)\n" }
            return "  \(name)  \(origin)\(gap)  \(template.manifest.summary)\n" + (lack ?? "") + below.joined()
        }.joined()
    }

    private func answer(_ template: Template, _ hidden: [Catalogue.Shelf]) -> JSON {
        .object([
            "name": .string(template.name),
            "summary": .string(template.manifest.summary),
            "kind": .string(template.manifest.kind),
            "origin": .string(template.origin.rawValue),
            "folder": .string(template.shown),
            "lack": (project?.lack(for: template.manifest)).map { .string($0) },
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
