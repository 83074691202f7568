import Testing

struct FileRuleTests {
    @Test(arguments: [
        ("JSONPresenter", Room.presenter), ("PlainView", .view), ("HomeView", .view), ("View", .view),
        ("WindowEntity", .entity), ("DataManager", .dataManager),
    ])
    func `a file is judged by the role its name ends in`(role: String, room: Room) {
        let file = SourceFile(path: Offender.path(role), text: "")

        #expect(file.room == room)
        #expect(Offender.complaints(file.path, "").isEmpty)
    }

    @Test(arguments: [
        "Foo", "FooHelpers", "FooViews", "FooPreview", "Fooview", "BarView", "View", "FooBarviewModel", "FoolishView",
    ])
    func `a file that is no room of its module is named`(name: String) {
        let path = "Sources/Modules/Foo/\(name).swift"

        let found = Offender.complaints(path, "import Nothing")

        #expect(found == ["\(path):1: \(name) is no room of Foo; name it after its module and its role"])
    }

    @Test func `a file beside the modules is named`() {
        let path = "Sources/Modules/FooView.swift"

        let found = Offender.complaints(path, "")

        #expect(found == ["\(path):1: FooView is no room of any module; name it after its module and its role"])
    }

    @Test(arguments: ["Sources/Modules/Foo/Views", "Sources/Modules/Foo/Views/Home"])
    func `a file in a folder of its module is named, and judged as well`(folder: String) {
        let path = "\(folder)/FooHomeView.swift"

        let found = Offender.complaints(path, "\nimport Entities")

        #expect(
            found == [
                "\(path):1: a module has no folders; put the file into Sources/Modules/Foo",
                "\(path):2: a View may not import Entities",
            ]
        )
    }

    @Test(arguments: [
        ("Entity", "an Entity"), ("Interactor", "an Interactor"), ("JSONPresenter", "a Presenter"),
        ("View", "a View"), ("DataManager", "a DataManager"),
    ])
    func `a role that speaks to other targets is named`(role: String, noun: String) {
        let path = Offender.path(role)

        let found = Offender.complaints(path, "\npackage final class Foo\(role) {}\n")

        #expect(
            found == ["\(path):2: \(noun) is nobody else's business; only contract, command and wireframe are"]
        )
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
