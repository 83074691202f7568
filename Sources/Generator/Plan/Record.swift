/// What was generated, so that it can be told from what people wrote.
struct Record: Equatable {
    let name: String
    let kind: String
    let template: String
    let parameters: [String: String]
    /// A fingerprint for each path.
    let files: [String: String]
    /// What it met, which would not be known any more when it goes.
    let met: MetBefore

    init(
        _ name: String,
        kind: String,
        template: String,
        _ values: Values,
        _ files: [RenderedTemplate.File],
        _ met: MetBefore
    ) {
        self.met = met
        self.name = name
        self.kind = kind
        self.template = template
        parameters = values.filter { $0.key != "name" }.mapValues(\.text)
        self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, Fingerprint.of($0.bytes)) })
    }

    init(_ text: String, file: String) throws(Refusal) {
        let keys = ["schema", "name", "kind", "template", "parameters", "files", "emptyFolders", "trailingCommas"]
        let whole = try Described(text, file: file, knows: keys)
        try whole.checkSchema(1)
        name = try whole.text("name")
        kind = try whole.text("kind")
        template = try whole.text("template")
        parameters = try whole.namedTexts("parameters")
        files = try whole.namedTexts("files")
        met = MetBefore(
            emptyFolders: try whole.optionalTexts("emptyFolders"),
            trailingCommas: try whole.optionalTexts("trailingCommas")
        )
        for path in files.keys.sorted() where RelativePath(path) == nil {
            throw whole.mistake("files.\(path)", "leads out of the package; put the record back as it was.")
        }
    }

    /// The one of a module; nil where there is none that can be read.
    static func of(_ name: String, in project: Project, _ files: any FileSystem) -> Record? {
        project.kinds.lazy.compactMap { kind in
            guard NameRule.isUpperCamel(name), let path = try? kind.recordPath(name),
                let record = files.text("\(project.root)/\(path)").flatMap({ try? Record($0, file: path) }),
                record.name == name, record.kind == kind.name
            else { return nil }
            return record
        }.first
    }

    /// What to type where a record is lost or damaged.
    static func wayBack(for name: String) -> String {
        "viper-gen new \(name) --force with the words that it was made with, which writes the record anew"
    }

    var bytes: [UInt8] {
        let json = JSON.object([
            "schema": .integer(1),
            "name": .string(name),
            "kind": .string(kind),
            "template": .string(template),
            "parameters": .sorted(parameters.mapValues(JSON.string)),
            "files": .sorted(files.mapValues(JSON.string)),
            "emptyFolders": met.emptyFolders.isEmpty ? nil : .array(met.emptyFolders.map(JSON.string)),
            "trailingCommas": met.trailingCommas.isEmpty ? nil : .array(met.trailingCommas.map(JSON.string)),
        ])
        return Array("\(json.pretty())\n".utf8)
    }
}
