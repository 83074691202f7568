import Testing

struct ImportRuleTests {
    @Test(arguments: [
        ("Contract", "a Contract", "Entities"), ("Contract", "a Contract", "Grammar"),
        ("Command", "a Command", "Terminal"), ("Entity", "an Entity", "DataStore"),
        ("Interactor", "an Interactor", "DataStore"), ("Interactor", "an Interactor", "CSQLite"),
        ("Interactor", "an Interactor", "Terminal"), ("Interactor", "an Interactor", "Glibc"),
        ("Presenter", "a Presenter", "Entities"), ("Presenter", "a Presenter", "Terminal"),
        ("Presenter", "a Presenter", "AddItem"), ("JSONPresenter", "a Presenter", "DataStore"),
        ("View", "a View", "Boundary"), ("HomeView", "a View", "Entities"), ("PlainView", "a View", "AddItem"),
        ("DataManager", "a DataManager", "Boundary"), ("DataManager", "a DataManager", "Terminal"),
    ])
    func `an import that the table forbids is named with file and line`(role: String, noun: String, module: String) {
        let path = Offender.path(role)

        let found = Offender.complaints(path, "// import Nothing\nimport Almanac\nimport \(module)\n\nstruct Foo {}\n")

        #expect(found == ["\(path):3: \(noun) may not import \(module)"])
    }

    @Test(arguments: [
        "package import Entities", "@testable import Entities", "import struct Entities.Item",
        "import Almanac; import Entities", "@_exported @preconcurrency import Entities", "import /* not */ Entities",
        "import Entities // why not",
    ])
    func `an import is seen in every spelling`(line: String) {
        let path = Offender.path("View")

        #expect(Offender.complaints(path, line).first == "\(path):1: a View may not import Entities")
    }

    @Test(arguments: [
        "// import Entities", "/* import Entities */", "let text = \"import Entities\"", "let way = Way.import",
        "func run(import file: String) {}", "enum Way { case `import`, export }",
    ])
    func `what only looks like an import is none`(line: String) {
        #expect(Offender.complaints(Offender.path("View"), line).isEmpty)
    }

    @Test(arguments: [
        ("Sources/Entities/Item.swift", "Boundary"), ("Sources/Boundary/Complaint.swift", "Entities"),
        ("Sources/Presentation/Words.swift", "Entities"), ("Sources/Grammar/Words.swift", "CSQLite"),
        ("Sources/Terminal/Console.swift", "Entities"), ("Sources/Terminal/Console.swift", "CSQLite"),
        ("Sources/DataStore/Store.swift", "Boundary"), ("Sources/Almanac/Day.swift", "Foundation"),
        ("Sources/Application/Places.swift", "CSQLite"), ("Sources/Application/Places.swift", "CEditline"),
        ("Sources/adder/main.swift", "AddItem"),
    ])
    func `a floor stands only on those below it`(path: String, module: String) {
        let target = SourceFile(path: path, text: "").target

        #expect(Offender.complaints(path, "import \(module)") == ["\(path):1: \(target) may not import \(module)"])
    }

    @Test func `a floor that is not in the table is named`() {
        #expect(
            Offender.complaints("Sources/Attic/Box.swift", "")
                == ["Sources/Attic/Box.swift:1: Attic is no floor of this house; add it to the table first"]
        )
    }
}
