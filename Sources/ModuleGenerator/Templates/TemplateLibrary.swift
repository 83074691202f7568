import CommandLine
import ProgramOutput

/// The available templates. If several have the same name, the first one found is used.
struct TemplateLibrary {
    struct Location: Equatable {
        let origin: Template.Origin
        let folder: String
    }

    static let shared = "_shared"

    let locations: [Location]
    private let files: any FileSystem
    private let displayPath: (String) -> String

    /// Skips missing and duplicate locations.
    init(_ locations: [Location], _ files: any FileSystem, shownAs displayPath: @escaping (String) -> String = { $0 }) {
        self.files = files
        self.displayPath = displayPath
        var seen: Set<String> = []
        self.locations = locations.filter { location in
            guard let real = files.realPath(of: location.folder), files.isFolder(real) else { return false }
            return seen.insert(real).inserted
        }
    }

    /// Returns the template names, each with its locations; the first location is the one used.
    func names() -> [(name: String, locations: [Location])] {
        var found: [String: [Location]] = [:]
        for location in locations {
            for name in (try? files.names(in: location.folder)) ?? [] where has(name, location) {
                found[name, default: []].append(location)
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func has(_ name: String, _ location: Location) -> Bool {
        !name.hasPrefix("_") && !name.hasPrefix(".")
            && files.isFile("\(location.folder)/\(name)/\(TemplateManifest.name)")
    }

    func template(_ name: String) throws(ToolError) -> Template {
        guard let location = locations.first(where: { has(name, $0) }) else {
            let known = names().map(\.name)
            let all =
                known.isEmpty ? "See viper-gen help list for the folders searched." : "Run viper-gen list for a list."
            throw ToolError(
                .notFound,
                "“\(name)” is not a template. \(ToolError.suggestion(for: name, among: known, otherwise: all))"
            )
        }
        return try template(name, in: location)
    }

    func template(_ name: String, in location: Location) throws(ToolError) -> Template {
        try template(inFolder: "\(location.folder)/\(name)", named: name, origin: location.origin)
    }

    /// Returns the template in a folder outside the locations.
    func template(inFolder folder: String, named name: String, origin: Template.Origin) throws(ToolError) -> Template {
        let path = "\(folder)/\(TemplateManifest.name)"
        guard let text = files.text(path) else {
            throw ToolError(.notFound, "Can't read \(displayPath(path)). Every template needs this text file.")
        }
        return Template(
            name: name,
            folder: folder,
            displayPath: displayPath(folder),
            origin: origin,
            manifest: try TemplateManifest(text, file: displayPath(path))
        )
    }

    /// Returns a function that finds included files: in the template's folder, then in `_shared` next to it, then in
    /// `_shared` of any location.
    func source(for template: Template) -> Renderer.Source {
        { path in
            guard RelativePath(path) != nil else { return nil }
            let own = template.folder.split(separator: "/").dropLast().map { "/\($0)" }.joined()
            let folders =
                [template.folder, "\(own)/\(TemplateLibrary.shared)"]
                + locations.map { "\($0.folder)/\(TemplateLibrary.shared)" }
            for folder in folders {
                guard let text = files.text("\(folder)/\(path)") else { continue }
                return (text, displayPath("\(folder)/\(path)"))
            }
            return nil
        }
    }

    /// Returns the path of a template's file or folder; `../` refers to another template.
    func path(of from: String, in template: Template) -> String? {
        let path = from.hasSuffix("/") ? String(from.dropLast()) : from
        guard path.hasPrefix("../") else {
            return RelativePath(path) == nil ? nil : "\(template.folder)/\(path)"
        }
        guard let rest = RelativePath(String(path.dropFirst(3))) else { return nil }
        let own = template.folder.split(separator: "/").dropLast().map { "/\($0)" }.joined()
        return ([own] + locations.map(\.folder)).map { "\($0)/\(rest.text)" }.first { files.attributes(of: $0) != nil }
    }
}
