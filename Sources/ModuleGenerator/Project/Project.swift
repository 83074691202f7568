import ProgramOutput

/// A package whose `Templates/project.json` describes its layout and the lists where modules are registered.
struct Project: Decodable {
    /// A list with an entry for every module of a kind.
    struct List: Decodable {
        let file: String
        let list: String
        let entry: String
    }

    struct Kind: Decodable {
        /// The folders that belong only to one module; the first one contains its record.
        let folders: [String]
        let lists: [List]
        /// The default template.
        let template: String
    }

    static let templates = "Templates"
    static let file = "Templates/project.json"

    /// The kinds of modules by name.
    let kinds: [String: Kind]
    /// The layers that modules can depend on.
    let layers: [String]
    /// Commands that are not declared in the sources.
    let words: [String]
    private(set) var root = ""

    private enum CodingKeys: CodingKey, CaseIterable {
        case kinds, layers, words
    }

    init(from decoder: any Decoder) throws {
        try decoder.checkKeys(CodingKeys.self)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kinds = try values.decode([String: Kind].self, forKey: .kinds)
        layers = try values.decodeIfPresent([String].self, forKey: .layers) ?? []
        words = try values.decodeIfPresent([String].self, forKey: .words) ?? []
    }

    /// Returns the project that contains a folder.
    static func enclosing(_ folder: String, shownAs displayPath: (String) -> String) throws(ToolError) -> Project? {
        guard let root = root(enclosing: folder, with: Project.file) else { return nil }
        let file = displayPath("\(root)/\(Project.file)")
        guard let text = Disk.text("\(root)/\(Project.file)") else {
            throw ToolError(.notFound, "Can't read \(file) as text. Check the file.")
        }
        var project: Project = try JSONFile.read(text, file: file)
        project.root = root
        try project.check(file)
        return project
    }

    private func check(_ file: String) throws(ToolError) {
        for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
            let isNamed = kind.folders.allSatisfy { $0.split(separator: "/").last?.contains(Kind.name) == true }
            let problem =
                if kind.folders.isEmpty {
                    "must have a folder"
                } else if !isNamed {
                    "must have \(Kind.name) in the last part of every folder"
                } else if !kind.lists.allSatisfy({ $0.entry.contains(Kind.name) }) {
                    "must have \(Kind.name) in every entry"
                } else {
                    ""
                }
            guard problem.isEmpty else { throw ToolError(.badData, "\(file): “kinds.\(name)” \(problem). Correct it.") }
        }
    }

    /// Returns the nearest enclosing folder that contains Package.swift and the given file.
    static func root(enclosing folder: String, with file: String) -> String? {
        var parts = folder.split(separator: "/")
        while true {
            let root = parts.map { "/\($0)" }.joined()
            if Disk.isFile("\(root)/\(PackageManifest.file)"), Disk.isFile("\(root)/\(file)") { return root }
            guard !parts.isEmpty else { return nil }
            parts.removeLast()
        }
    }

    /// Returns the reason why a template can't be used in this package; `nil` if it can, or if it creates a package.
    func unmetRequirement(for manifest: TemplateManifest) -> String? {
        guard !manifest.isPackage else { return nil }
        guard kinds[manifest.kind] != nil else { return "it needs the kind “\(manifest.kind)” in \(Project.file)" }
        let missing = manifest.needs.filter { !layers.contains($0) }
        return missing.isEmpty ? nil : "it needs \(missing.joined(separator: ", "))"
    }
}

extension Project.Kind {
    fileprivate static let name = "{{name}}"

    func folders(of module: String) -> [String] {
        folders.map { $0.replacing(Self.name, with: module) }
    }

    /// Returns the path of the record of a module.
    func record(of module: String) -> String { "\(folders(of: module)[0])/\(Record.name)" }

    /// The folder of all modules.
    var parent: String { RelativePath.folders(of: folders[0]).last ?? "" }
}
