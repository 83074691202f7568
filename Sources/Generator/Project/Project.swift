import Boundary

/// A package that says, in its Templates/project.json, how it is laid out and where its modules register.
struct Project: Equatable {
    /// A place where every module of a kind has an entry.
    struct List: Equatable {
        let file: String
        let list: String
        let entry: String
    }

    struct Kind: Equatable {
        let name: String
        /// The folders that belong to one module alone; its record stands in the first.
        let folders: [String]
        let lists: [List]
        /// The files that each module has at least.
        let files: [String]
        /// The template that is meant where none is named.
        let template: String?
    }

    static let templates = "Templates"
    static let file = "Templates/project.json"

    let root: String
    let kinds: [Kind]
    /// What modules may stand on.
    let floors: [String]
    /// Commands that the sources do not say.
    let words: [String]

    init(_ text: String, root: String, file: String = Project.file) throws(Refusal) {
        let whole = try Described(text, file: file, knows: ["schema", "kinds", "floors", "words"])
        try whole.checkSchema(1)
        self.root = root
        floors = try whole.optionalTexts("floors")
        words = try whole.optionalTexts("words")
        let named = try whole.named("kinds", knows: ["folders", "lists", "files", "template"])
        var kinds: [Kind] = []
        for (name, described) in named.sorted(by: { $0.name < $1.name }) {
            kinds.append(try Project.kind(name, described))
        }
        guard !kinds.isEmpty else { throw whole.mistake("kinds", "names no kind of module; name one.") }
        self.kinds = kinds
    }

    private static func kind(_ name: String, _ described: Described) throws(Refusal) -> Kind {
        let folders = try described.texts("folders")
        guard !folders.isEmpty else { throw described.mistake("folders", "names no folder; name one.") }
        for folder in folders where !(folder.split(separator: "/").last?.contains("{{name}}") ?? false) {
            throw described.mistake("folders", "has “\(folder)”, whose last part has no {{name}} in it; put it there.")
        }
        let files = try described.optionalTexts("files")
        let patterns = zip(folders + files, described.lines(of: "folders") + described.lines(of: "files"))
        for (pattern, line) in patterns { _ = try Kind.filled(pattern, "X", file: described.file, line: line) }
        var lists: [List] = []
        if described.value("lists") != nil {
            for list in try described.objects("lists", knows: ["file", "list", "entry"]) {
                let entry = try list.text("entry")
                guard entry.contains("{{name}}") else {
                    throw list.mistake("entry", "has no {{name}} in it, by which it could be found; put it there.")
                }
                lists.append(List(file: try list.text("file"), list: try list.text("list"), entry: entry))
            }
        }
        return Kind(
            name: name,
            folders: folders,
            lists: lists,
            files: files,
            template: try described.optionalText("template")
        )
    }

    func kind(_ name: String) -> Kind? {
        kinds.first { $0.name == name }
    }

    /// The project that a folder is in; nil where it is in none.
    static func around(
        _ folder: String,
        _ files: any FileSystem,
        shownAs shown: (String) -> String
    ) throws(Refusal) -> Project? {
        guard let root = root(around: folder, files, with: Project.file) else { return nil }
        guard let text = files.text("\(root)/\(Project.file)") else {
            throw Refusal(.notFound, "\(shown("\(root)/\(Project.file)")) cannot be read as text; check it.")
        }
        return try Project(text, root: root, file: shown("\(root)/\(Project.file)"))
    }

    /// The nearest Package.swift, or file beside one, that is a link and therefore makes no package.
    static func link(around folder: String, _ files: any FileSystem, with file: String) -> String? {
        var parts = folder.split(separator: "/")
        while true {
            let root = parts.map { "/\($0)" }.joined()
            let paths = ["\(root)/\(PackageManifest.file)", "\(root)/\(file)"]
            if paths.allSatisfy({ files.facts(of: $0) != nil }) {
                return paths.first { files.facts(of: $0)?.kind == .link }
            }
            guard !parts.isEmpty else { return nil }
            parts.removeLast()
        }
    }

    /// The nearest folder above that has a Package.swift, and beside it the file.
    static func root(around folder: String, _ files: any FileSystem, with file: String) -> String? {
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
    /// A path of the kind's for one module.
    static func filled(
        _ pattern: String,
        _ name: String,
        file: String = Project.file,
        line: Int = 1
    ) throws(Refusal) -> String {
        do {
            return try Renderer(["name": .name(name)]).text(pattern, file: file, line: line)
        } catch {
            throw error.refusal
        }
    }

    func folders(of name: String) throws(Refusal) -> [String] {
        var filled: [String] = []
        for folder in folders { filled.append(try Project.Kind.filled(folder, name)) }
        return filled
    }

    /// Which module a folder of this name in the first place of the kind belongs to; nil for none.
    func module(ofFolder name: String) -> String? {
        Project.Kind.module(of: name, by: folders[0].split(separator: "/").last.map(String.init) ?? "")
    }

    /// What stands for the name in a pattern like `{{name}}Tests`; nil where it does not fit.
    static func module(of text: String, by pattern: String) -> String? {
        guard let found = pattern.firstRange(of: "{{name}}") else { return nil }
        let (front, back) = (pattern[..<found.lowerBound], pattern[found.upperBound...])
        guard text.hasPrefix(front), text.hasSuffix(back), text.count > front.count + back.count else { return nil }
        return String(text.dropFirst(front.count).dropLast(back.count))
    }

    /// Where the folders of all modules are.
    var home: String {
        folders[0].split(separator: "/").dropLast().joined(separator: "/")
    }

    static let record = ".viper-gen.json"

    func recordPath(_ name: String) throws(Refusal) -> String {
        "\(try Project.Kind.filled(folders[0], name))/\(Project.Kind.record)"
    }
}
