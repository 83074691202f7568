import Testing

struct FileRuleTests {
    @Test(arguments: [
        ("DocumentPresenter", Role.presenter), ("PlainView", .view), ("HomeView", .view), ("View", .view),
        ("Entity", .entity), ("View+Keys", .view), ("HomeRouter", .wireframe), ("DataManager", .dataManager),
        ("Words", .helper), ("Preview", .helper),
        ("BarviewModel", .helper),
    ])
    func `a file's role is the end of its type's name`(name: String, role: Role) {
        let file = SourceFile(path: Offender.path(name), text: "")

        #expect(file.role == role)
        #expect(Offender.problems(file.path, "").isEmpty)
    }

    @Test(arguments: ["Foo", "Fooview", "BarView", "View", "FoolishView"])
    func `a file whose name doesn't begin with its module is reported`(name: String) {
        let path = "Sources/Modules/Foo/\(name).swift"

        let found = Offender.problems(path, "import Nothing")

        #expect(found == ["\(path):1: \(name) does not belong to Foo; begin its name with the module's"])
    }

    @Test(arguments: [
        ("Words", "struct FooWords {}"), ("Words", "enum FooWords: Entity {}"), ("View", "final class FooView {}"),
        ("Router", "protocol FooRouter {}"), ("View+Keys", "extension FooView {}"), ("Entity", "struct Pebble {}"),
        ("View+Keys", "extension FooView.Key {}"), ("Contract", "protocol FooViewing {}"),
    ])
    func `a file is named after the type that it declares or extends`(role: String, declaration: String) {
        #expect(nameProblems(role, declaration).isEmpty)
    }

    @Test(arguments: [
        ("Words", "struct Words {}", "FooWords"), ("Words", "struct FooWord {}", "FooWords"),
        ("Words", "private struct FooWords {}", "FooWords"), ("Words", "extension FooWords {}", "FooWords"),
        ("View", "final class FooHomeView {}", "FooView"), ("Presenter", "extension FooPresenter {}", "FooPresenter"),
        ("Entity", "struct Stone: Entity {}", "Pebble"), ("View+Keys", "struct FooView {}", "FooView"),
    ])
    func `a file that declares another type is reported`(role: String, declaration: String, name: String) {
        let message = "the file declares no \(name); name it after its type"

        #expect(nameProblems(role, declaration) == ["\(Offender.path(role)):1: \(message)"])
    }

    private func nameProblems(_ role: String, _ text: String) -> [String] {
        let files = [SourceFile(path: Offender.path(role), text: text)]
        return Rules(all: files).problems(aboutModulesOf: files, tests: []).filter { $0.contains("name it after") }
    }

    @Test func `a file outside of a module's folder is reported`() {
        let path = "Sources/Modules/FooView.swift"

        let found = Offender.problems(path, "")

        #expect(found == ["\(path):1: FooView is not in a module; move it to its module's folder"])
    }

