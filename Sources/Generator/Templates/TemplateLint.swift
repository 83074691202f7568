/// Looks for what is wrong with a template before somebody uses it.
struct TemplateLint {
    /// Names that are short, that begin with an acronym, and that end in a digit.
    static let awkwardNames = ["X", "HTTPThing", "ItemReschedule2"]

    private let template: Template
    private let catalogue: Catalogue
    private let files: any FileSystem
    private let project: Project?

    init(_ template: Template, _ catalogue: Catalogue, _ files: any FileSystem, _ project: Project?) {
        (self.template, self.catalogue, self.files, self.project) = (template, catalogue, files, project)
    }

    /// Sentences, each with its place.
    func troubles() -> [String] {
        var troubles: [String] = []
        func add(_ sentence: String) {
            if !troubles.contains(sentence) { troubles.append(sentence) }
        }
        if let project, template.manifest.folder == nil, project.kind(template.manifest.kind) == nil {
            add(TemplateCheck.unknownKind(template, project))
        }
        for name in TemplateLint.awkwardNames {
            for given in choices {
                do {
                    let answers = try Answers(template.manifest, name: name, given: given)
                    let rendered = try RenderedTemplate(template, answers, catalogue, files)
                    let kind = project?.kind(template.manifest.kind)
                    let check = TemplateCheck(template, kind, isForInit: given["fresh"] == "false")
                    if let mistake = try check.mistake(in: rendered, name) { add(mistake) }
                } catch {
                    add(error.sentence)
                }
            }
        }
        if troubles.isEmpty { unused.forEach(add) }
        return troubles
    }

    /// Every flag both ways and every choice once, one after the other, and something for what has no default.
    private var choices: [[String: String]] {
        var needed: [String: String] = [:]
        for parameter in template.manifest.parameters where parameter.standard == nil && parameter.name != "name" {
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

    /// Files that are neither named nor included.
    private var unused: [String] {
        let texts = ((try? files.files(below: template.folder)) ?? []).map { path in
            (path, text: files.text("\(template.folder)/\(path)") ?? "")
        }
        return texts.filter { path, _ in
            path != TemplateManifest.name
                && !template.manifest.files.contains { $0.isFolder ? path.hasPrefix($0.from) : path == $0.from }
                && !texts.contains { $0.text.contains("{{include \(path)}}") }
        }.map { path, _ in
            "\(template.shown)/\(path):1: Nothing uses this file; name it in \(TemplateManifest.name), or delete it."
        }
    }
}
