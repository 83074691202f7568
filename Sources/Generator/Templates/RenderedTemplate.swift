import Boundary

/// The files that a template gives for some answers, in memory.
struct RenderedTemplate: Equatable {
    struct File: Equatable {
        let path: RelativePath
        let bytes: [UInt8]
        let mode: UInt32
        /// Whether `init` leaves what is there already as it is.
        var isKept = false
    }

    /// What goes to the end of a file that is somebody else's.
    struct Block: Equatable {
        let file: RelativePath
        let text: String
    }

    private(set) var files: [File] = []
    private(set) var blocks: [Block] = []
    /// What is to be done by hand.
    private(set) var told = ""

    init(
        _ template: Template,
        _ answers: Answers,
        _ catalogue: Catalogue,
        _ files: any FileSystem
    ) throws(Refusal) {
        for (index, entry) in template.manifest.files.enumerated() {
            try add(entry, index, template, answers, catalogue, files)
        }
        self.files.sort { $0.path.text < $1.path.text }
        if let twice = zip(self.files, self.files.dropFirst()).first(where: { $0.path == $1.path })?.0.path {
            throw Refusal(.badData, "\(template.manifest.file): Two files go to \(twice.text); leave one out.")
        }
    }

    /// Takes those files out that stay as they are there, and answers them.
    mutating func keep(_ isThere: (RelativePath) -> Bool) -> [RelativePath] {
        let kept = files.filter { $0.isKept && isThere($0.path) }
        files.removeAll(where: kept.contains)
        return kept.map(\.path)
    }

    private mutating func add(
        _ entry: TemplateManifest.File,
        _ index: Int,
        _ template: Template,
        _ answers: Answers,
        _ catalogue: Catalogue,
        _ files: any FileSystem
    ) throws(Refusal) {
        let manifest = template.manifest
        let values = try others(entry, answers, manifest)
        let renderer = Renderer(values, manifest.parameters, including: catalogue.source(for: template))
        if let condition = entry.condition {
            let isWanted = try mistaken { () throws(TemplateMistake) in
                try renderer.holds(condition, file: manifest.file, line: entry.line("if"))
            }
            guard isWanted else { return }
        }
        guard let place = catalogue.place(of: entry.from, in: template),
            let facts = files.facts(of: place), facts.kind == (entry.isFolder ? .folder : .file)
        else {
            let noun = entry.isFolder ? "folder" : "file"
            throw Refusal(
                .badData,
                "\(manifest.file):\(entry.line("from")): “files[\(index)].from” names “\(entry.from)”, and there is no such \(noun); "
                    + "correct the name\(entry.isFolder ? "" : ", or end it in / if it is a folder")."
            )
        }
        for inner in entry.isFolder ? (try? files.files(below: place)) ?? [] : [""] {
            try addFile(entry, inner, place, template, renderer, files)
        }
    }

    private mutating func addFile(
        _ entry: TemplateManifest.File,
        _ inner: String,
        _ place: String,
        _ template: Template,
        _ renderer: Renderer,
        _ files: any FileSystem
    ) throws(Refusal) {
        let source = inner.isEmpty ? place : "\(place)/\(inner)"
        let shown = Self.shown(entry.from, inner, template)
        guard let bytes = try? files.read(source) else {
            throw Refusal(.notFound, "\(shown) cannot be read; check its permissions.")
        }
        let contents = entry.isVerbatim ? bytes : try rendered(bytes, shown, renderer)
        if entry.isTold {
            told += String(decoding: contents, as: UTF8.self)
            return
        }
        let manifest = template.manifest.file
        let goal = try mistaken { () throws(TemplateMistake) in
            let line = entry.line(entry.to == nil ? "append" : "to")
            let to = try renderer.text(entry.to ?? entry.appendedTo ?? "", file: manifest, line: line)
            if inner.isEmpty { return to }
            let name = entry.isVerbatim ? inner : try renderer.text(inner, file: manifest)
            return to.isEmpty || to.hasSuffix("/") ? to + name : "\(to)/\(name)"
        }
        guard let path = RelativePath(goal) else {
            throw Refusal(
                .badData,
                "\(manifest):\(entry.line("to")): “\(goal)” leads out of the package; name a path inside it."
            )
        }
        if entry.appendedTo != nil {
            blocks.append(Block(file: path, text: String(decoding: contents, as: UTF8.self)))
        } else {
            let mode: UInt32 = (files.facts(of: source)?.mode ?? 0) & 0o100 == 0 ? 0o644 : 0o755
            self.files.append(File(path: path, bytes: contents, mode: mode, isKept: entry.isKept))
        }
    }

    /// The values of the template, and in their place those that the file is given.
    private func others(
        _ entry: TemplateManifest.File,
        _ answers: Answers,
        _ manifest: TemplateManifest
    ) throws(Refusal) -> Values {
        var values = answers.values
        let renderer = Renderer(answers.values, manifest.parameters)
        for (name, text) in entry.others.sorted(by: { $0.key < $1.key }) {
            let text = try mistaken { () throws(TemplateMistake) in
                try renderer.text(text, file: manifest.file, line: entry.line("with"))
            }
            values[name] =
                switch answers.values[name] {
                case .flag: .flag(text == "true")
                case .word: .word(text)
                case .name: .name(text)
                case .choice: .choice(text)
                case .text: .text(text)
                case nil: ["true", "false"].contains(text) ? .flag(text == "true") : .name(text)
                }
        }
        return values
    }

    private func rendered(_ bytes: [UInt8], _ shown: String, _ renderer: Renderer) throws(Refusal) -> [UInt8] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Refusal(.badData, "\(shown) is not UTF-8 text; say “verbatim”: true to copy it as it is.")
        }
        return Array(try mistaken { () throws(TemplateMistake) in try renderer.text(text, file: shown) }.utf8)
    }

    private func mistaken<Answer>(_ body: () throws(TemplateMistake) -> Answer) throws(Refusal) -> Answer {
        do {
            return try body()
        } catch {
            throw error.refusal
        }
    }

    private static func shown(_ from: String, _ inner: String, _ template: Template) -> String {
        let whole = inner.isEmpty || from.hasSuffix("/") ? from + inner : "\(from)/\(inner)"
        guard whole.hasPrefix("../") else { return "\(template.shown)/\(whole)" }
        let shelf = template.shown.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return (shelf.map(String.init) + [String(whole.dropFirst(3))]).joined(separator: "/")
    }
}
