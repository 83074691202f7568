/// What a template may not write, whatever it is asked for; lint and new agree about it.
struct TemplateCheck {
    private let template: Template
    /// Nil for a package of its own, and where nothing is known of the kind.
    private let kind: Project.Kind?
    private let isForInit: Bool

    init(_ template: Template, _ kind: Project.Kind?, isForInit: Bool = false) {
        (self.template, self.kind, self.isForInit) = (template, kind, isForInit)
    }

    static func unknownKind(_ template: Template, _ project: Project) -> String {
        let known = project.kinds.map(\.name)
        let all = "\(Project.file) has \(known.joined(separator: ", "))."
        let way = Refusal.meant(template.manifest.kind, among: known, otherwise: all)
        return "\(template.manifest.file): There is no kind “\(template.manifest.kind)” in this package; \(way)"
    }

    /// A sentence with its place; nil where nothing is wrong.
    func mistake(in rendered: RenderedTemplate, _ name: String) throws(Refusal) -> String? {
        let file = template.manifest.file
        if let block = rendered.blocks.first, !isForInit {
            return "\(file): Something is appended to \(block.file.text), which only init does; leave it to a package "
                + "that is there already."
        }
        let paths = rendered.files.map(\.path.text)
        if let record = paths.first(where: { $0.split(separator: "/").last.map(String.init) == Project.Kind.record }) {
            return "\(file): \(record) is what viper-gen writes itself; give the file another name."
        }
        if let folder = paths.first(where: { path in paths.contains { $0.hasPrefix("\(path)/") } }) {
            return "\(file): \(folder) would be a file and a folder; give one of them another name."
        }
        guard let kind, template.manifest.folder == nil else { return nil }
        let folders = try kind.folders(of: name)
        // What `remove` would not find.
        guard let lost = paths.first(where: { path in !folders.contains { path.hasPrefix("\($0)/") } }) else {
            return nil
        }
        return "\(file): \(lost) is in none of the folders of a \(kind.name); name one of them."
    }
}
