import TestKit
import Testing

@testable import ModuleGenerator

/// Checks that templates list all their imports under "needs", so that they are offered only if they compile.
struct TemplateNeedsTests {
    /// A template, and the folder that it is in.
    struct Place: CustomTestStringConvertible, Sendable {
        let template: String
        let shelf: String

        var testDescription: String { "\(shelf)/\(template)" }
    }

    private static let places =
        ["change", "query", "screen"].map { Place(template: $0, shelf: "Templates") }
        + ["change", "query"].map { Place(template: $0, shelf: "Templates/package/Templates") }

    @Test(arguments: places)
    func `a template's needs are the targets that its files import`(place: Place) throws {
        let shelf = "\(Package.folder)/\(place.shelf)"
        let library = TemplateLibrary([.init(origin: .project, folder: shelf)])
        let template = try library.template(place.template)
        let values = try Values("HTTPThing", command: nil, summary: nil, template.manifest)
        let rendered = try RenderedTemplate(template, values, library)

        let imported = rendered.files.flatMap { SourceFile(path: $0.path, text: $0.text).imports.map(\.module) }
        let layers = Set(imported).subtracting(["HTTPThing", "TestKit", "Testing"])

        #expect(layers == Set(template.manifest.needs))
        let text = try #require(Disk.text("\(shelf)/project.json"))
        let project: Project = try JSONFile.read(text, file: "project.json")
        #expect(project.unmetRequirement(for: template.manifest) == nil)
    }

    @Test func `the layers in project.json match the architecture rules`() throws {
        let text = try #require(Package.text("Templates/project.json"))
        let project: Project = try JSONFile.read(text, file: "project.json")

        #expect(Set(project.layers) == Layer.moduleLayers)
    }
}
