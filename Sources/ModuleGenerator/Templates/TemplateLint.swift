/// Finds errors in a template by rendering it with every choice.
struct TemplateLint {
    /// Edge cases: a short name, an acronym at the start, a digit at the end.
    static let awkwardNames = ["X", "HTTPThing", "ItemReschedule2"]

    private let template: Template
    private let library: TemplateLibrary
    private let files: any FileSystem
    private let project: Project?

    init(_ template: Template, _ library: TemplateLibrary, _ files: any FileSystem, _ project: Project?) {
        (self.template, self.library, self.files, self.project) = (template, library, files, project)
    }

    /// Returns the error messages, each with its position.
    func problems() -> [String] {
        var problems: [String] = []
        func add(_ message: String) {
            if !problems.contains(message) { problems.append(message) }
        }
        if let project, template.manifest.folder == nil, project.kind(template.manifest.kind) == nil {
            add(TemplateCheck.unknownKind(template, project))
        }
        for name in TemplateLint.awkwardNames {
            for given in choices {
                do {
                    let arguments = try TemplateArguments(template.manifest, name: name, given: given)
                    let rendered = try RenderedTemplate(template, arguments, library, files)
                    let kind = project?.kind(template.manifest.kind)
                    let check = TemplateCheck(template, kind, isForInit: given["fresh"] == "false")
                    if let problem = try check.problem(in: rendered, name) { add(problem) }
                } catch {
                    add(error.message)
                }
            }
        }
        if problems.isEmpty { unused.forEach(add) }
        return problems
    }

    /// Parameter values that cover every flag both ways and every choice once, with samples for required parameters.
    private var choices: [[String: String]] {
        var needed: [String: String] = [:]
        for parameter in template.manifest.parameters where parameter.defaultValue == nil && parameter.name != "name" {
            switch parameter.type {
            case .name: needed[parameter.name] = "SampleThing"
            case .word: needed[parameter.name] = "sample-word"
            case .text: needed[parameter.name] = "a \"sample\" text"
            case .flag: needed[parameter.name] = "true"
            case .choice(let values): needed[parameter.name] = values.first
            }
        }
        var all = [needed]
        for parameter in template.manifest.parameters {
            switch parameter.type {
            case .flag: all += ["true", "false"].map { needed.merging([parameter.name: $0]) { $1 } }
            case .choice(let values): all += values.map { needed.merging([parameter.name: $0]) { $1 } }
            default: break
            }
        }
        return all
    }

    /// Messages about files that are neither listed nor included.
    private var unused: [String] {
        let texts = ((try? files.files(below: template.folder)) ?? []).map { path in
            (path, text: files.text("\(template.folder)/\(path)") ?? "")
        }
        return texts.filter { path, _ in
            path != TemplateManifest.name
                && !template.manifest.files.contains { $0.isFolder ? path.hasPrefix($0.from) : path == $0.from }
                && !texts.contains { $0.text.contains("{{include \(path)}}") }
        }.map { path, _ in
            "\(template.displayPath)/\(path):1: This file is not used. List it in \(TemplateManifest.name), or delete it."
        }
    }
}
