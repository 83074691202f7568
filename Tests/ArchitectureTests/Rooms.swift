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

    /// `AddItemJSONPresenter.swift` is a presenter, whatever stands between.
    init?(fileName: String) {
        guard let room = Room.allCases.first(where: { fileName.hasSuffix($0.rawValue) }) else { return nil }
        self = room
    }

    /// What a file of this role may import; nil where it may import what it likes.
    var mayImport: Set<String>? {
        switch self {
        case .contract: ["Almanac", "Boundary"]
        case .command: ["Almanac", "Boundary", "Grammar"]
        case .entity: ["Almanac", "Entities"]
        case .interactor: ["Almanac", "Boundary", "Entities"]
        case .presenter: ["Almanac", "Boundary", "Presentation"]
        case .view: ["Almanac", "Terminal"]
        case .dataManager: ["Almanac", "DataStore", "Entities"]
        case .wireframe: nil
        }
    }

    /// Where an entity's name must not be read.
    var mayNameEntities: Bool {
        switch self {
        case .contract, .presenter, .view: false
        case .command, .entity, .interactor, .dataManager, .wireframe: true
        }
    }

    /// Only what other targets need is shown to them.
    var mayDeclarePackageAccess: Bool {
        switch self {
        case .contract, .command, .wireframe: true
        case .entity, .interactor, .presenter, .view, .dataManager: false
        }
    }

    /// The roles that every module's tests are written for.
    static let tested: [Room] = [.interactor, .presenter, .view, .dataManager, .wireframe]
}

/// The floors under the modules, and what each may stand on.
enum Floor {
    static let mayImport: [String: Set<String>] = [
        "Almanac": ["Glibc"],
        "Entities": ["Almanac"],
        "Boundary": ["Almanac"],
        "Grammar": ["Almanac", "Boundary", "Entities"],
        "Presentation": ["Almanac", "Boundary"],
        "UnicodeText": ["CUTF8Proc", "Glibc"],
        "DataStore": ["Almanac", "CSQLite", "Entities", "Glibc", "UnicodeText"],
        "Terminal": ["Boundary", "CEditline", "Glibc", "UnicodeText"],
        "Wiring": ["Almanac", "Boundary", "DataStore", "Grammar", "Terminal"],
        "adder": ["Application", "Glibc"],
    ]

    /// The files in which entities become what crosses to presenters, and come back.
    static let crossings: Set<String> = ["Sources/Boundary/Crossing.swift", "Sources/Boundary/ItemFilter.swift"]

    /// The root wireframe knows every module and how to serve it, but no storage and no widget library.
    static let neverInApplication: Set<String> = ["CSQLite", "CEditline", "CUTF8Proc", "Entities"]
}
