/// The roles of a module; each has its own file, named after it.
enum Room: String, CaseIterable {
    case contract = "Contract"
    case command = "Command"
    case entity = "Entity"
    case interactor = "Interactor"
    case presenter = "Presenter"
    case view = "View"
    case dataManager = "DataManager"
    case wireframe = "Wireframe"

    /// What a file of this role may do.
    struct Rights {
        let imports: Set<String>
        var namesEntities = false
        /// Only what other targets need is shown to them.
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

    /// The roles that every module's tests are written for.
    static let tested: [Room] = [.interactor, .presenter, .view, .dataManager, .wireframe]

    /// What leads back to the one who asked; held strongly, nothing would ever be let go.
    static let waysBack: Set<String> = ["output", "delegate", "router", "eventHandler"]
}

/// The floors under the modules and above them.
enum Floor {
    /// What the roles of a module stand on, taken together; its wireframe connects them all.
    static let rooms: Set<String> = [
        "Almanac", "Boundary", "DataStore", "Entities", "Grammar", "Presentation", "Settings", "Terminal", "Wiring",
    ]

    /// What each floor may stand on.
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

    /// A source of data outside of the list stands beside DataStore, under the data managers that ask it.
    static let service: Set<String> = ["Almanac", "DataStore", "Entities", "Glibc"]

    /// The root wireframe knows every module.
    static let knowsModules: Set<String> = ["Application"]

    /// The files in which entities become what crosses to presenters, and come back.
    static let crossings: Set<String> = [
        "Sources/Boundary/BackupCrossing.swift", "Sources/Boundary/Crossing.swift", "Sources/Boundary/ItemFilter.swift",
    ]
}

/// What has no place in any file of Sources.
enum Nowhere {
    /// As they are written, with what to do about them.
    static let phrases: [(code: String, advice: String)] = [
        ("public", "nobody outside imports us, package is wide enough"),
        ("open class", "nobody outside imports us, package is wide enough"),
        ("print", "the console notices a full disk, this does not"),
        ("debugPrint", "the console notices a full disk, this does not"),
        ("fatalError", "throw, or make the case impossible"),
        ("try!", "catch, or throw on"),
        ("as!", "let the types say it"),
        ("@testable", "widen what is needed"),
        ("@preconcurrency", "let the compiler see"),
        ("@_exported", "imports at the top of a file say which room it is"),
        ("@unchecked", "let the compiler see"),
        ("nonisolated(unsafe)", "let the compiler see"),
    ]

    /// Before an exclamation mark these do not stand for a value.
    static let keywords: Set<String> = [
        "as", "case", "else", "guard", "if", "in", "is", "return", "throw", "try", "where", "while",
    ]
}
