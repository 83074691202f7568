import TestKit
import Testing

@testable import Generator

/// What a template imports is what it says that it needs, so that it is offered only where it compiles.
struct TemplateNeedsTests {
    /// A template, and the package that it writes into.
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
    func `a template needs what its files import, and its package has it`(place: Place) throws {
        let files = DiskFileSystem()
        let shelf = "\(Package.folder)/\(place.shelf)"
        let catalogue = Catalogue([.init(origin: .project, folder: shelf)], files)
        let template = try catalogue.template(place.template)
        let answers = try Answers(template.manifest, name: "HTTPThing", given: [:])
        let rendered = try RenderedTemplate(template, answers, catalogue, files)

        let imported = rendered.files.filter { $0.path.text.hasSuffix(".swift") }.flatMap { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return SourceFile(path: file.path.text, text: text).imports.map(\.module)
        }
        let floors = Set(imported).subtracting(["HTTPThing", "TestKit", "Testing"])

        #expect(floors == Set(template.manifest.needs))
        let project = try Project(try #require(files.text("\(shelf)/project.json")), root: "/")
        #expect(project.lack(for: template.manifest) == nil)
    }

    @Test func `adder's floors are those that its modules stand on`() throws {
        let project = try Project(try #require(Package.text("Templates/project.json")), root: "/")

        #expect(Set(project.floors) == Floor.rooms)
    }
}
