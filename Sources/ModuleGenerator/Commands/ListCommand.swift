import CommandLine
import ProgramOutput

extension CommandRunner {
    /// Lists all templates, broken ones included.
    func list() throws(ToolError) -> ExitStatus {
        let rows = library.names().map { name, locations in
            Row(
                name: name,
                location: locations[0],
                hidden: Array(locations.dropFirst()),
                template: template(name, locations[0])
            )
        }
        if invocation.has(.json) {
            output.write(JSONOutput.document("templates", .array(rows.map(json))))
        } else if rows.isEmpty {
            output.writeMessage("No templates found. Run viper-gen help list for the folders searched.\n")
        } else {
            output.write(table(rows))
        }
        return .done
    }

    private struct Row {
        let name: String
        let location: TemplateLibrary.Location
        let hidden: [TemplateLibrary.Location]
        let template: Result<Template, ToolError>

        var origin: String { location.origin.rawValue }
    }

    private func template(_ name: String, _ location: TemplateLibrary.Location) -> Result<Template, ToolError> {
        Result { () throws(ToolError) in try library.template(name, in: location) }
    }

    /// Returns a table that lists each overridden template below the one that overrides it.
    private func table(_ rows: [Row]) -> String {
        let names = rows.map(\.name.count).max() ?? 0
        let origins = rows.map(\.origin.count).max() ?? 0
        return rows.map { row in
            let name = row.name + String(repeating: " ", count: names - row.name.count)
            let gap = String(repeating: " ", count: origins - row.origin.count)
            let indent = String(repeating: " ", count: names)
            let below = row.hidden.map { location in
                "  \(indent)  overrides the \(location.origin.label) template in \(context.displayPath(location.folder))\n"
            }
            let note = unmetRequirement(row).map { "  \(indent)  not for this package: \($0)\n" } ?? ""
            return "  \(name)  \(row.origin)\(gap)  \(summary(row))\n" + note + below.joined()
        }.joined()
    }

    private func unmetRequirement(_ row: Row) -> String? {
        guard case .success(let template) = row.template else { return nil }
        return project?.unmetRequirement(for: template.manifest)
    }

    private func summary(_ row: Row) -> String {
        switch row.template {
        case .success(let template): template.manifest.summary
        case .failure(let error): "broken: \(error.message)"
        }
    }

    private func json(_ row: Row) -> JSON {
        let template = try? row.template.get()
        return .object([
            "name": .string(row.name),
            "summary": template.map { .string($0.manifest.summary) },
            "kind": template.map { .string($0.manifest.kind) },
            "origin": .string(row.origin),
            "folder": .string(context.displayPath("\(row.location.folder)/\(row.name)")),
            "lack": unmetRequirement(row).map(JSON.string),
            "broken": reason(row).map(JSON.string),
            "shadows": row.hidden.isEmpty ? nil : .array(row.hidden.map { shadow(row.name, $0) }),
        ])
    }

    private func reason(_ row: Row) -> String? {
        guard case .failure(let error) = row.template else { return nil }
        return error.message
    }

    private func shadow(_ name: String, _ location: TemplateLibrary.Location) -> JSON {
        .object([
            "origin": .string(location.origin.rawValue),
            "folder": .string(context.displayPath("\(location.folder)/\(name)")),
        ])
    }
}

extension Template.Origin {
    fileprivate var label: String {
        switch self {
        case .given: "given"
        case .project: "project"
        case .user: "user"
        case .builtIn: "built-in"
        }
    }
}
