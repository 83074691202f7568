import TestKit
import Testing

@testable import Generator

/// Checks that modules have the structure of their templates.
struct ShapeTests {
    /// A handwritten module and the template that it follows.
    struct Likeness: CustomTestStringConvertible, Sendable {
        let module: String
        let template: String
        var parameters: [String: String] = [:]
        /// The parts of the template that the module omits.
        var without: Set<String> = []

        var testDescription: String { "\(module) is like \(template)" }

        /// Returns a use case that other modules may present.
        static func command(_ module: String, without: Set<String> = []) -> Likeness {
            Likeness(module: module, template: "command", without: without)
        }

        /// Returns a use case without a delegate protocol of its own.
        static func alone(_ module: String, without: Set<String> = []) -> Likeness {
            Likeness(module: module, template: "command", parameters: ["delegate": "false"], without: without)
        }

        static func screen(_ module: String, without: Set<String> = []) -> Likeness {
            Likeness(module: module, template: "screen", without: without)
        }
    }

    private static let likenesses: [Likeness] = [
        // Modules that change the list share a delegate protocol, which is in Boundary.
        .screen("AddItem", without: ["Delegate"]),
        .alone("BackUpList"),
        .alone("ChangeItem"),
        .alone("CompleteItem"),
        .alone("DiagnoseList"),
        // It ends with the editor, so it needs no router.
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
        // It is never presented by others and has no JSON output. The grammar of all commands is tested elsewhere.
        .screen("Shell", without: ["Delegate", "JSONPresenter", "JSONPresenterTests", "CommandTests"]),
        .alone("ShowItem"),
        // Its only view is for shells. The formats differ only in the presenter.
        .command("SuggestWords", without: ["PlainView", "JSONPresenterTests"]),
        .alone("UndoRedo"),
    ]

    @Test(arguments: likenesses)
    func `a module declares the types that its template would generate`(likeness: Likeness) throws {
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

    @Test func `the parts listed as omitted are missing`() throws {
        for likeness in Self.likenesses {
            let skeleton = try Self.skeleton(likeness)
            let texts = skeleton.keys.compactMap(Package.text)
            let there = texts.flatMap { Self.protocols(in: $0, orTheirAliases: true) }

            let parts = skeleton.keys.map(likeness.part) + skeleton.values.joined().map(likeness.role)
            #expect(likeness.without.subtracting(parts).isEmpty, "the template of \(likeness.module) has no such part")
            #expect(skeleton.keys.filter(likeness.goesWithout).compactMap(Package.text).isEmpty)
            #expect(likeness.without.isDisjoint(with: there.map(likeness.role)))
        }
    }

    @Test func `every module follows a template or was generated from one`() {
        let generated = Package.folders(in: "Sources/Modules").filter {
            Package.text("Sources/Modules/\($0)/.viper-gen.json") != nil
        }

        let unlike = Package.folders(in: "Sources/Modules").subtracting(generated)
            .subtracting(Self.likenesses.map(\.module))

        #expect(unlike.isEmpty, "add \(unlike.sorted()) to the list in ShapeTests")
    }

    /// Returns the paths of the template's files with the protocols that each declares.
    private static func skeleton(_ likeness: Likeness) throws -> [String: [String]] {
        let files = DiskFileSystem()
        let library = TemplateLibrary([.init(origin: .project, folder: "\(Package.folder)/Templates")], files)
        let template = try library.template(likeness.template)
        let arguments = try TemplateArguments(template.manifest, name: likeness.module, given: likeness.parameters)
        let rendered = try RenderedTemplate(template, arguments, library, files)
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

    /// Returns the part of a type's name after the module's name.
    fileprivate func role(_ type: String) -> String {
        String(type.dropFirst(module.count))
    }

    /// Returns the part of a file's name after the module's name.
    fileprivate func part(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.dropFirst(module.count).dropLast(".swift".count))
    }
}
