/// What a template.json says.
struct TemplateManifest: Equatable {
    struct File: Equatable {
        /// Beside the template.json; a folder ends in a slash.
        let from: String
        /// From the package's folder on; nil where it is appended or told.
        let to: String?
        /// The file at the end of which it is put, once.
        let appendedTo: String?
        let condition: Condition?
        /// Whether it is no file of the package, and says what is to be done by hand.
        let isTold: Bool
        /// Whether `init` leaves what is there already as it is.
        let isKept: Bool
        /// Whether it is copied as it is.
        let isVerbatim: Bool
        /// What the file is rendered with in place of the template's own values.
        let others: [String: String]
        /// Where the manifest says what it says of the file.
        let lines: [String: Int]

        var isFolder: Bool { from.hasSuffix("/") }

        func line(_ key: String) -> Int { lines[key] ?? 1 }

        static let keys = ["from", "to", "append", "tell", "keep", "if", "verbatim", "with"]
    }

    static let name = "template.json"

    let file: String
    let summary: String
    let kind: String
    /// The floors that its files import.
    let needs: [String]
    /// The new folder that a whole package gets; nil where the template adds to a package.
    let folder: String?
    let parameters: [Parameter]
    let files: [File]

    init(_ text: String, file: String) throws(Refusal) {
        let whole = try Described(
            text,
            file: file,
            knows: ["schema", "summary", "kind", "needs", "folder", "parameters", "files"]
        )
        try whole.checkSchema(1)
        self.file = file
        summary = try whole.text("summary")
        kind = try whole.text("kind")
        needs = try whole.optionalTexts("needs")
        folder = try whole.optionalText("folder") ?? (kind == TemplateManifest.package ? "{{name:kebab}}" : nil)
        parameters = try [.nameOfModule] + TemplateManifest.parameters(of: whole)
        files = try TemplateManifest.files(of: whole)
    }

    /// The kind of template that makes a package.
    static let package = "package"

    func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name == name }
    }
}

// MARK: - Parameters

extension TemplateManifest {
    private static func parameters(of whole: Described) throws(Refusal) -> [Parameter] {
        let keys = ["summary", "type", "pattern", "length", "default", "values"]
        var parameters: [Parameter] = []
        for (name, described) in try whole.named("parameters", knows: keys) {
            guard name != Parameter.nameOfModule.name else {
                throw whole.mistake("parameters.name", "is always there; take it out.")
            }
            guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
                throw whole.mistake("parameters.\(name)", "is no name; a parameter is called by letters and digits.")
            }
            parameters.append(
                Parameter(
                    name: name,
                    summary: try described.text("summary"),
                    type: try type(of: described),
                    pattern: try pattern(of: described),
                    length: try length(of: described),
                    standard: try standard(of: described),
                    line: described.line(of: "default")
                )
            )
        }
        return parameters.sorted { $0.name < $1.name }
    }

    private static func type(of described: Described) throws(Refusal) -> Parameter.Kind {
        let name = try described.text("type")
        guard name == "choice" || described.value("values") == nil else {
            throw described.mistake("values", "is only for a choice; take it out.")
        }
        switch name {
        case "name": return .name
        case "word": return .word
        case "text": return .text
        case "flag": return .flag
        case "choice":
            let values = try described.texts("values")
            guard !values.isEmpty else { throw described.mistake("values", "names nothing to choose from.") }
            return .choice(values)
        default:
            let known = Parameter.Kind.names
            let way = Refusal.meant(name, among: known, otherwise: "it is one of \(known.joined(separator: ", ")).")
            throw described.mistake("type", "cannot be “\(name)”; \(way)")
        }
    }

    private static func pattern(of described: Described) throws(Refusal) -> String? {
        guard let pattern = try described.optionalText("pattern") else { return nil }
        guard (try? Regex(pattern)) != nil else {
            throw described.mistake("pattern", "is no regular expression: \(pattern)")
        }
        return pattern
    }

    private static func length(of described: Described) throws(Refusal) -> ClosedRange<Int>? {
        guard let value = described.value("length") else { return nil }
        if case .array(let ends) = value.value, ends.count == 2,
            case .number(let least) = ends[0].value, case .number(let most) = ends[1].value,
            let least = Int(least), let most = Int(most), least >= 0, least <= most
        {
            return least...most
        }
        throw described.mistake("length", "has to be the least and the most characters, as in [1, 90].")
    }

    private static func standard(of described: Described) throws(Refusal) -> String? {
        if case .boolean(let flag)? = described.value("default")?.value { return "\(flag)" }
        return try described.optionalText("default")
    }
}

// MARK: - Files

extension TemplateManifest {
    private static func files(of whole: Described) throws(Refusal) -> [File] {
        var files: [File] = []
        for described in try whole.objects("files", knows: File.keys) {
            let condition = try described.optionalText("if")
            if let condition, Condition(condition) == nil {
                throw described.mistake("if", "is no condition; write tests, not tests or style == screen.")
            }
            let to = try described.optionalText("to")
            let appended = try described.optionalText("append")
            let isTold = try described.flag("tell", otherwise: false)
            guard [to != nil, appended != nil, isTold].count(where: { $0 }) == 1 else {
                throw described.mistake("to", "or else “append” has to say where it goes.")
            }
            files.append(
                File(
                    from: try described.text("from"),
                    to: to,
                    appendedTo: appended,
                    condition: condition.flatMap { Condition($0) },
                    isTold: isTold,
                    isKept: try described.flag("keep", otherwise: false),
                    isVerbatim: try described.flag("verbatim", otherwise: false),
                    others: try described.namedTexts("with"),
                    lines: Dictionary(uniqueKeysWithValues: File.keys.map { ($0, described.line(of: $0)) })
                )
            )
        }
        guard !files.isEmpty else { throw whole.mistake("files", "names no file; name one.") }
        return files
    }
}
