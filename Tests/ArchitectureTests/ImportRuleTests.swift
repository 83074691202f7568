import Testing

struct ImportRuleTests {
    @Test(arguments: [
        ("Contract", "a Contract", "Entities"), ("Contract", "a Contract", "Terminal"),
        ("Command", "a Command", "Terminal"), ("Command", "a Command", "Responses"),
        ("Entity", "an Entity", "DataStore"),
        ("Interactor", "an Interactor", "DataStore"), ("Interactor", "an Interactor", "CSQLite"),
        ("Interactor", "an Interactor", "Terminal"), ("Interactor", "an Interactor", "Glibc"),
        ("Presenter", "a Presenter", "Entities"), ("Presenter", "a Presenter", "Terminal"),
        ("Presenter", "a Presenter", "TerminalViews"), ("Presenter", "a Presenter", "AddItem"),
        ("DocumentPresenter", "a Presenter", "DataStore"),
        ("View", "a View", "Responses"), ("HomeView", "a View", "Entities"), ("PlainView", "a View", "AddItem"),
        ("DataManager", "a DataManager", "Responses"), ("DataManager", "a DataManager", "Terminal"),
        ("Words", "a Helper", "Entities"), ("Words", "a Helper", "Terminal"),
    ])
    func `a forbidden import is reported with file and line`(role: String, noun: String, module: String) {
        let path = Offender.path(role)

        let found = Offender.problems(path, "// import Nothing\nimport Almanac\nimport \(module)\n\nstruct Foo {}\n")

        #expect(found == ["\(path):3: \(noun) may not import \(module)"])
    }

