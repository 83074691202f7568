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
        "Glibc", "CSQLite", "CEditline", "CLinux", "CUTF8Proc", "UnicodeText", "Foundation", "FoundationEssentials",
        "Application", "ListUpcoming",
    ])
    func `a wireframe knows no library, and no module that it does not present`(module: String) {
        let path = Offender.path("Wireframe")

        #expect(
            Offender.complaints(path, "\npackage import \(module)") == [
                "\(path):2: a Wireframe may not import \(module)"
            ]
        )
    }

    @Test(arguments: [
        "Almanac", "Boundary", "DataStore", "Entities", "Grammar", "Presentation", "Terminal", "Wiring", "AddItem",
    ])
    func `a wireframe knows what its module's roles stand on, and whom it presents`(module: String) {
        #expect(Offender.complaints(Offender.path("Wireframe"), "import \(module)").isEmpty)
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
        ("Sources/Wiring/UseCase.swift", "AddItem"), ("Sources/Wiring/UseCase.swift", "Glibc"),
        ("Sources/Application/Places.swift", "CSQLite"), ("Sources/Application/Places.swift", "CEditline"),
        ("Sources/Application/Places.swift", "CUTF8Proc"), ("Sources/Application/Places.swift", "UnicodeText"),
        ("Sources/Application/Places.swift", "Entities"), ("Sources/Application/Places.swift", "Foundation"),
        ("Sources/adder/main.swift", "AddItem"), ("Sources/adder/main.swift", "Boundary"),
    ])
    func `a floor stands only on those below it`(path: String, module: String) {
        let target = SourceFile(path: path, text: "").target

        #expect(Offender.complaints(path, "import \(module)") == ["\(path):1: \(target) may not import \(module)"])
    }

    @Test(arguments: [
        ("Sources/Application/Places.swift", "AddItem"), ("Sources/Application/Places.swift", "Glibc"),
        ("Sources/Application/Places.swift", "Presentation"), ("Sources/Wiring/UseCase.swift", "Grammar"),
        ("Sources/adder/main.swift", "Application"), ("Sources/adder/main.swift", "Glibc"),
        ("Sources/Boundary/Crossing.swift", "Entities"), ("Sources/Boundary/ItemFilter.swift", "Entities"),
        ("Sources/Boundary/BackupCrossing.swift", "Entities"),
    ])
    func `a floor may use what is below it`(path: String, module: String) {
        #expect(Offender.complaints(path, "import \(module)").isEmpty)
    }

    @Test(arguments: ["DataManager", "Wireframe"])
    func `a service is asked by the data manager of a module that names it`(role: String) {
        #expect(Offender.complaints(Offender.path(role), "import Rates").isEmpty)
    }

    @Test(arguments: [("Interactor", "an Interactor"), ("Presenter", "a Presenter"), ("Contract", "a Contract")])
    func `no other role knows a service`(role: String, noun: String) {
        let path = Offender.path(role)

        #expect(Offender.complaints(path, "import Rates") == ["\(path):1: \(noun) may not import Rates"])
    }

    @Test func `a module that does not name a service may not ask it`() {
        let path = "Sources/Modules/AddItem/AddItemDataManager.swift"

        #expect(Offender.complaints(path, "import Rates") == ["\(path):1: a DataManager may not import Rates"])
    }

    @Test func `a service knows the store's files and entities, and nobody who asks`() {
        let path = "Sources/Services/Rates/RatesFile.swift"

        let found = Offender.complaints(path, "import DataStore\nimport Entities\nimport Terminal\nimport AddItem")

        #expect(found == ["\(path):3: Rates may not import Terminal", "\(path):4: Rates may not import AddItem"])
    }

    @Test func `a floor that is not in the table is named`() {
        #expect(
            Offender.complaints("Sources/Attic/Box.swift", "")
                == ["Sources/Attic/Box.swift:1: Attic is no floor of this house; add it to the table first"]
        )
    }
}
