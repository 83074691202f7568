import ProgramOutput

/// The files rendered from a template, in memory.
struct RenderedTemplate {
    struct File {
        let path: String
        let text: String
        /// True if `init` keeps an existing file.
        var isKept = false
    }

    /// The files, sorted by path.
    private(set) var files: [File] = []
    /// The texts that `init` appends to a file that viper-gen did not generate.
    private(set) var appended: [File] = []
    /// The instructions that `init` prints.
    private(set) var instructions = ""

    /// - Parameter isNew: False for `init`, which extends an existing package.
    init(
        _ template: Template,
        _ values: Values,
        _ library: TemplateLibrary,
        isNew: Bool = true
    ) throws(ToolError) {
        if let base = template.manifest.base {
            self = try RenderedTemplate(library.base(base, of: template), values, library, isNew: isNew)
        }
        for entry in template.manifest.files where !isNew || entry.append == nil && entry.instructions != true {
            guard isNew || entry.new != true else { continue }
            try add(entry, template, values.merging(entry.with ?? [:]) { $1 }, library)
        }
        files.sort { $0.path < $1.path }
        try check(template)
    }

    private mutating func add(
        _ entry: TemplateManifest.File,
        _ template: Template,
        _ values: Values,
        _ library: TemplateLibrary
    ) throws(ToolError) {
        let from = entry.isFolder ? String(entry.from.dropLast()) : entry.from
        let origin = "\(template.folder)/\(from)"
        guard RelativePath.isInside(from), Disk.kind(of: origin) == (entry.isFolder ? .folder : .file) else {
            let noun = entry.isFolder ? "folder" : "file"
            throw ToolError(.badData, "\(template.file): “\(entry.from)” is not a \(noun). Correct the name.")
        }
        let renderer = Renderer(values, including: library.source(for: template))
        for inner in entry.isFolder ? Disk.files(below: origin) : [""] {
            let name = inner.isEmpty ? from : "\(from)/\(inner)"
            let shown = "\(template.displayPath)/\(name)"
            guard let text = Disk.text("\(template.folder)/\(name)") else {
                throw ToolError(.badData, "\(shown) is not a text file. Delete it.")
            }
            let isVerbatim = entry.verbatim == true
            let contents = isVerbatim ? text : try renderer.text(text, file: shown)
            if entry.instructions == true {
                instructions += contents
                continue
            }
            let to = try renderer.text(entry.append ?? entry.to ?? entry.from, file: template.file)
            let path = to + (isVerbatim ? inner : try renderer.text(inner, file: template.file))
            let file = File(path: path, text: contents, isKept: entry.keep == true)
            if entry.append != nil {
                appended.append(file)
            } else {
                files.removeAll { $0.path == file.path }
                files.append(file)
            }
        }
    }

    private func check(_ template: Template) throws(ToolError) {
        let paths = (files + appended).map(\.path)
        if let path = paths.first(where: { !RelativePath.isInside($0) }) {
            throw ToolError(.badData, "\(template.file): “\(path)” is outside the package. Use a path inside it.")
        }
        if let path = paths.first(where: { path in paths.contains { $0.hasPrefix("\(path)/") } }) {
            throw ToolError(
                .badData,
                "\(template.file): \(path) would be both a file and a folder. Rename one of them."
            )
        }
    }
}