    @Test(arguments: [
        "Glibc", "CArguments", "CFileGuard", "CSQLite", "CEditline", "CLinux", "CUTF8Proc", "UnicodeText", "Foundation",
        "FoundationEssentials",
        "Application", "ListUpcoming",
    ])
    func `a wireframe imports no library, and only modules it presents`(module: String) {
        let path = Offender.path("Wireframe")

        #expect(
            Offender.problems(path, "\npackage import \(module)") == [
                "\(path):2: a Wireframe may not import \(module)"
            ]
        )
    }

    @Test(arguments: [
        "Almanac", "CommandLine", "DataStore", "Entities", "ItemLanguage", "ModuleKit", "Presentation", "Responses",
        "Screen", "Terminal", "TerminalViews", "AddItem",
    ])
    func `a wireframe may import the layers and the modules it presents`(module: String) {
        #expect(Offender.problems(Offender.path("Wireframe"), "import \(module)").isEmpty)
    }

    @Test(arguments: [
        "package import Entities", "@testable import Entities", "import struct Entities.Item",
        "import Almanac; import Entities", "@_exported @preconcurrency import Entities", "import /* not */ Entities",
        "import Entities // why not",
    ])
    func `an import is found in every spelling`(line: String) {
        let path = Offender.path("View")

        #expect(Offender.problems(path, line).first == "\(path):1: a View may not import Entities")
    }

    @Test(arguments: [
        "// import Entities", "/* import Entities */", "let text = \"import Entities\"", "let way = Way.import",
        "func run(import file: String) {}", "enum Way { case `import`, export }",
    ])
    func `text that only resembles an import is ignored`(line: String) {
        #expect(Offender.problems(Offender.path("View"), line).isEmpty)
    }

    @Test(arguments: [
        ("Sources/Entities/Item.swift", "Responses"), ("Sources/Responses/ItemSummary.swift", "ItemLanguage"),
        ("Sources/Presentation/Words.swift", "Entities"), ("Sources/ItemLanguage/Words.swift", "CSQLite"),
        ("Sources/CommandLine/Option.swift", "Vocabulary"), ("Sources/ModuleGenerator/Plan.swift", "ItemLanguage"),
        ("Sources/Terminal/Console.swift", "Entities"), ("Sources/Terminal/Console.swift", "CSQLite"),
        ("Sources/Terminal/Console.swift", "Presentation"), ("Sources/TerminalViews/ListView.swift", "UnicodeText"),
        ("Sources/DataStore/Store.swift", "Responses"), ("Sources/Almanac/Day.swift", "Foundation"),
        ("Sources/ModuleKit/UseCase.swift", "AddItem"), ("Sources/ModuleKit/UseCase.swift", "Glibc"),
        ("Sources/Application/FileLocations.swift", "CSQLite"),
        ("Sources/Application/FileLocations.swift", "CEditline"),
        ("Sources/Application/FileLocations.swift", "CUTF8Proc"),
        ("Sources/Application/FileLocations.swift", "UnicodeText"),
        ("Sources/Application/FileLocations.swift", "Entities"),
        ("Sources/Application/FileLocations.swift", "Foundation"),
        ("Sources/adder/main.swift", "AddItem"), ("Sources/adder/main.swift", "Responses"),
    ])
    func `a layer may not import higher layers`(path: String, module: String) {
        let target = SourceFile(path: path, text: "").target

        #expect(Offender.problems(path, "import \(module)") == ["\(path):1: \(target) may not import \(module)"])
    }

    @Test(arguments: [
        ("Sources/Application/FileLocations.swift", "AddItem"), ("Sources/Application/FileLocations.swift", "Glibc"),
        ("Sources/Application/FileLocations.swift", "Presentation"), ("Sources/ModuleKit/UseCase.swift", "CommandLine"),
        ("Sources/adder/main.swift", "Application"), ("Sources/adder/main.swift", "Glibc"),
        ("Sources/Responses/ItemSummary.swift", "Entities"), ("Sources/Responses/ChangeSummary.swift", "Entities"),
        ("Sources/TerminalViews/ListView.swift", "Presentation"), ("Sources/TerminalViews/ListView.swift", "Terminal"),
    ])
    func `a layer may import lower layers`(path: String, module: String) {
        #expect(Offender.problems(path, "import \(module)").isEmpty)
    }

    @Test(arguments: ["DataManager", "Wireframe"])
    func `a data manager and wireframe may import a declared service`(role: String) {
        #expect(Offender.problems(Offender.path(role), "import Rates").isEmpty)
    }

    @Test(arguments: [("Interactor", "an Interactor"), ("Presenter", "a Presenter"), ("Contract", "a Contract")])
    func `other roles may not import a service`(role: String, noun: String) {
        let path = Offender.path(role)

        #expect(Offender.problems(path, "import Rates") == ["\(path):1: \(noun) may not import Rates"])
    }

    @Test(arguments: [
        ("Contract", "a Contract"), ("Interactor", "an Interactor"), ("Presenter", "a Presenter"),
        ("DataManager", "a DataManager"), ("Wireframe", "a Wireframe"),
    ])
    func `only a module that names the settings in the manifest may import them`(role: String, noun: String) {
        let (foo, addItem) = (Offender.path(role), "Sources/Modules/AddItem/AddItem\(role).swift")

        #expect(Offender.problems(foo, "import Settings").isEmpty)
        #expect(Offender.problems(addItem, "import Settings") == ["\(addItem):1: \(noun) may not import Settings"])
    }

    @Test func `a module may not import an undeclared service`() {
        let path = "Sources/Modules/AddItem/AddItemDataManager.swift"

        #expect(Offender.problems(path, "import Rates") == ["\(path):1: a DataManager may not import Rates"])
    }

    @Test func `a service may import files and entities, but no modules or views`() {
        let path = "Sources/Services/Rates/RatesFile.swift"

        let found = Offender.problems(path, "import DataStore\nimport Entities\nimport Terminal\nimport AddItem")

        #expect(found == ["\(path):3: Rates may not import Terminal", "\(path):4: Rates may not import AddItem"])
    }

    @Test func `an unknown target is reported`() {
        #expect(
            Offender.problems("Sources/Attic/Box.swift", "")
                == ["Sources/Attic/Box.swift:1: Attic is not a known layer; add it to the table"]
        )
    }
}
