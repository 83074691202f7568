import Testing

/// The roles of a module, and the targets that each may import. Other files are helpers with the rights of a presenter.
private let roles: [(name: String, imports: Set<String>)] = [
    ("Contract", ["Presentation", "Responses", "Vocabulary"]),
    ("Command", ["CommandLine", "Vocabulary"]),
    ("Entity", ["Entities", "Vocabulary"]),
    ("Interactor", ["Entities", "Responses", "Vocabulary"]),
    ("Presenter", ["Presentation", "Responses", "Vocabulary"]),
    ("View", ["Presentation", "Terminal", "Vocabulary"]),
    ("DataManager", ["Entities", "Storage", "Vocabulary"]),
    (
        "Wireframe",
        ["CommandLine", "Entities", "ModuleKit", "Presentation", "Responses", "Storage", "Terminal", "Vocabulary"]
    ),
]

/// The roles that every module has a file for. The others may be shared types that the wireframe picks.
private let requiredRoles = ["Contract", "Command", "Interactor", "Presenter", "Wireframe"]

/// The protocols that every contract declares, itself or by a type alias.
private let protocols = ["Viewing", "Interacting", "InteractorOutput", "Presenting", "Routing"]

/// The targets that each layer may import.
private let layers: [String: Set<String>] = [
    "Application": ["CommandLine", "ModuleKit", "Presentation", "Storage", "Terminal"],
    "CommandLine": [],
    "Entities": ["Vocabulary"],
    "ModuleKit": ["CommandLine", "Presentation", "Storage", "Terminal"],
    "Presentation": ["CommandLine", "Vocabulary"],
    "Responses": ["Entities", "Vocabulary"],
    "Storage": ["Darwin", "Glibc", "Musl", "Vocabulary"],
    "Terminal": ["CommandLine", "Darwin", "Glibc", "Musl", "Presentation"],
    "Vocabulary": [],
]

struct ArchitectureTests {
    @Test func `module files import only what their role allows`() throws {
        for file in try Sources.files(below: "Sources/Modules") {
            let role = roles.first { file.isRole($0.name) } ?? roles.first { $0.name == "Presenter" }
            // The presented modules are listed in Package.swift and checked by the compiler.
            let presented = role?.name == "Wireframe" ? Sources.modules : []
            let foreign = file.imports.subtracting(role?.imports ?? []).subtracting(presented)
            #expect(foreign.isEmpty, "\(file.path) may not import \(foreign.sorted())")
        }
    }

    @Test func `a module's files are named after their role or the helper that they declare`() throws {
        for file in try Sources.files(below: "Sources/Modules") where !roles.contains(where: { file.isRole($0.name) }) {
            let isNamed = file.name.hasPrefix(file.folder) && file.types.contains(file.name)
            #expect(isNamed, "\(file.path) is not named after its module, and its role or declaration")
        }
    }

    @Test func `each layer imports only lower layers`() throws {
        // The program's target has only a main.swift.
        let others = Sources.layers.filter { !Sources.isProgram($0) }
        for layer in others {
            let allowed = try #require(layers[layer], "\(layer) is missing from the table of layers")
            // The application presents every module.
            let presented = layer == "Application" ? Sources.modules : []
            for file in try Sources.files(below: "Sources/\(layer)") {
                let foreign = file.imports.subtracting(allowed).subtracting(presented)
                #expect(foreign.isEmpty, "\(file.path): \(layer) may not import \(foreign.sorted())")
            }
        }
    }

    @Test func `every module has the required files and is registered`() throws {
        let manifest = try Sources.text("Package.swift")
        let application = try Sources.text("Sources/Application/UseCases.swift")

        for module in Sources.modules {
            let files = try Sources.files(below: "Sources/Modules/\(module)").map(\.name)
            let missing = Set(requiredRoles.map { module + $0 }).subtracting(files)
            #expect(missing.isEmpty, "\(module) lacks \(missing.sorted())")
            #expect(manifest.contains("(\"\(module)\", ["), "\(module) is missing from Package.swift")
            #expect(application.contains("\(module)Wireframe."), "\(module) is missing from UseCases.swift")
        }
        #expect(!Sources.modules.isEmpty)
    }

    @Test func `every contract declares the five protocols, and its values are entities`() throws {
        for file in try Sources.files(below: "Sources/Modules") where file.isRole("Contract") {
            let missing = Set(protocols.map { file.folder + $0 }).subtracting(file.types)
            #expect(missing.isEmpty, "\(file.path) declares no \(missing.sorted())")
            let others = file.values.filter { !$0.isEntity }.map(\.name)
            #expect(others.isEmpty, "\(file.path): \(others) must conform to Entity")
        }
    }

    @Test func `contracts, presenters, views and helpers don't use entities`() throws {
        let shared = try Sources.files(below: "Sources/Entities").flatMap(\.types)
        #expect(!shared.isEmpty)

        for file in try Sources.files(below: "Sources/Modules")
        where !file.isRole("Command", "Entity", "Interactor", "DataManager", "Wireframe") {
            let own = try Sources.files(below: "Sources/Modules/\(file.folder)").filter { $0.isRole("Entity") }
            let named = file.names.intersection(shared + own.flatMap(\.types))
            #expect(named.isEmpty, "\(file.path) uses \(named.sorted()); send a response struct")
        }
    }

    @Test(arguments: [
        ("import A", ["A"]), ("@testable import A", ["A"]), ("package import A", ["A"]), ("import struct A.B", ["A"]),
        ("// import A", []), ("let imports = a import", []), ("important A", []),
    ])
    func `an import is found in every spelling`(source: String, modules: [String]) {
        #expect(SourceFile(path: "a.swift", text: source).imports == Set(modules))
    }

    @Test func `references to the output, delegate and event handler are weak`() throws {
        for file in try Sources.files(below: "Sources/Modules") {
            let lines = file.text.split(separator: "\n")
            let strong = lines.filter { line in
                let names = ["output", "delegate", "eventHandler"].flatMap { ["var \($0):", "let \($0):"] }
                return names.contains { line.contains(" \($0)") } && !line.contains("weak ")
            }
            #expect(strong.isEmpty, "\(file.path): \(strong) must be weak")
        }
    }
}
