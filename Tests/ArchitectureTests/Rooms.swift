/// The roles of a module. Each has its own file, named after it.
enum Room: String, CaseIterable {
    case contract = "Contract"
    case command = "Command"
    case entity = "Entity"
    case interactor = "Interactor"
    case presenter = "Presenter"
    case view = "View"
    case dataManager = "DataManager"
    case wireframe = "Wireframe"

    /// The permissions of a file with this role.
    struct Rights {
        let imports: Set<String>
        var namesEntities = false
        /// `true` if the file may declare things that other targets use.
        var hasPackageAccess = false
    }

    var rights: Rights {
        switch self {
        case .contract: Rights(imports: ["Almanac", "Boundary"], hasPackageAccess: true)
        case .command: Rights(imports: ["Almanac", "Boundary", "Grammar"], namesEntities: true, hasPackageAccess: true)
        case .entity: Rights(imports: ["Almanac", "Entities", "Settings"], namesEntities: true)
        case .interactor: Rights(imports: ["Almanac", "Boundary", "Entities", "Settings"], namesEntities: true)
        case .presenter: Rights(imports: ["Almanac", "Boundary", "Presentation"])
        case .view: Rights(imports: ["Almanac", "Terminal"])
        case .dataManager: Rights(imports: ["Almanac", "DataStore", "Entities", "Settings"], namesEntities: true)
        case .wireframe: Rights(imports: Floor.rooms, namesEntities: true, hasPackageAccess: true)
        }
    }

    /// The roles that must have tests in every module.
    static let tested: [Room] = [.interactor, .presenter, .view, .dataManager, .wireframe]

    /// The names of back references. A strong one would be a retain cycle.
    static let waysBack: Set<String> = ["output", "delegate", "router", "eventHandler"]
}

/// The layers below and above the modules.
enum Floor {
    /// The targets that the roles of a module may import. Its wireframe may import all of them.
    static let rooms: Set<String> = [
        "Almanac", "Boundary", "DataStore", "Entities", "Grammar", "Presentation", "Settings", "Terminal", "Wiring",
    ]

    /// The targets that each layer may import.
    static let mayImport: [String: Set<String>] = [
        "Almanac": ["Glibc"],
        "Entities": ["Almanac"],
        "Boundary": ["Almanac"],
        "Grammar": ["Almanac", "Boundary", "Entities"],
        "Generator": ["Boundary", "Glibc", "Grammar"],
        "Presentation": ["Almanac", "Boundary"],
        "Settings": ["Almanac", "Boundary", "Grammar"],
        "UnicodeText": ["CUTF8Proc", "Glibc"],
        "DataStore": ["Almanac", "CLinux", "CSQLite", "Entities", "Glibc", "UnicodeText"],
        "Terminal": ["Boundary", "CEditline", "CLinux", "Glibc", "UnicodeText"],
        "Wiring": [
            "Almanac", "Boundary", "DataStore", "Entities", "Grammar", "Presentation", "Settings", "Terminal",
        ],
        "Application": rooms.subtracting(["Entities"]).union(["Glibc"]),
        "adder": ["Application", "Glibc"],
        "viper-gen": ["Generator", "Glibc"],
    ]

    /// The targets that services may import. Services are data sources for data managers, on the level of DataStore.
    static let service: Set<String> = ["Almanac", "DataStore", "Entities", "Glibc"]

    /// The targets that may import all modules.
    static let knowsModules: Set<String> = ["Application"]

    /// The files that convert between entities and the values passed to presenters.
    static let crossings: Set<String> = [
        "Sources/Boundary/BackupCrossing.swift", "Sources/Boundary/Crossing.swift", "Sources/Boundary/ItemFilter.swift",
    ]
}

/// Code that is forbidden in all files of Sources.
enum Nowhere {
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
