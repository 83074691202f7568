import TestKit
import Testing

@testable import Generator

/// Templates and modules are one shape: what a template would write has its place in every module that is made like it.
struct ShapeTests {
    /// A module that people wrote, and the template that would write one like it.
    struct Likeness: CustomTestStringConvertible, Sendable {
        let module: String
        let template: String
        var parameters: [String: String] = [:]
        /// The parts of names that it goes without.
        var without: Set<String> = []

        var testDescription: String { "\(module) is like \(template)" }

        /// A use case that other modules may present.
        static func command(_ module: String, without: Set<String> = []) -> Likeness {
            Likeness(module: module, template: "command", without: without)
        }

        /// A use case that has nothing of its own to tell whoever presents it.
        static func alone(_ module: String, without: Set<String> = []) -> Likeness {
            Likeness(module: module, template: "command", parameters: ["delegate": "false"], without: without)
        }

        static func screen(_ module: String, without: Set<String> = []) -> Likeness {
            Likeness(module: module, template: "screen", without: without)
        }
    }

    private static let likenesses: [Likeness] = [
        // What changes the list tells it to the delegate that all of them share, which is in Boundary.
        .screen("AddItem", without: ["Delegate"]),
        .alone("BackUpList"),
        .alone("ChangeItem"),
        .alone("CompleteItem"),
        .alone("DiagnoseList"),
        // It is over when the editor is, so that there is nothing to leave.
        .screen("EditItem", without: ["Delegate", "Routing"]),
        .alone("FindItems"),
        .alone("ListHistory"),
        .alone("ListItems"),
        .alone("ListProjects"),
        .alone("ListTags"),
        .alone("ListUpcoming"),
        .alone("ManageSettings"),
        .alone("RemoveItem"),
        .alone("ReopenItem"),
        .alone("RestoreList"),
        // It presents others, and is presented by nobody; machines do not type, and its words are those of all commands.
        .screen("Shell", without: ["Delegate", "JSONPresenter", "JSONPresenterTests", "CommandTests"]),
        .alone("ShowItem"),
        // Shells read columns; what is plain to them, and JSON, differs in the presenter alone.
        .command("SuggestWords", without: ["PlainView", "JSONPresenterTests"]),
        .alone("UndoRedo"),
    ]

    @Test(arguments: likenesses)
    func `what the template would write, the module has where the template has it`(likeness: Likeness) throws {
        let skeleton = try Self.skeleton(likeness)

        for (path, protocols) in skeleton where !likeness.goesWithout(path) {
            let text = try #require(Package.text(path), "\(likeness.module) has no \(path)")
            let names = Self.protocols(in: text, orTheirAliases: true)
            for name in protocols where !likeness.without.contains(likeness.role(name)) {
                #expect(names.contains(name), "\(path) has no \(name)")
            }
        }
        #expect(skeleton.count > 15 && skeleton.values.joined().count >= 5, "the template was not found")
    }

    @Test func `what a module goes without is not there`() throws {
        for likeness in Self.likenesses {
            let skeleton = try Self.skeleton(likeness)
            let texts = skeleton.keys.compactMap(Package.text)
            let there = texts.flatMap { Self.protocols(in: $0, orTheirAliases: true) }

            let parts = skeleton.keys.map(likeness.part) + skeleton.values.joined().map(likeness.role)
            #expect(likeness.without.subtracting(parts).isEmpty, "no template gives \(likeness.module) that anyway")
            #expect(skeleton.keys.filter(likeness.goesWithout).compactMap(Package.text).isEmpty)
            #expect(likeness.without.isDisjoint(with: there.map(likeness.role)))
        }
    }

    @Test func `every module is like a template, or was generated from one`() {
        let generated = Package.folders(in: "Sources/Modules").filter {
            Package.text("Sources/Modules/\($0)/.viper-gen.json") != nil
        }

        let unlike = Package.folders(in: "Sources/Modules").subtracting(generated)
            .subtracting(Self.likenesses.map(\.module))

        #expect(unlike.isEmpty, "say in ShapeTests which template \(unlike.sorted()) are like")
    }

    /// The paths that the template gives, each with the protocols in it.
    private static func skeleton(_ likeness: Likeness) throws -> [String: [String]] {
        let files = DiskFileSystem()
        let catalogue = Catalogue([.init(origin: .project, folder: "\(Package.folder)/Templates")], files)
        let template = try catalogue.template(likeness.template)
        let answers = try Answers(template.manifest, name: likeness.module, given: likeness.parameters)
        let rendered = try RenderedTemplate(template, answers, catalogue, files)
        return Dictionary(
            uniqueKeysWithValues: rendered.files.map { file in
                (file.path.text, protocols(in: String(decoding: file.bytes, as: UTF8.self), orTheirAliases: false))
            }
        )
    }

    private static func protocols(in text: String, orTheirAliases hasAliases: Bool) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split { " :".contains($0) }.drop { $0 == "package" }
            guard words.count > 1, let kind = words.first, kind == "protocol" || (hasAliases && kind == "typealias")
            else { return nil }
            return String(words[words.startIndex + 1])
        }
    }
}

extension ShapeTests.Likeness {
    fileprivate func goesWithout(_ path: String) -> Bool {
        without.contains(part(path))
    }

    /// What stands behind the module's name in the name of a type.
    fileprivate func role(_ type: String) -> String {
        String(type.dropFirst(module.count))
    }

    /// The same in the name of a file.
    fileprivate func part(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.dropFirst(module.count).dropLast(".swift".count))
    }
}
