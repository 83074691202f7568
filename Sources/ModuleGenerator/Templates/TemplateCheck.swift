/// The rules for a template's output, shared by `lint` and `new`.
struct TemplateCheck {
    private let template: Template
    /// `nil` for a package template, or if the kind is unknown.
    private let kind: Project.Kind?
    private let isForInit: Bool

    init(_ template: Template, _ kind: Project.Kind?, isForInit: Bool = false) {
        (self.template, self.kind, self.isForInit) = (template, kind, isForInit)
    }

    static func unknownKind(_ template: Template, _ project: Project) -> String {
        let known = project.kinds.map(\.name)
        let all = "\(Project.file) defines \(known.joined(separator: ", "))."
        let hint = ToolError.suggestion(for: template.manifest.kind, among: known, otherwise: all)
        return "\(template.manifest.file): This package has no kind “\(template.manifest.kind)”. \(hint)"
    }

    /// Returns an error message with its position; `nil` if the template is valid.
    func problem(in rendered: RenderedTemplate, _ name: String) throws(ToolError) -> String? {
        let file = template.manifest.file
        if let block = rendered.blocks.first, !isForInit {
            return "\(file): Only viper-gen init can append to a file (\(block.file.text)). "
                + "Write a new file instead."
        }
        let paths = rendered.files.map(\.path.text)
        if let record = paths.first(where: { $0.split(separator: "/").last.map(String.init) == Project.Kind.record }) {
            return "\(file): \(record) is reserved for viper-gen. Rename the file."
        }
        if let folder = paths.first(where: { path in paths.contains { $0.hasPrefix("\(path)/") } }) {
            return "\(file): \(folder) would be both a file and a folder. Rename one of them."
        }
        guard let kind, template.manifest.folder == nil else { return nil }
        let folders = try kind.folders(of: name)
        // `remove` would not find these files.
        guard let lost = paths.first(where: { path in !folders.contains { path.hasPrefix("\($0)/") } }) else {
            return nil
        }
        return "\(file): \(lost) is outside the folders of a \(kind.name). Move it into one of them."
    }
}
