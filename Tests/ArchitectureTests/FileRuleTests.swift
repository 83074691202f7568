import Testing

struct FileRuleTests {
    @Test(arguments: [
        ("DocumentPresenter", Role.presenter), ("PlainView", .view), ("HomeView", .view), ("View", .view),
        ("WindowEntity", .entity), ("DataManager", .dataManager), ("Words", .helper), ("Preview", .helper),
        ("BarviewModel", .helper),
    ])
    func `a file's role is the end of its name`(name: String, role: Role) {
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
        "struct FooWords {}", "enum FooWords: Entity {}", "final class FooWords {}", "protocol FooWords {}",
    ])
    func `a helper's file is named after the type it declares`(declaration: String) {
        #expect(helperProblems(declaration).isEmpty)
    }

    @Test(arguments: ["struct Words {}", "struct FooWord {}", "private struct FooWords {}", "extension FooWords {}"])
    func `a helper's file that declares another type is reported`(declaration: String) {
        let message = "the file declares no FooWords; name it after its role or declaration"

        #expect(helperProblems(declaration) == ["\(Offender.path("Words")):1: \(message)"])
    }

    private func helperProblems(_ text: String) -> [String] {
        let files = [SourceFile(path: Offender.path("Words"), text: text)]
        return Rules(all: files).problems(aboutModulesOf: files, tests: []).filter { $0.contains("declares") }
    }

    @Test func `a file outside of a module's folder is reported`() {
        let path = "Sources/Modules/FooView.swift"

        let found = Offender.problems(path, "")

        #expect(found == ["\(path):1: FooView is not in a module; move it to its module's folder"])
    }

    @Test(arguments: ["Sources/Modules/Foo/Views", "Sources/Modules/Foo/Views/Home"])
    func `a file in a subfolder is reported and checked`(folder: String) {
        let path = "\(folder)/FooHomeView.swift"

        let found = Offender.problems(path, "\nimport Entities")

        #expect(
            found == [
                "\(path):1: modules have no subfolders; move the file to Sources/Modules/Foo",
                "\(path):2: a View may not import Entities",
            ]
        )
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
    ])
    func `a value of a contract that is not an entity is reported`(text: String, names: [String]) {
        let contract = SourceFile(path: Offender.path("Contract"), text: text)

        let found = Rules(all: [contract]).problems(aboutModulesOf: [contract], tests: [])

        #expect(
            found.filter { $0.contains("conform") }
                == names.map {
                    "\(contract.path):\(text.hasPrefix("\n") ? 2 : 1): \($0) must conform to Entity"
                }
        )
    }

    @Test func `a folder with too many files is reported`() {
        let files = (1...19).map { SourceFile(path: "Sources/Attic/Box\($0).swift", text: "") }

        #expect(Rules(all: files).problems(aboutFoldersOf: files).count == 1)
        #expect(Rules(all: files).problems(aboutFoldersOf: Array(files.dropLast())).isEmpty)
    }
}
