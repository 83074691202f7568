import Testing

/// The roles of a module, and what a file of each may import.
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

/// What each floor may stand on.
private let floors: [String: Set<String>] = [
    "Application": ["Boundary", "Grammar", "Storage", "Terminal", "Wiring"],
    "Boundary": [],
    "Entities": [],
    "Grammar": [],
    "Storage": ["Darwin", "Entities", "Glibc", "Musl"],
    "Terminal": ["Boundary", "Darwin", "Glibc", "Musl"],
    "Wiring": ["Grammar", "Storage", "Terminal"],
]

struct ArchitectureTests {
    @Test func `every file of a module imports what its role may`() throws {
        for file in try Sources.files(below: "Sources/Modules") {
            let role = try #require(
                roles.first { file.name.hasPrefix(file.folder) && file.name.hasSuffix($0.name) },
                "\(file.path) is no room of \(file.folder); name it after its module and its role"
            )
            // Whom a wireframe presents is said in Package.swift, and kept by the compiler.
            let presented = role.name == "Wireframe" ? Sources.modules : []
            let foreign = file.imports.subtracting(role.imports).subtracting(presented)
            #expect(foreign.isEmpty, "\(file.path): a \(role.name) may not import \(foreign.sorted())")
        }
    }

    @Test func `every floor imports what is below it`() throws {
        // What begins the program is its main.swift alone.
        let others = Sources.floors.filter { !Sources.isProgram($0) }
        for floor in others {
            let allowed = try #require(floors[floor], "\(floor) is no floor; say in the table what it may stand on")
            // The application presents every module.
            let presented = floor == "Application" ? Sources.modules : []
            for file in try Sources.files(below: "Sources/\(floor)") {
                let foreign = file.imports.subtracting(allowed).subtracting(presented)
                #expect(foreign.isEmpty, "\(file.path): \(floor) may not import \(foreign.sorted())")
            }
        }
    }

    @Test func `every module has all its rooms and is registered`() throws {
        let manifest = try Sources.text("Package.swift")
        let application = try Sources.text("Sources/Application/UseCases.swift")

        for module in Sources.modules {
            let files = try Sources.files(below: "Sources/Modules/\(module)").map(\.name)
            #expect(Set(roles.map { module + $0.name }).subtracting(files).isEmpty, "\(module) has no such room")
            #expect(manifest.contains("(\"\(module)\", ["), "\(module) is missing from Package.swift")
            #expect(application.contains("\(module)Wireframe."), "\(module) is missing from UseCases.swift")
        }
        #expect(!Sources.modules.isEmpty)
    }

    @Test func `entities reach neither presenters nor views`() throws {
        let shared = try Sources.files(below: "Sources/Entities").flatMap(\.types)
        #expect(shared.contains("Entity"))

        for file in try Sources.files(below: "Sources/Modules") where file.isRole("Contract", "Presenter", "View") {
            let own = try Sources.files(below: "Sources/Modules/\(file.folder)").filter { $0.isRole("Entity") }
            let named = file.names.intersection(shared + own.flatMap(\.types))
            #expect(named.isEmpty, "\(file.path) names \(named.sorted()); send a response struct")
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
    func `an import is found however it is written`(source: String, modules: [String]) {
        #expect(Sources.File(path: "a.swift", text: source).imports == Set(modules))
    }

    @Test func `what leads back is weak`() throws {
        for file in try Sources.files(below: "Sources/Modules") {
            let lines = file.text.split(separator: "\n")
            let strong = lines.filter { line in
                let ways = ["output", "delegate", "router", "eventHandler"].flatMap { ["var \($0):", "let \($0):"] }
                return ways.contains { line.contains(" \($0)") } && !line.contains("weak ")
            }
            #expect(strong.isEmpty, "\(file.path): \(strong) has to be weak")
        }
    }
}
