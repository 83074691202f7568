/// The roles of a module. A file is named after the type that it declares: roles and helpers begin with the module's
/// name and end with the role, and entities have names of their own.
enum Role: String, CaseIterable {
    case contract = "Contract"
    case command = "Command"
    case entity = "Entity"
    case interactor = "Interactor"
    case presenter = "Presenter"
    case view = "View"
    case dataManager = "DataManager"
    case wireframe = "Wireframe"
    /// Any other type, which has the rights of a presenter.
    case helper = "Helper"

    /// The permissions of a file with this role.
    struct Rights {
        let imports: Set<String>
        var namesEntities = false
        /// `true` if the file may declare things that other targets use.
        var hasPackageAccess = false
    }

    var rights: Rights {
        switch self {
        case .contract:
            Rights(
                imports: Self.values.union([
                    "CommandLine", "ItemLanguage", "Presentation", "ProgramOutput", "Responses", "Settings",
                ]),
                hasPackageAccess: true
            )
        case .command: Rights(imports: Self.values.union(["CommandLine", "ItemLanguage"]), hasPackageAccess: true)
        case .entity: Rights(imports: Self.values.union(["Entities", "Settings"]), namesEntities: true)
        case .interactor:
            Rights(imports: Self.values.union(["Entities", "Responses", "Settings"]), namesEntities: true)
        case .presenter, .helper:
            Rights(
                imports: Self.values.union([
                    "CommandLine", "ItemLanguage", "Presentation", "ProgramOutput", "Responses", "Settings",
                ])
            )
        case .view: Rights(imports: Self.values.union(["Presentation", "Screen", "Terminal", "TerminalViews"]))
        case .dataManager:
            Rights(
                imports: Self.values.union(["DataStore", "Entities", "Interchange", "Settings"]),
                namesEntities: true
            )
        case .wireframe: Rights(imports: Layer.moduleLayers, namesEntities: true, hasPackageAccess: true)
        }
    }

    /// Returns the role that a type's name ends with; `nil` for entities and helpers.
    static func named(by name: some StringProtocol) -> Role? {
        allCases.first { $0.endings.contains { name.hasSuffix($0) } }
    }

    private var endings: [String] {
        switch self {
        case .entity, .helper: []
        case .wireframe: [rawValue, "Router"]
        default: [rawValue]
        }
    }

    /// The folder of the role in a module with many files; `nil` for the roles that other targets use.
    var folder: String? {
        switch self {
        case .contract, .command, .wireframe: nil
        case .entity, .interactor: "Rules"
        case .presenter, .view, .helper: "Display"
        case .dataManager: "Storage"
        }
    }

    /// The plain values that every role may name.
    private static let values: Set<String> = ["Almanac", "Vocabulary"]

    /// The roles that every module has a file for. The others may be shared ones that the wireframe picks. A module that
    /// only others present has no command.
    static let required: [Role] = [.contract, .command, .interactor, .presenter, .wireframe]

    /// The roles whose files need no tests of their own.
    static let untested: Set<Role> = [.contract, .entity]

    /// The protocols that every contract declares, itself or by a type alias.
    static let protocols = ["Viewing", "Interacting", "InteractorOutput", "Presenting", "Routing"]

    /// The names of back references. A strong one would be a retain cycle.
    static let backReferences: Set<String> = ["output", "delegate", "eventHandler"]
}

/// The layers below and above the modules.
enum Layer {
    /// The layers that every module depends on. Its wireframe may import all of them.
    static let moduleLayers: Set<String> = [
        "Almanac", "CommandLine", "DataStore", "Entities", "ItemLanguage", "ModuleKit", "Presentation", "ProgramOutput",
        "Responses", "Screen", "Terminal", "TerminalViews", "Vocabulary",
    ]

    /// The layers that only some modules depend on, which name them in Package.swift.
    static let optionalLayers: Set<String> = ["Interchange", "Settings"]

