/// A template in its folder.
struct Template {
    /// The origins of templates, in search order.
    enum Origin: String {
        case given = "--templates"
        case project
        case builtIn = "built-in"
    }

    let name: String
    let folder: String
    /// The folder as shown in messages.
    let displayPath: String
    let origin: Origin
    let manifest: TemplateManifest

    /// The path of the manifest, for messages.
    var file: String { "\(displayPath)/\(TemplateManifest.name)" }
}

/// The contents of a `template.json`.
struct TemplateManifest: Decodable {
    /// The treatment of a file, or of all files of a folder. By default, they are rendered to the same path.
    struct File: Decodable {
        /// The path relative to `template.json`; a folder ends with a slash.
        var from: String
        /// The path relative to the package.
        var to: String?
        /// The file that `init` appends the text to.
        var append: String?
        /// True if `init` prints the text as instructions for manual steps.
        var instructions: Bool?
        /// True if only `new` writes the file.
        var new: Bool?
        /// True if `init` keeps an existing file.
        var keep: Bool?
        /// True if the file is copied without rendering.
        var verbatim: Bool?
        /// Values that replace those of the template.
        var with: Values?

        var isFolder: Bool { from.hasSuffix("/") }

        init(from: String) {
            self.from = from
        }

        private enum CodingKeys: CodingKey, CaseIterable {
            case from, to, append, instructions, new, keep, verbatim, with
        }

        init(from decoder: any Decoder) throws {
            try decoder.checkKeys(CodingKeys.self)
            let values = try decoder.container(keyedBy: CodingKeys.self)
            from = try values.decode(String.self, forKey: .from)
            to = try values.decodeIfPresent(String.self, forKey: .to)
            append = try values.decodeIfPresent(String.self, forKey: .append)
            instructions = try values.decodeIfPresent(Bool.self, forKey: .instructions)
            new = try values.decodeIfPresent(Bool.self, forKey: .new)
            keep = try values.decodeIfPresent(Bool.self, forKey: .keep)
            verbatim = try values.decodeIfPresent(Bool.self, forKey: .verbatim)
            with = try values.decodeIfPresent(Values.self, forKey: .with)
        }
    }

    static let name = "template.json"
    /// The kind of a template that creates a package.
    static let package = "package"

    let summary: String
    /// A kind of module in `project.json`, or `package`.
    let kind: String
    /// The layers that its files import.
    let needs: [String]
    /// The default of `--summary`.
    let help: String
    /// The template that this one extends. Files with the same path replace those of the base.
    let base: String?
    let files: [File]

    private enum CodingKeys: CodingKey, CaseIterable {
        case summary, kind, needs, help, base, files
    }

    init(from decoder: any Decoder) throws {
        try decoder.checkKeys(CodingKeys.self)
        let values = try decoder.container(keyedBy: CodingKeys.self)
        summary = try values.decode(String.self, forKey: .summary)
        kind = try values.decode(String.self, forKey: .kind)
        needs = try values.decodeIfPresent([String].self, forKey: .needs) ?? []
        help = try values.decodeIfPresent(String.self, forKey: .help) ?? "{{name:words}}"
        base = try values.decodeIfPresent(String.self, forKey: .base)
        files =
            try values.decodeIfPresent([File].self, forKey: .files)
            ?? [File(from: "Sources/"), File(from: "Tests/")]
    }

    var isPackage: Bool { kind == TemplateManifest.package }
}
