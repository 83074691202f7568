import Testing

struct OwnershipRuleTests {
    private static let roles = [
        "Interactor", "Presenter", "DocumentPresenter", "View", "HomeView", "DataManager", "Wireframe",
    ]

    @Test(arguments: ["output", "delegate", "eventHandler"], roles)
    func `a strong back reference is reported in every role`(name: String, role: String) {
        let path = Offender.path(role)

        #expect(
            Offender.problems(path, "final class Foo {\n    var \(name): (any Bar)?\n}")
                == ["\(path):2: \(name) is a back reference and must be weak"]
        )
        #expect(Offender.problems(path, "final class Foo {\n    weak var \(name): (any Bar)?\n}").isEmpty)
    }

    @Test(arguments: [
        "final class Foo { private let output: any Bar }", "class Foo { unowned var output: Bar }",
        "class Foo { enum Inner { class Deep { var output: Bar? } } }", "struct Foo { var output = Bar() }",
        "class Foo { private(set) var output: Bar? { didSet { tell() } } }",
        "class Foo { lazy var output: Bar = { Bar() }() }",
    ])
    func `a strong back reference is reported in every spelling`(text: String) {
        let path = Offender.path("Presenter")

        #expect(Offender.problems(path, text) == ["\(path):1: output is a back reference and must be weak"])
    }

    @Test(arguments: [
        "class Foo { private weak var output: (any Bar)? }",
        "class Foo { @objc\n    weak private(set) var output: Bar? }",
        "protocol Foo { var output: Bar? { get set } }", "class Foo { var output: Bar? { inner.output } }",
        "class Foo { func run() { let output = Bar() } }", "class Foo { var outputs: [Bar] = [] }",
        "class Foo { init(output: Bar) { if let output { output.run() } } }",
        "class Foo { weak var output: Bar? { didSet {} } }",
        "class Foo { let make: () -> Bar = { let output = Bar(); return output } }",
    ])
    func `weak and computed properties are allowed`(text: String) {
        #expect(Offender.problems(Offender.path("Presenter"), text).isEmpty)
    }
}