    /// The targets that each layer may import.
    static let mayImport: [String: Set<String>] = [
        "Almanac": ["Glibc"],
        "Vocabulary": ["Almanac"],
        "Entities": ["Almanac", "Vocabulary"],
        "Responses": ["Almanac", "Entities", "Vocabulary"],
        "ProgramOutput": ["Almanac", "Glibc"],
        "CommandLine": ["CArguments", "Glibc", "ProgramOutput"],
        "Phrases": ["Almanac", "UnicodeText"],
        "ItemLanguage": ["Almanac", "CommandLine", "Phrases", "ProgramOutput", "Vocabulary"],
        "Interchange": ["Almanac", "Entities", "ItemLanguage", "Phrases", "ProgramOutput", "Vocabulary"],
        "ModuleGenerator": ["CommandLine", "FoundationEssentials", "Glibc", "ProgramOutput"],
        "Presentation": [
            "Almanac", "CommandLine", "ItemLanguage", "Phrases", "ProgramOutput", "Responses", "Settings",
            "UnicodeText",
            "Vocabulary",
        ],
        "Settings": ["Almanac", "CommandLine", "ItemLanguage", "Vocabulary"],
        "UnicodeText": ["CUTF8Proc", "Glibc"],
        "CalDAV": ["Almanac", "CExpat", "Glibc", "Keyring", "Programs", "Vocabulary"],
        "Keyring": ["Glibc", "Programs"],
        "Programs": ["CLinux", "Glibc"],
        "Scheduler": ["DataStore", "Programs", "Vocabulary"],
        "DataStore": ["Almanac", "CFileGuard", "CLinux", "CSQLite", "Entities", "Glibc", "UnicodeText", "Vocabulary"],
        "Terminal": ["CEditline", "CLinux", "Glibc", "ProgramOutput", "UnicodeText", "Vocabulary"],
        "Screen": ["Glibc", "ProgramOutput", "Terminal", "UnicodeText", "Vocabulary"],
        "TerminalViews": ["Presentation", "ProgramOutput", "Screen", "Terminal", "Vocabulary"],
        "ModuleKit": moduleLayers.union(optionalLayers).subtracting(["ModuleKit"]),
        "Application": moduleLayers.union(optionalLayers).union(["CVersion", "Glibc"]).subtracting(["Entities"]),
        "adder": ["Application", "Glibc"],
        "viper-gen": ["Glibc", "ModuleGenerator"],
    ]

    /// The targets that services may import unless the table says otherwise. Services are data sources for data
    /// managers, on the level of DataStore.
    static let service: Set<String> = ["Almanac", "DataStore", "Entities", "Glibc", "Vocabulary"]

    /// The targets in which sentences stand only in types whose name ends with `Sentences`, as in views.
    static let silent: Set<String> = ["Application", "ModuleKit", "Screen", "Terminal", "TerminalViews"]

    /// The targets that may import all modules.
    static let knowsModules: Set<String> = ["Application"]

    /// The number of files from which on a module has folders.
    static let filesOfLargeModule = 13

    /// The maximum number of files in a folder outside the modules.
    static let maximumFileCount = 18
}

/// Code that is forbidden in all files of Sources.
enum Forbidden {
    /// The forbidden code, with advice on what to do instead.
    static let phrases: [(code: String, advice: String)] = [
        ("public", "use package; no other package imports these targets"),
        ("open class", "use package; no other package imports these targets"),
        ("print", "use the console, which reports failed writes"),
        ("debugPrint", "use the console, which reports failed writes"),
        ("fatalError", "throw, or make the case impossible"),
        ("try!", "catch the error or rethrow it"),
        ("as!", "use static types"),
        ("@testable", "raise the access level"),
        ("@preconcurrency", "let the compiler check concurrency"),
        ("@_exported", "each file must import what it uses"),
        ("@unchecked", "let the compiler check concurrency"),
        ("nonisolated(unsafe)", "let the compiler check concurrency"),
    ]

    /// Words that are not a value when they precede an exclamation mark.
    static let keywords: Set<String> = [
        "as", "case", "else", "guard", "if", "in", "is", "return", "throw", "try", "where", "while",
    ]
}
