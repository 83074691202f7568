/// A record of the generated files, to distinguish them from files written or edited by hand.
struct Record: Equatable {
    let name: String
    let kind: String
    let template: String
    let parameters: [String: String]
    /// The fingerprint of each file by path.
    let files: [String: String]
    /// The original state, needed to remove the module.
    let originalState: OriginalState

    init(
        _ name: String,
        kind: String,
        template: String,
        _ values: Values,
        _ files: [RenderedTemplate.File],
        _ originalState: OriginalState
    ) {
        self.originalState = originalState
        self.name = name
        self.kind = kind
        self.template = template
        parameters = values.filter { $0.key != "name" }.mapValues(\.text)
        self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, Fingerprint.of($0.bytes)) })
    }

    init(_ text: String, file: String) throws(ToolError) {
        let keys = ["schema", "name", "kind", "template", "parameters", "files", "emptyFolders", "trailingCommas"]
        let object = try JSONObject(text, file: file, allowing: keys)
        try object.checkSchema(1)
        name = try object.text("name")
        kind = try object.text("kind")
        template = try object.text("template")
        parameters = try object.namedTexts("parameters")
        files = try object.namedTexts("files")
        originalState = OriginalState(
            emptyFolders: try object.optionalTexts("emptyFolders"),
            trailingCommas: try object.optionalTexts("trailingCommas")
        )
        for path in files.keys.sorted() where RelativePath(path) == nil {
            throw object.error("files.\(path)", "is outside the package. Restore the record.")
        }
    }

    /// Returns the record of a module; `nil` if there is none that can be read.
    static func of(_ name: String, in project: Project, _ files: any FileSystem) -> Record? {
        project.kinds.lazy.compactMap { kind in
            guard NameRule.isUpperCamel(name), let path = try? kind.recordPath(name),
                let record = files.text("\(project.root)/\(path)").flatMap({ try? Record($0, file: path) }),
                record.name == name, record.kind == kind.name
            else { return nil }
            return record
        }.first
    }

    /// Returns the advice for a damaged record.
    static func recoveryAdvice(for name: String) -> String {
        "run viper-gen new \(name) --force with the original options"
    }

    var bytes: [UInt8] {
        let json = JSON.object([
            "schema": .integer(1),
            "name": .string(name),
            "kind": .string(kind),
            "template": .string(template),
            "parameters": .sorted(parameters.mapValues(JSON.string)),
            "files": .sorted(files.mapValues(JSON.string)),
            "emptyFolders": originalState.emptyFolders.isEmpty
                ? nil : .array(originalState.emptyFolders.map(JSON.string)),
            "trailingCommas": originalState.trailingCommas.isEmpty
                ? nil : .array(originalState.trailingCommas.map(JSON.string)),
        ])
        return Array("\(json.pretty())\n".utf8)
    }
}
