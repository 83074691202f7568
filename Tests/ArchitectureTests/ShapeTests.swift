import TestKit
import Testing

@testable import ModuleGenerator

/// Checks that generated modules have the same shape as the modules of this package.
struct ShapeTests {
    @Test(arguments: ["command", "screen"])
    func `a generated module follows the architecture rules`(name: String) throws {
        let generated = try Self.files(of: name)
        let sources = generated.filter { $0.path.hasPrefix("Sources/Modules/") }
        let layers = try Package.sources().filter { !$0.isInModule }
        let rules = Rules(all: layers + sources)

        let problems =
            sources.flatMap(rules.problems(about:))
            + rules.problems(aboutModulesOf: sources, tests: generated.map(\.path).filter { $0.hasPrefix("Tests/") })

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(sources.count > 5, "the template was not found")
    }

    private static func files(of name: String) throws -> [SourceFile] {
        let disk = DiskFileSystem()
        let library = TemplateLibrary([.init(origin: .project, folder: "\(Package.folder)/Templates")], disk)
        let template = try library.template(name)
        let arguments = try TemplateArguments(template.manifest, name: "HTTPThing", given: [:])
        return try RenderedTemplate(template, arguments, library, disk).files.map { file in
            SourceFile(path: file.path.text, text: String(decoding: file.bytes, as: UTF8.self))
        }
    }
}
