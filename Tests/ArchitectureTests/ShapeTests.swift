import TestKit
import Testing

@testable import ModuleGenerator

/// Checks that generated modules have the same shape as the modules of this package.
struct ShapeTests {
    @Test(arguments: ["change", "query", "screen"])
    func `a generated module follows the architecture rules`(name: String) throws {
        let generated = try Self.files(of: name)
        let sources = generated.filter { $0.path.hasPrefix("Sources/Modules/") }
        let layers = try Package.sources().filter { !$0.isInModule }
        let rules = Rules(all: layers + sources)

        let problems =
            sources.flatMap(rules.problems(about:))
            + rules.problems(aboutModulesOf: sources, tests: generated.map(\.path).filter { $0.hasPrefix("Tests/") })

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(sources.count > 4, "the template was not found")
    }

    @Test(arguments: [("change", "RemoveItem"), ("query", "ListTags")])
    func `a generated module has the files of its model, and about as many lines`(name: String, model: String) throws {
        for (folder, ending) in [("Sources/Modules", ""), ("Tests/Modules", "Tests")] {
            let path = "\(Package.folder)/\(folder)/\(model)\(ending)"
            let texts = Disk.names(in: path).map { ($0.dropFirst(model.count), Disk.text("\(path)/\($0)") ?? "") }
            let generated = try Self.rendered(name).filter { $0.path.hasPrefix("\(folder)/") }

            let names = generated.map { ($0.path.split(separator: "/").last ?? "").dropFirst("HTTPThing".count) }
            #expect(names == texts.map(\.0))
            let lines = texts.reduce(0) { $0 + $1.1.count { $0 == "\n" } }
            let own = generated.reduce(0) { $0 + $1.text.count { $0 == "\n" } }
            #expect(abs(own - lines) * 5 <= lines, "\(own) lines instead of \(lines)")
        }
    }

    private static func files(of name: String) throws -> [SourceFile] {
        try rendered(name).map { SourceFile(path: $0.path, text: $0.text) }
    }

    private static func rendered(_ name: String) throws -> [RenderedTemplate.File] {
        let library = TemplateLibrary([.init(origin: .project, folder: "\(Package.folder)/Templates")])
        let template = try library.template(name)
        let values = try Values("HTTPThing", command: nil, summary: nil, template.manifest)
        return try RenderedTemplate(template, values, library).files
    }
}
