import Boundary

/// The templates that there are; of two with one name, the one that is found first counts.
struct Catalogue {
    struct Shelf: Equatable {
        let origin: Template.Origin
        let folder: String
    }

    static let shared = "_shared"

    let shelves: [Shelf]
    private let files: any FileSystem
    private let shown: (String) -> String

    /// Shelves that are not there, and those that are there twice, are left out.
    init(_ shelves: [Shelf], _ files: any FileSystem, shownAs shown: @escaping (String) -> String = { $0 }) {
        self.files = files
        self.shown = shown
        var seen: Set<String> = []
        self.shelves = shelves.filter { shelf in
            guard let real = files.real(shelf.folder), files.isFolder(real) else { return false }
            return seen.insert(real).inserted
        }
    }

    /// Every template's name, with the shelves that have it, the one that counts first.
    func names() -> [(name: String, shelves: [Shelf])] {
        var found: [String: [Shelf]] = [:]
        for shelf in shelves {
            for name in (try? files.names(in: shelf.folder)) ?? [] where has(name, shelf) {
                found[name, default: []].append(shelf)
            }
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func has(_ name: String, _ shelf: Shelf) -> Bool {
        !name.hasPrefix("_") && !name.hasPrefix(".")
            && files.isFile("\(shelf.folder)/\(name)/\(TemplateManifest.name)")
    }

    func template(_ name: String) throws(Refusal) -> Template {
        guard let shelf = shelves.first(where: { has(name, $0) }) else {
            let known = names().map(\.name)
            let all = known.isEmpty ? "there are none; see viper-gen help list." : "viper-gen list shows them all."
            throw Refusal(
                .notFound,
                "There is no template “\(name)”; \(Refusal.meant(name, among: known, otherwise: all))"
            )
        }
        return try template(name, on: shelf)
    }

    func template(_ name: String, on shelf: Shelf) throws(Refusal) -> Template {
        try template(inFolder: "\(shelf.folder)/\(name)", named: name, origin: shelf.origin)
    }

    /// A template that stands somewhere else.
    func template(inFolder folder: String, named name: String, origin: Template.Origin) throws(Refusal) -> Template {
        let path = "\(folder)/\(TemplateManifest.name)"
        guard let text = files.text(path) else {
            throw Refusal(.notFound, "\(shown(path)) cannot be read as text; a template needs one.")
        }
        return Template(
            name: name,
            folder: folder,
            shown: shown(folder),
            origin: origin,
            manifest: try TemplateManifest(text, file: shown(path))
        )
    }

    /// What a template includes: beside it, else shared on its own shelf, else on any.
    func source(for template: Template) -> Renderer.Source {
        { path in
            guard RelativePath(path) != nil else { return nil }
            let own = template.folder.split(separator: "/").dropLast().map { "/\($0)" }.joined()
            let folders =
                [template.folder, "\(own)/\(Catalogue.shared)"] + shelves.map { "\($0.folder)/\(Catalogue.shared)" }
            for folder in folders {
                guard let text = files.text("\(folder)/\(path)") else { continue }
                return (text, shown("\(folder)/\(path)"))
            }
            return nil
        }
    }

    /// Where a template's file or folder is; one that begins with `../` belongs to another template.
    func place(of from: String, in template: Template) -> String? {
        let path = from.hasSuffix("/") ? String(from.dropLast()) : from
        guard path.hasPrefix("../") else {
            return RelativePath(path) == nil ? nil : "\(template.folder)/\(path)"
        }
        guard let rest = RelativePath(String(path.dropFirst(3))) else { return nil }
        let own = template.folder.split(separator: "/").dropLast().map { "/\($0)" }.joined()
        return ([own] + shelves.map(\.folder)).map { "\($0)/\(rest.text)" }.first { files.facts(of: $0) != nil }
    }
}
