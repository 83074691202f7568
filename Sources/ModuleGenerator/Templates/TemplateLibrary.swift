import ProgramOutput

/// The available templates. If several have the same name, the first one found is used.
struct TemplateLibrary {
    struct Location {
        let origin: Template.Origin
        let folder: String
    }

    static let shared = "_shared"

    let locations: [Location]
    private let displayPath: (String) -> String

    /// Skips missing and duplicate locations.
    init(_ locations: [Location], shownAs displayPath: @escaping (String) -> String = { $0 }) {
        self.displayPath = displayPath
        var seen: Set<String> = []
        self.locations = locations.filter { location in
            guard let real = Disk.realPath(of: location.folder), Disk.isFolder(real) else { return false }
            return seen.insert(real).inserted
        }
    }

    /// The names of all templates, sorted.
    var names: [String] {
        let all = locations.flatMap { location in Disk.names(in: location.folder).filter { has($0, location) } }
        return Set(all).sorted()
    }

    private func has(_ name: String, _ location: Location) -> Bool {
        !name.hasPrefix("_") && !name.hasPrefix(".")
            && Disk.isFile("\(location.folder)/\(name)/\(TemplateManifest.name)")
    }

    func template(_ name: String) throws(ToolError) -> Template {
        guard let location = locations.first(where: { has(name, $0) }) else {
            let hint = ToolError.suggestion(for: name, among: names, otherwise: "Run viper-gen list for a list.")
            throw ToolError(.notFound, "“\(name)” is not a template. \(hint)")
        }
        return try template(inFolder: "\(location.folder)/\(name)", origin: location.origin)
    }

    /// Returns the template in a folder, which may be outside the locations.
    func template(inFolder folder: String, origin: Template.Origin) throws(ToolError) -> Template {
        let path = "\(folder)/\(TemplateManifest.name)"
        guard let text = Disk.text(path) else {
            throw ToolError(.notFound, "Can't read \(displayPath(path)). Every template needs this text file.")
        }
        return Template(
            name: folder.split(separator: "/").last.map(String.init) ?? folder,
            folder: folder,
            displayPath: displayPath(folder),
            origin: origin,
            manifest: try JSONFile.read(text, file: displayPath(path))
        )
    }

    /// Returns the template that another one extends, preferably the one beside it.
    func base(_ name: String, of template: Template) throws(ToolError) -> Template {
        let beside = "\(Disk.folder(of: template.folder))/\(name)"
        guard RelativePath.isInside(name), Disk.isFile("\(beside)/\(TemplateManifest.name)") else {
            return try self.template(name)
        }
        return try self.template(inFolder: beside, origin: template.origin)
    }

    /// Returns a function that finds included files: in the template's folder, then in `_shared` of each location.
    func source(for template: Template) -> Renderer.Source {
        { path in
            guard RelativePath.isInside(path) else { return nil }
            let shared = [Disk.folder(of: template.folder)] + locations.map(\.folder)
            for folder in [template.folder] + shared.map({ "\($0)/\(TemplateLibrary.shared)" }) {
                guard let text = Disk.text("\(folder)/\(path)") else { continue }
                return (text, displayPath("\(folder)/\(path)"))
            }
            return nil
        }
    }
}
