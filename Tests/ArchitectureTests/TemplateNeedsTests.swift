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

    private static let places = [
        Place(template: "command", shelf: "Templates"),
        Place(template: "screen", shelf: "Templates"),
        Place(template: "service", shelf: "Templates"),
        Place(template: "command", shelf: "Templates/package/Templates"),
    ]

    @Test(arguments: places)
    func `a template's needs are the targets that its files import`(place: Place) throws {
        let files = DiskFileSystem()
        let shelf = "\(Package.folder)/\(place.shelf)"
        let library = TemplateLibrary([.init(origin: .project, folder: shelf)], files)
        let template = try library.template(place.template)
        let arguments = try TemplateArguments(template.manifest, name: "HTTPThing", given: [:])
        let rendered = try RenderedTemplate(template, arguments, library, files)

        let imported = rendered.files.filter { $0.path.text.hasSuffix(".swift") }.flatMap { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return SourceFile(path: file.path.text, text: text).imports.map(\.module)
        }
        let layers = Set(imported).subtracting(["HTTPThing", "TestKit", "Testing"])

        #expect(layers == Set(template.manifest.needs))
        let project = try Project(try #require(files.text("\(shelf)/project.json")), root: "/")
        #expect(project.unmetRequirement(for: template.manifest) == nil)
    }

    @Test func `the layers in project.json match the architecture rules`() throws {
        let project = try Project(try #require(Package.text("Templates/project.json")), root: "/")

        #expect(Set(project.layers) == Layer.moduleLayers)
    }
}
