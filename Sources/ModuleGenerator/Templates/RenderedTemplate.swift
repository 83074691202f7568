import CommandLine
import ProgramOutput

/// The files rendered from a template, in memory.
struct RenderedTemplate: Equatable {
    struct File: Equatable {
        let path: RelativePath
        let bytes: [UInt8]
        let mode: UInt32
        /// True if `init` keeps an existing file.
        var isKept = false
    }

    /// Text to append to a file that viper-gen did not generate.
    struct Block: Equatable {
        let file: RelativePath
        let text: String
    }

    private(set) var files: [File] = []
    private(set) var blocks: [Block] = []
    /// Instructions for manual steps.
    private(set) var instructions = ""

    init(
        _ template: Template,
        _ arguments: TemplateArguments,
        _ library: TemplateLibrary,
        _ files: any FileSystem
    ) throws(ToolError) {
        for (index, entry) in template.manifest.files.enumerated() {
            try add(entry, index, template, arguments, library, files)
        }
        self.files.sort { $0.path.text < $1.path.text }
        if let twice = zip(self.files, self.files.dropFirst()).first(where: { $0.path == $1.path })?.0.path {
            throw ToolError(.badData, "\(template.manifest.file): Two files are written to \(twice.text). Remove one.")
        }
    }

    /// Removes and returns the files that `init` keeps as they are.
    mutating func keep(_ exists: (RelativePath) -> Bool) -> [RelativePath] {
        let kept = files.filter { $0.isKept && exists($0.path) }
        files.removeAll(where: kept.contains)
        return kept.map(\.path)
    }

    private mutating func add(
        _ entry: TemplateManifest.File,
        _ index: Int,
        _ template: Template,
        _ arguments: TemplateArguments,
        _ library: TemplateLibrary,
        _ files: any FileSystem
    ) throws(ToolError) {
        let manifest = template.manifest
        let values = try mergedValues(entry, arguments, manifest)
        let renderer = Renderer(values, manifest.parameters, including: library.source(for: template))
        if let condition = entry.condition {
            let isIncluded = try wrappingErrors { () throws(TemplateError) in
                try renderer.holds(condition, file: manifest.file, line: entry.line("if"))
            }
            guard isIncluded else { return }
        }
        guard let origin = library.path(of: entry.from, in: template),
            let attributes = files.attributes(of: origin), attributes.kind == (entry.isFolder ? .folder : .file)
        else {
            let noun = entry.isFolder ? "folder" : "file"
            throw ToolError(
                .badData,
                "\(manifest.file):\(entry.line("from")): “files[\(index)].from” names “\(entry.from)”, "
                    + "which is not a \(noun). "
                    + "Correct the name\(entry.isFolder ? "" : ", or end it with / if it is a folder")."
            )
        }
        for inner in entry.isFolder ? (try? files.files(below: origin)) ?? [] : [""] {
            try addFile(entry, inner, origin, template, renderer, files)
        }
    }

    private mutating func addFile(
        _ entry: TemplateManifest.File,
        _ inner: String,
        _ origin: String,
        _ template: Template,
        _ renderer: Renderer,
        _ files: any FileSystem
    ) throws(ToolError) {
        let source = inner.isEmpty ? origin : "\(origin)/\(inner)"
        let displayPath = Self.displayPath(entry.from, inner, template)
        guard let bytes = try? files.read(source) else {
            throw ToolError(.notFound, "Can't read \(displayPath). Check its permissions.")
        }
        let contents = entry.isVerbatim ? bytes : try rendered(bytes, displayPath, renderer)
        if entry.isInstruction {
            instructions += String(decoding: contents, as: UTF8.self)
            return
        }
        let manifest = template.manifest.file
        let destination = try wrappingErrors { () throws(TemplateError) in
            let line = entry.line(entry.to == nil ? "append" : "to")
            let to = try renderer.text(entry.to ?? entry.appendedTo ?? "", file: manifest, line: line)
            if inner.isEmpty { return to }
            let name = entry.isVerbatim ? inner : try renderer.text(inner, file: manifest)
            return to.isEmpty || to.hasSuffix("/") ? to + name : "\(to)/\(name)"
        }
        guard let path = RelativePath(destination) else {
            throw ToolError(
                .badData,
                "\(manifest):\(entry.line("to")): “\(destination)” is outside the package. Use a path inside it."
            )
        }
        if entry.appendedTo != nil {
            blocks.append(Block(file: path, text: String(decoding: contents, as: UTF8.self)))
        } else {
            let mode: UInt32 = (files.attributes(of: source)?.mode ?? 0) & 0o100 == 0 ? 0o644 : 0o755
            self.files.append(File(path: path, bytes: contents, mode: mode, isKept: entry.isKept))
        }
    }

    /// Returns the template's values with the file's own values merged in.
    private func mergedValues(
        _ entry: TemplateManifest.File,
        _ arguments: TemplateArguments,
        _ manifest: TemplateManifest
    ) throws(ToolError) -> Values {
        var values = arguments.values
        let renderer = Renderer(arguments.values, manifest.parameters)
        for (name, text) in entry.overrides.sorted(by: { $0.key < $1.key }) {
            let text = try wrappingErrors { () throws(TemplateError) in
                try renderer.text(text, file: manifest.file, line: entry.line("with"))
            }
            values[name] =
                switch arguments.values[name] {
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

    private func rendered(_ bytes: [UInt8], _ displayPath: String, _ renderer: Renderer) throws(ToolError) -> [UInt8] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ToolError(.badData, "\(displayPath) is not UTF-8 text. Add “verbatim”: true to copy it unchanged.")
        }
        return Array(try wrappingErrors { () throws(TemplateError) in try renderer.text(text, file: displayPath) }.utf8)
    }

    private func wrappingErrors<T>(_ body: () throws(TemplateError) -> T) throws(ToolError) -> T {
        do {
            return try body()
        } catch {
            throw error.toolError
        }
    }

    private static func displayPath(_ from: String, _ inner: String, _ template: Template) -> String {
        let whole = inner.isEmpty || from.hasSuffix("/") ? from + inner : "\(from)/\(inner)"
        guard whole.hasPrefix("../") else { return "\(template.displayPath)/\(whole)" }
        let location = template.displayPath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return (location.map(String.init) + [String(whole.dropFirst(3))]).joined(separator: "/")
    }
}
