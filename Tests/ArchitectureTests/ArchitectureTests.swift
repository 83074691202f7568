import Testing

struct ArchitectureTests {
    @Test func `every file keeps to the table of who may know what`() throws {
        let files = try Package.sources()
        let rules = Rules(all: files)

        let complaints = files.flatMap(rules.complaints(about:))

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
        #expect(files.count > 50, "the sources were not found")
    }

    @Test func `every module has all its rooms, and tests for its roles`() throws {
        let files = try Package.sources()

        let complaints = Rules(all: files).complaints(aboutModulesOf: files, tests: Package.tests())

        #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    }
}

/// The rules themselves: each is shown a source that breaks it.
struct RulesTests {
    private let entities = SourceFile(
        path: "Sources/Entities/Item.swift",
        text: "package struct Item: Entity {}\npackage enum Priority {}\n"
    )

    private func complaints(_ path: String, _ text: String) -> [String] {
        let file = SourceFile(path: path, text: text)
        return Rules(all: [entities, file]).complaints(about: file)
    }

    @Test(arguments: [
        ("Contract", "Entities"), ("Contract", "Grammar"), ("Command", "Terminal"), ("Entity", "DataStore"),
        ("Interactor", "DataStore"), ("Interactor", "CSQLite"), ("Interactor", "Terminal"), ("Interactor", "Glibc"),
        ("Presenter", "Entities"), ("Presenter", "Terminal"), ("JSONPresenter", "DataStore"), ("View", "Boundary"),
        ("HomeView", "Entities"), ("DataManager", "Boundary"), ("DataManager", "Terminal"), ("Presenter", "AddItem"),
    ])
    func `an import that the table forbids is named with file and line`(role: String, module: String) {
        let path = "Sources/Modules/Foo/Foo\(role).swift"
        let room = Room(fileName: "Foo\(role)")?.rawValue ?? ""

        let found = complaints(path, "// import Nothing\nimport Almanac\nimport \(module)\n\nstruct Foo {}\n")

        #expect(found == ["\(path):3: a \(room) may not import \(module)"])
    }

    @Test(arguments: ["package import Entities", "@testable import Entities", "import struct Entities.Item"])
    func `an import is seen in every spelling`(line: String) {
        let found = complaints("Sources/Modules/Foo/FooView.swift", line)

        #expect(found.first == "Sources/Modules/Foo/FooView.swift:1: a View may not import Entities")
    }

    @Test(arguments: ["Presenter", "View", "Contract"])
    func `an entity's name is seen even without its import`(role: String) {
        let path = "Sources/Modules/Foo/Foo\(role).swift"

        let found = complaints(path, "// An Item in a comment.\nlet text = \"Item\"\nlet items: [Item] = []\n")

        #expect(found == ["\(path):3: the entity Item may not reach a \(role); send a response struct"])
    }

    @Test func `a module's own entity is seen as well`() {
        let own = SourceFile(path: "Sources/Modules/Foo/FooEntity.swift", text: "struct Basket: Entity {}")
        let view = SourceFile(path: "Sources/Modules/Foo/FooView.swift", text: "func show(_ basket: Basket) {}")

        let found = Rules(all: [own, view]).complaints(about: view)

        #expect(found == ["\(view.path):1: the entity Basket may not reach a View; send a response struct"])
    }

    @Test func `a role that speaks to other targets is named`() {
        let path = "Sources/Modules/Foo/FooInteractor.swift"

        let found = complaints(path, "\npackage final class FooInteractor {}\n")

        #expect(
            found == ["\(path):2: a Interactor is nobody else's business; only contract, command and wireframe are"]
        )
    }

    @Test(arguments: ["output", "delegate", "router", "eventHandler"])
    func `a strong way back is named`(name: String) {
        let path = "Sources/Modules/Foo/FooPresenter.swift"

        #expect(
            complaints(path, "final class Foo {\n    var \(name): (any Bar)?\n}")
                == ["\(path):2: \(name) leads back and has to be weak"]
        )
        #expect(complaints(path, "final class Foo {\n    weak var \(name): (any Bar)?\n}").isEmpty)
    }

    @Test func `a file that is no room of its module is named`() {
        #expect(complaints("Sources/Modules/Foo/Helpers.swift", "").count == 1)
        #expect(complaints("Sources/Modules/Foo/BarView.swift", "").count == 1)
    }

    @Test(arguments: [
        ("Sources/Entities/Item.swift", "Boundary"), ("Sources/Boundary/Complaint.swift", "Entities"),
        ("Sources/Presentation/Words.swift", "Entities"), ("Sources/Grammar/Words.swift", "CSQLite"),
        ("Sources/Terminal/Console.swift", "Entities"), ("Sources/Terminal/Console.swift", "CSQLite"),
        ("Sources/DataStore/Store.swift", "Boundary"), ("Sources/Almanac/Day.swift", "Foundation"),
        ("Sources/Application/Application.swift", "CSQLite"), ("Sources/adder/main.swift", "AddItem"),
    ])
    func `a floor stands only on those below it`(path: String, module: String) {
        let target = SourceFile(path: path, text: "").target

        #expect(complaints(path, "import \(module)") == ["\(path):1: \(target) may not import \(module)"])
    }

    @Test func `a floor that is not in the table is named`() {
        #expect(complaints("Sources/Attic/Box.swift", "").count == 1)
    }

    @Test func `entities cross to the boundary in one place`() {
        #expect(complaints("Sources/Boundary/Crossing.swift", "package import Entities").isEmpty)
    }

    @Test(arguments: ["public struct Foo {}", "fatalError()", "print(1)"])
    func `what has no place anywhere is named`(line: String) {
        #expect(complaints("Sources/Almanac/Foo.swift", "\n\(line)").count == 1)
    }

    @Test func `a module without a room, or without tests for a role, is named`() {
        let files = [SourceFile(path: "Sources/Modules/Foo/FooView.swift", text: "")]

        let found = Rules(all: files).complaints(
            aboutModulesOf: files,
            tests: ["Tests/Modules/FooTests/FooViewTests.swift"]
        )

        #expect(found.contains("Sources/Modules/Foo/FooInteractor.swift:1: the module has no such room"))
        #expect(found.contains("Tests/Modules/FooTests/FooPresenterTests.swift:1: nothing tests this role"))
        #expect(!found.contains { $0.contains("FooView") })
        #expect(found.count == 7 + 4)
    }
}
