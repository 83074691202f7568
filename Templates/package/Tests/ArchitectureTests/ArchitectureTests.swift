import Testing

/// The roles of a module, and the targets that each may import.
private let roles: [(name: String, imports: Set<String>)] = [
    ("Contract", ["Boundary"]),
    ("Command", ["Grammar"]),
    ("Entity", ["Entities"]),
    ("Interactor", ["Boundary", "Entities"]),
    ("Presenter", ["Boundary"]),
    ("View", ["Terminal"]),
    ("DataManager", ["Entities", "Storage"]),
    ("Wireframe", ["Boundary", "Entities", "Grammar", "Storage", "Terminal", "Wiring"]),
]

/// The targets that each layer may import.
private let layers: [String: Set<String>] = [
    "Application": ["Boundary", "Grammar", "Storage", "Terminal", "Wiring"],
    "Boundary": [],
    "Entities": [],
    "Grammar": [],
    "Storage": ["Darwin", "Entities", "Glibc", "Musl"],
    "Terminal": ["Boundary", "Darwin", "Glibc", "Musl"],
    "Wiring": ["Grammar", "Storage", "Terminal"],
]

struct ArchitectureTests {
    @Test func `module files import only what their role allows`() throws {
        for file in try Sources.files(below: "Sources/Modules") {
            let role = try #require(
                roles.first { file.name.hasPrefix(file.folder) && file.name.hasSuffix($0.name) },
                "\(file.path) is not named after its module and role"
            )
            // The presented modules are listed in Package.swift and checked by the compiler.
            let presented = role.name == "Wireframe" ? Sources.modules : []
            let foreign = file.imports.subtracting(role.imports).subtracting(presented)
            #expect(foreign.isEmpty, "\(file.path): a \(role.name) may not import \(foreign.sorted())")
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

    @Test func `every module has a file for each role and is registered`() throws {
        let manifest = try Sources.text("Package.swift")
        let application = try Sources.text("Sources/Application/UseCases.swift")

        for module in Sources.modules {
            let files = try Sources.files(below: "Sources/Modules/\(module)").map(\.name)
            let missing = Set(roles.map { module + $0.name }).subtracting(files)
            #expect(missing.isEmpty, "\(module) lacks \(missing.sorted())")
            #expect(manifest.contains("(\"\(module)\", ["), "\(module) is missing from Package.swift")
            #expect(application.contains("\(module)Wireframe."), "\(module) is missing from UseCases.swift")
        }
        #expect(!Sources.modules.isEmpty)
    }

    @Test func `contracts, presenters and views don't use entities`() throws {
        let shared = try Sources.files(below: "Sources/Entities").flatMap(\.types)
        #expect(shared.contains("Entity"))

        for file in try Sources.files(below: "Sources/Modules") where file.isRole("Contract", "Presenter", "View") {
            let own = try Sources.files(below: "Sources/Modules/\(file.folder)").filter { $0.isRole("Entity") }
            let named = file.names.intersection(shared + own.flatMap(\.types))
            #expect(named.isEmpty, "\(file.path) uses \(named.sorted()); send a response struct")
        }
    }

    @Test(arguments: [
        ("import A", ["A"]), ("@testable import A", ["A"]), ("package import A", ["A"]), ("internal import A", ["A"]),
        ("public import A", ["A"]), ("fileprivate import A", ["A"]), ("private import A", ["A"]),
        ("import A;import B", ["A", "B"]), ("let a = 1; import A", ["A"]), ("/* not */ import A", ["A"]),
        ("import /* not B */ A // C", ["A"]), ("import struct A.B", ["A"]), ("import A.B", ["A"]),
        ("\timport\tA", ["A"]),
        ("/* import A\nimport B */", []), ("// import A", []), ("let imports = a import", []), ("important A", []),
    ])
    func `an import is found in every spelling`(source: String, modules: [String]) {
        #expect(Sources.File(path: "a.swift", text: source).imports == Set(modules))
    }

    @Test func `references to the output, delegate, router and event handler are weak`() throws {
        for file in try Sources.files(below: "Sources/Modules") {
            let lines = file.text.split(separator: "\n")
            let strong = lines.filter { line in
                let names = ["output", "delegate", "router", "eventHandler"].flatMap { ["var \($0):", "let \($0):"] }
                return names.contains { line.contains(" \($0)") } && !line.contains("weak ")
            }
            #expect(strong.isEmpty, "\(file.path): \(strong) must be weak")
        }
    }
}
