/// The contents of a `template.json`.
struct TemplateManifest: Equatable {
    struct File: Equatable {
        /// The path relative to `template.json`; a folder ends with a slash.
        let from: String
        /// The path relative to the package; `nil` if the text is appended or printed.
        let to: String?
        /// The file that the text is appended to.
        let appendedTo: String?
        let condition: Condition?
        /// True if the text is printed as instructions for manual steps instead of being written.
        let isInstruction: Bool
        /// True if `init` keeps an existing file.
        let isKept: Bool
        /// True if the file is copied without rendering.
        let isVerbatim: Bool
        /// Values that replace the template's own for this file.
        let overrides: [String: String]
        /// The line of each key in the manifest.
        let lines: [String: Int]

        var isFolder: Bool { from.hasSuffix("/") }

        func line(_ key: String) -> Int { lines[key] ?? 1 }

        static let keys = ["from", "to", "append", "instructions", "keep", "if", "verbatim", "with"]
    }

    static let name = "template.json"

    let file: String
    let summary: String
    let kind: String
    /// The layers that its files import.
    let needs: [String]
    /// The new folder of a package; `nil` if the template adds to an existing package.
    let folder: String?
    let parameters: [Parameter]
    let files: [File]

    init(_ text: String, file: String) throws(ToolError) {
        let object = try JSONObject(
            text,
            file: file,
            allowing: ["schema", "summary", "kind", "needs", "folder", "parameters", "files"]
        )
        try object.checkSchema(1)
        self.file = file
        summary = try object.text("summary")
        kind = try object.text("kind")
        needs = try object.optionalTexts("needs")
        folder = try object.optionalText("folder") ?? (kind == TemplateManifest.package ? "{{name:kebab}}" : nil)
        parameters = try [.moduleName] + TemplateManifest.parameters(of: object)
        files = try TemplateManifest.files(of: object)
    }

    /// The kind of a template that creates a package.
    static let package = "package"

    func parameter(_ name: String) -> Parameter? {
        parameters.first { $0.name == name }
    }
}

// MARK: - Parameters

extension TemplateManifest {
    private static func parameters(of object: JSONObject) throws(ToolError) -> [Parameter] {
        let keys = ["summary", "type", "pattern", "length", "default", "values"]
        var parameters: [Parameter] = []
        for (name, json) in try object.named("parameters", allowing: keys) {
            guard name != Parameter.moduleName.name else {
                throw object.error("parameters.name", "is predefined. Remove it.")
            }
            guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
                throw object.error("parameters.\(name)", "is not a valid name. Use letters and digits.")
            }
            parameters.append(
                Parameter(
                    name: name,
                    summary: try json.text("summary"),
                    type: try type(of: json),
                    pattern: try pattern(of: json),
                    length: try length(of: json),
                    defaultValue: try defaultValue(of: json),
                    line: json.line(of: "default")
                )
            )
        }
        return parameters.sorted { $0.name < $1.name }
    }

    private static func type(of json: JSONObject) throws(ToolError) -> Parameter.Kind {
        let name = try json.text("type")
        guard name == "choice" || json.value("values") == nil else {
            throw json.error("values", "is only for a choice. Remove it.")
        }
        switch name {
        case "name": return .name
        case "word": return .word
        case "text": return .text
        case "flag": return .flag
        case "choice":
            let values = try json.texts("values")
            guard !values.isEmpty else { throw json.error("values", "must have at least one choice.") }
            return .choice(values)
        default:
            let known = Parameter.Kind.names
            let hint = ToolError.suggestion(
                for: name,
                among: known,
                otherwise: "Use one of \(known.joined(separator: ", "))."
            )
            throw json.error("type", "can't be “\(name)”. \(hint)")
        }
    }

    private static func pattern(of json: JSONObject) throws(ToolError) -> String? {
        guard let pattern = try json.optionalText("pattern") else { return nil }
        guard (try? Regex(pattern)) != nil else {
            throw json.error("pattern", "is not a regular expression: \(pattern)")
        }
        return pattern
    }

    private static func length(of json: JSONObject) throws(ToolError) -> ClosedRange<Int>? {
        guard let value = json.value("length") else { return nil }
        if case .array(let ends) = value.value, ends.count == 2,
            case .number(let minimum) = ends[0].value, case .number(let maximum) = ends[1].value,
            let minimum = Int(minimum), let maximum = Int(maximum), minimum >= 0, minimum <= maximum
        {
            return minimum...maximum
        }
        throw json.error("length", "must be the minimum and maximum number of characters, as in [1, 90].")
    }

    private static func defaultValue(of json: JSONObject) throws(ToolError) -> String? {
        if case .boolean(let flag)? = json.value("default")?.value { return "\(flag)" }
        return try json.optionalText("default")
    }
}

// MARK: - Files

extension TemplateManifest {
    private static func files(of object: JSONObject) throws(ToolError) -> [File] {
        var files: [File] = []
        for json in try object.objects("files", allowing: File.keys) {
            let condition = try json.optionalText("if")
            if let condition, Condition(condition) == nil {
                throw json.error("if", "is not a condition. Write tests, not tests or style == screen.")
            }
            let to = try json.optionalText("to")
            let appended = try json.optionalText("append")
            let isInstruction = try json.flag("instructions", otherwise: false)
            guard [to != nil, appended != nil, isInstruction].count(where: { $0 }) == 1 else {
                throw json.error("to", "or “append” or “instructions” is required. Use exactly one of them.")
            }
            files.append(
                File(
                    from: try json.text("from"),
                    to: to,
                    appendedTo: appended,
                    condition: condition.flatMap { Condition($0) },
                    isInstruction: isInstruction,
                    isKept: try json.flag("keep", otherwise: false),
                    isVerbatim: try json.flag("verbatim", otherwise: false),
                    overrides: try json.namedTexts("with"),
                    lines: Dictionary(uniqueKeysWithValues: File.keys.map { ($0, json.line(of: $0)) })
                )
            )
        }
        guard !files.isEmpty else { throw object.error("files", "must have at least one file.") }
        return files
    }
}
