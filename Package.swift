// swift-tools-version: 6.2
import PackageDescription

/// One folder of Sources/Modules each, sorted, with the modules it presents and the services it asks.
let useCases: [(name: String, uses: [String])] = [
    ("AddItem", []),
    ("BackUpList", []),
    ("ChangeItem", []),
    ("CompleteItem", []),
    ("DiagnoseList", []),
    ("EditItem", []),
    ("FindItems", []),
    ("ListHistory", []),
    ("ListItems", []),
    ("ListProjects", []),
    ("ListTags", []),
    ("ListUpcoming", []),
    ("ManageSettings", []),
    ("RemoveItem", []),
    ("ReopenItem", []),
    ("RestoreList", []),
    ("Shell", ["AddItem", "ListUpcoming", "ShowItem", "SuggestWords"]),
    ("ShowItem", []),
    ("SuggestWords", []),
    ("UndoRedo", []),
]

/// One folder of Sources/Services each, sorted: what is known outside of the list.
let services: [String] = [
    // Data managers ask them.
]

let strict: [SwiftSetting] = Context.environment["ADDER_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
    strict + [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]

/// What every module's roles may import; which role may import what is kept by Tests/ArchitectureTests.
let rooms = [
    "Almanac", "CommandLine", "DataStore", "Entities", "ItemLanguage", "ModuleKit", "Presentation", "Responses",
    "Settings", "Terminal", "Vocabulary",
]

func floor(
    _ name: String,
    on dependencies: [Target.Dependency] = [],
    testsNeed others: [Target.Dependency] = [],
    leavesOut files: [String] = []
) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, exclude: files),
        .testTarget(name: "\(name)Tests", dependencies: [.byName(name: name), "TestKit"] + dependencies + others),
    ]
}

let floors: [Target] = [
    floor("Almanac"),
    floor("Vocabulary", on: ["Almanac"]),
    floor("Entities", on: ["Almanac", "Vocabulary"]),
    floor("Responses", on: ["Almanac", "Entities", "Vocabulary"]),
    floor("CommandLine"),
    floor("ItemLanguage", on: ["Almanac", "CommandLine", "Vocabulary"]),
    floor("ModuleGenerator", on: ["CommandLine"]),
    floor(
        "Presentation",
        on: ["Almanac", "CommandLine", "ItemLanguage", "Responses", "Settings", "Vocabulary"],
        testsNeed: ["Entities"],
        leavesOut: ["adder-1.schema.json"]
    ),
    floor("Settings", on: ["Almanac", "CommandLine", "ItemLanguage", "Vocabulary"]),
    floor("UnicodeText", on: ["CUTF8Proc"]),
    floor("DataStore", on: ["Almanac", "CFileGuard", "CLinux", "CSQLite", "Entities", "UnicodeText", "Vocabulary"]),
    floor("Terminal", on: ["CEditline", "CLinux", "CommandLine", "Presentation", "UnicodeText", "Vocabulary"]),
].flatMap { $0 }

let modules: [Target] = useCases.flatMap { useCase -> [Target] in
    let dependencies = (rooms + useCase.uses).map { Target.Dependency(stringLiteral: $0) }
    return [
        .target(name: useCase.name, dependencies: dependencies, path: "Sources/Modules/\(useCase.name)"),
        .testTarget(
            name: "\(useCase.name)Tests",
            dependencies: [.byName(name: useCase.name), "TestKit"] + dependencies,
            path: "Tests/Modules/\(useCase.name)Tests"
        ),
    ]
}

let sources: [Target] = services.flatMap { service -> [Target] in
    let dependencies: [Target.Dependency] = ["Almanac", "DataStore", "Entities", "Vocabulary"]
    return [
        .target(name: service, dependencies: dependencies, path: "Sources/Services/\(service)"),
        .testTarget(
            name: "\(service)Tests",
            dependencies: [.byName(name: service), "TestKit"] + dependencies,
            path: "Tests/Services/\(service)Tests"
        ),
    ]
}

let house: [Target] = [
    .target(
        name: "ModuleKit",
        dependencies: [
            "Almanac", "CommandLine", "DataStore", "Entities", "ItemLanguage", "Presentation", "Responses", "Settings",
            "Terminal", "Vocabulary",
        ]
    ),
    .target(
        name: "Application",
        dependencies: rooms.map { Target.Dependency(stringLiteral: $0) } + useCases.map { .byName(name: $0.name) }
    ),
    .executableTarget(name: "adder", dependencies: ["Application"]),
    .executableTarget(name: "viper-gen", dependencies: ["ModuleGenerator"]),
    .target(
        name: "TestKit",
        dependencies: [
            "Almanac", "CPosix", "CSQLite", "CommandLine", "DataStore", "Entities", "ItemLanguage", "ModuleKit",
            "Presentation", "Responses", "Terminal", "UnicodeText", "Vocabulary",
        ],
        path: "Tests/TestKit"
    ),
    .testTarget(
        name: "ApplicationTests",
        dependencies: [
            "Almanac", "Application", "CommandLine", "DataStore", "ItemLanguage", "ModuleKit", "Presentation",
            "Responses",
            "Settings", "Terminal", "TestKit", "Vocabulary",
        ]
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["ModuleGenerator", "TestKit"]),
    .testTarget(
        name: "EndToEndTests",
        dependencies: ["TestKit", "UnicodeText", "adder", "viper-gen"]
    ),
    .target(name: "CFileGuard", dependencies: ["CSQLite"]),
    .target(name: "CTorture", dependencies: ["CSQLite"], path: "Tests/CTorture"),
    .executableTarget(name: "adder-tortured", dependencies: ["Application", "CTorture"], path: "Tests/Tortured"),
    .executableTarget(
        name: "adder-fuzzed",
        dependencies: ["Almanac", "CommandLine", "ItemLanguage", "Settings", "Vocabulary"],
        path: "Tests/Fuzzed"
    ),
    .testTarget(name: "TortureTests", dependencies: ["DataStore", "TestKit", "adder", "adder-tortured"]),
]

/// Nil for all tests; the generator's gate builds only those of what it has generated.
let wantedTests = Context.environment["ADDER_TESTS"].map { $0.split(separator: " ").map(String.init) }

let package = Package(
    name: "adder",
    targets: [
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CEditline", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
        .systemLibrary(name: "CPosix", path: "Tests/CPosix"),
    ] + (floors + sources + modules + house).filter { $0.type != .test || wantedTests?.contains($0.name) ?? true }
)

for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}