    @Test(arguments: ["Sources/Modules/Foo/Display", "Sources/Modules/Foo/Display/Home"])
    func `a file in a folder of a small module is reported and checked`(folder: String) {
        let path = "\(folder)/FooHomeView.swift"

        let found = Offender.problems(path, "\nimport Entities")

        #expect(
            found == [
                "\(path):1: move the file to Sources/Modules/Foo",
                "\(path):2: a View may not import Entities",
            ]
        )
    }

    @Test(arguments: [
        ("Pebble", "/Rules"), ("FooInteractor", "/Rules"), ("FooPresenter", "/Display"), ("FooView+Keys", "/Display"),
        ("FooWords", "/Display"), ("FooDataManager", "/Storage"), ("FooContract", ""), ("FooCommand", ""),
        ("FooWireframe", ""), ("FooRouter", ""),
    ])
    func `each role has its folder in a module with many files`(name: String, folder: String) {
        let others = (1...12).map { SourceFile(path: "Sources/Modules/Foo/Rules/Pebble\($0).swift", text: "") }
        let place = "Sources/Modules/Foo\(folder)"
        let attic = "Sources/Modules/Foo/Attic/\(name).swift"

        #expect(Offender.problems("\(place)/\(name).swift", "", beside: others).isEmpty)
        #expect(Offender.problems(attic, "", beside: others) == ["\(attic):1: move the file to \(place)"])
    }

    @Test(arguments: [
        ("Entity", "an Entity"), ("Interactor", "an Interactor"), ("DocumentPresenter", "a Presenter"),
        ("View", "a View"), ("DataManager", "a DataManager"), ("Words", "a Helper"),
    ])
    func `package access in an internal role is reported`(role: String, noun: String) {
        let path = Offender.path(role)

        let found = Offender.problems(path, "\npackage final class Foo\(role) {}\n")

        #expect(
            found == ["\(path):2: \(noun) may not have package access; only contract, command and wireframe may"]
        )
    }

    @Test func `a missing role file is reported`() {
        let files = ["View", "Presenter"].map { SourceFile(path: Offender.path($0), text: "") }

        let found = Rules(all: files).problems(aboutModulesOf: files, tests: []).filter { $0.contains("no such file") }

        #expect(
            found
                == ["Contract", "Command", "Interactor", "Wireframe"].map {
                    "\(Offender.path($0)):1: the module has no such file"
                }
        )
    }

    @Test func `only a module that others present may lack a command`() {
        let files = ["View", "Presenter"].map { SourceFile(path: Offender.path($0), text: "") }
        let module = files[0].target

        let found = Rules(all: files).problems(aboutModulesOf: files, tests: [], presented: [module])

        #expect(!found.contains("\(Offender.path("Command")):1: the module has no such file"))
        #expect(found.contains("\(Offender.path("Contract")):1: the module has no such file"))
    }

    @Test func `a file without tests of its own is reported`() {
        let files = ["Contract", "Command", "DocumentPresenter", "Entity", "Presenter", "View", "Words"].map {
            SourceFile(path: Offender.path($0), text: "")
        }
        let tests = ["FooTests/FooCommand", "FooTests/More/FooPresenter", "BarTests/FooView"].map {
            "Tests/Modules/\($0)Tests.swift"
        }

        let found = Rules(all: files).problems(aboutModulesOf: files, tests: tests).filter { $0.contains("Tests") }

        #expect(
            found
                == ["DocumentPresenter", "View", "Words"].map {
                    "Tests/Modules/FooTests/Foo\($0)Tests.swift:1: Foo has no such tests"
                }
        )
    }

    @Test func `a contract without one of the five protocols is reported`() {
        let text = """
            typealias FooViewing = ListViewing
            protocol FooInteracting: AnyObject {}
            protocol FooInteractorOutput: AnyObject {}
            protocol FooPresenting: AnyObject {}
            """
        let files = [SourceFile(path: Offender.path("Contract"), text: text)]

        let found = Rules(all: files).problems(aboutModulesOf: files, tests: [])

        #expect(
            found.filter { $0.contains("declares") } == [
                "\(Offender.path("Contract")):1: the contract declares no FooRouting"
            ]
        )
    }

    @Test(arguments: [
        ("struct FooRequest {}", ["FooRequest"]), ("\npackage enum FooOutcome: Equatable {}", ["FooOutcome"]),
        ("struct FooRequest: Error, Entity {}", []), ("enum FooReason {}\nextension FooReason: Entity {}", []),
        ("struct FooResponse: Entity { struct Row {} }", []), ("protocol FooDelegate: AnyObject {}", []),
        ("struct FooRow: Display {}", []), ("enum FooDisplay: Display {}", []),
    ])
    func `a value of a contract that is neither an entity nor a display is reported`(text: String, names: [String]) {
        let contract = SourceFile(path: Offender.path("Contract"), text: text)

        let found = Rules(all: [contract]).problems(aboutModulesOf: [contract], tests: [])

        #expect(
            found.filter { $0.contains("conform") }
                == names.map {
                    "\(contract.path):\(text.hasPrefix("\n") ? 2 : 1): \($0) must conform to Entity, or to Display if views show it"
                }
        )
    }

    @Test(arguments: ["FooDisplay", "FooPicture"])
    func `a display that conforms to Entity is reported`(name: String) {
        let contract = SourceFile(path: Offender.path("Contract"), text: "struct \(name): Entity {}")

        let found = Rules(all: [contract]).problems(aboutModulesOf: [contract], tests: [])

        #expect(
            found.filter { $0.contains("conform") } == ["\(contract.path):1: \(name) must conform to Display"]
        )
    }

    @Test(arguments: [
        ("Interactor", "an Interactor"), ("DataManager", "a DataManager"), ("Entity", "an Entity"),
    ])
    func `a display in a role below the presenter is reported`(role: String, noun: String) {
        let contract = SourceFile(path: Offender.path("Contract"), text: "struct FooRow: Display {}")
        let path = Offender.path(role)

        let found = Offender.problems(path, "let row: FooRow", beside: [contract])

        #expect(found == ["\(path):1: the display FooRow may not reach \(noun); report a response struct"])
    }

    @Test func `a folder with too many files is reported`() {
        let files = (1...19).map { SourceFile(path: "Sources/Attic/Box\($0).swift", text: "") }

        #expect(Rules(all: files).problems(aboutFoldersOf: files).count == 1)
        #expect(Rules(all: files).problems(aboutFoldersOf: Array(files.dropLast())).isEmpty)
    }
}
