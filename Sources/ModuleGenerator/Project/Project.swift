import CommandLine
import ProgramOutput

/// A package whose `Templates/project.json` describes its layout and the lists where modules are registered.
struct Project: Equatable {
    /// A list with an entry for every module of a kind.
    struct List: Equatable {
        let file: String
        let list: String
        let entry: String
    }

    struct Kind: Equatable {
        let name: String
        /// The folders that belong only to one module; the first one contains its record.
        let folders: [String]
        let lists: [List]
        /// The files that every module must have.
        let files: [String]
        /// The default template.
        let template: String?
    }

    static let templates = "Templates"
    static let file = "Templates/project.json"

    let root: String
    let kinds: [Kind]
    /// The layers that modules can depend on.
    let layers: [String]
    /// Commands that are not declared in the sources.
    let reservedCommands: [String]

    init(_ text: String, root: String, file: String = Project.file) throws(ToolError) {
        let object = try JSONObject(text, file: file, allowing: ["schema", "kinds", "layers", "words"])
        try object.checkSchema(1)
        self.root = root
        layers = try object.optionalTexts("layers")
        reservedCommands = try object.optionalTexts("words")
        let named = try object.named("kinds", allowing: ["folders", "lists", "files", "template"])
        var kinds: [Kind] = []
        for (name, json) in named.sorted(by: { $0.name < $1.name }) {
            kinds.append(try Project.kind(name, json))
        }
        guard !kinds.isEmpty else { throw object.error("kinds", "must have at least one kind of module.") }
        self.kinds = kinds
    }

    private static func kind(_ name: String, _ json: JSONObject) throws(ToolError) -> Kind {
        let folders = try json.texts("folders")
        guard !folders.isEmpty else { throw json.error("folders", "must have at least one folder.") }
        for folder in folders where !(folder.split(separator: "/").last?.contains("{{name}}") ?? false) {
            throw json.error("folders", "has “\(folder)”, whose last component lacks {{name}}. Add it there.")
        }
        let files = try json.optionalTexts("files")
        let patterns = zip(folders + files, json.lines(of: "folders") + json.lines(of: "files"))
        for (pattern, line) in patterns { _ = try Kind.expand(pattern, "X", file: json.file, line: line) }
        var lists: [List] = []
        if json.value("lists") != nil {
            for list in try json.objects("lists", allowing: ["file", "list", "entry"]) {
                let entry = try list.text("entry")
                guard entry.contains("{{name}}") else {
                    throw list.error("entry", "must contain {{name}}.")
                }
                lists.append(List(file: try list.text("file"), list: try list.text("list"), entry: entry))
            }
        }
        return Kind(
            name: name,
            folders: folders,
            lists: lists,
            files: files,
            template: try json.optionalText("template")
        )
    }

    func kind(_ name: String) -> Kind? {
        kinds.first { $0.name == name }
    }

    /// Returns the project that contains a folder.
    static func enclosing(
        _ folder: String,
        _ files: any FileSystem,
        shownAs displayPath: (String) -> String
    ) throws(ToolError) -> Project? {
        guard let root = root(enclosing: folder, files, with: Project.file) else { return nil }
        guard let text = files.text("\(root)/\(Project.file)") else {
            throw ToolError(.notFound, "Can't read \(displayPath("\(root)/\(Project.file)")) as text. Check the file.")
        }
        return try Project(text, root: root, file: displayPath("\(root)/\(Project.file)"))
    }

    /// Returns the nearest Package.swift, or file next to one, that is a symbolic link.
    static func link(enclosing folder: String, _ files: any FileSystem, with file: String) -> String? {
        var parts = folder.split(separator: "/")
        while true {
            let root = parts.map { "/\($0)" }.joined()
            let paths = ["\(root)/\(PackageManifest.file)", "\(root)/\(file)"]
            if paths.allSatisfy({ files.attributes(of: $0) != nil }) {
                return paths.first { files.attributes(of: $0)?.kind == .link }
            }
            guard !parts.isEmpty else { return nil }
            parts.removeLast()
        }
    }

    /// Returns the nearest enclosing folder that contains Package.swift and the given file.
    static func root(enclosing folder: String, _ files: any FileSystem, with file: String) -> String? {
        var parts = folder.split(separator: "/")
        while true {
            let root = parts.map { "/\($0)" }.joined()
            if files.isFile("\(root)/Package.swift"), files.isFile("\(root)/\(file)") { return root }
            guard !parts.isEmpty else { return nil }
            parts.removeLast()
        }
    }
}

extension Project.Kind {
    /// Returns a path pattern filled in for one module.
    static func expand(
        _ pattern: String,
        _ name: String,
        file: String = Project.file,
        line: Int = 1
    ) throws(ToolError) -> String {
        do {
            return try Renderer(["name": .name(name)]).text(pattern, file: file, line: line)
        } catch {
            throw error.toolError
        }
    }

    func folders(of name: String) throws(ToolError) -> [String] {
        var filled: [String] = []
        for folder in folders { filled.append(try Project.Kind.expand(folder, name)) }
        return filled
    }

    /// Returns the module whose first folder has this name.
    func module(ofFolder name: String) -> String? {
        Project.Kind.module(of: name, by: folders[0].split(separator: "/").last.map(String.init) ?? "")
    }

    /// Returns the module's name in text that matches a pattern like `{{name}}Tests`.
    static func module(of text: String, by pattern: String) -> String? {
        guard let found = pattern.firstRange(of: "{{name}}") else { return nil }
        let (front, back) = (pattern[..<found.lowerBound], pattern[found.upperBound...])
        guard text.hasPrefix(front), text.hasSuffix(back), text.count > front.count + back.count else { return nil }
        return String(text.dropFirst(front.count).dropLast(back.count))
    }

    /// The parent folder of all modules.
    var parentFolder: String {
        folders[0].split(separator: "/").dropLast().joined(separator: "/")
    }

    static let record = ".viper-gen.json"

    func recordPath(_ name: String) throws(ToolError) -> String {
        "\(try Project.Kind.expand(folders[0], name))/\(Project.Kind.record)"
    }
}
