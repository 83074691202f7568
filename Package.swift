// swift-tools-version: 6.2
import PackageDescription

/// The folders in Sources/Modules, sorted, with the further targets that each one uses: modules, services, Settings.
let useCases: [(name: String, uses: [String])] = [
    ("AddItem", []),
    ("BackUpList", []),
    ("ChangeItem", []),
    ("CompareDays", []),
    ("CompleteItem", []),
    ("DiagnoseList", ["Programs", "Settings"]),
    ("EditItem", []),
    ("ExportItems", ["Interchange"]),
    ("FindItems", []),
    ("ForgetHistory", []),
    ("ImportItems", ["Interchange"]),
    ("ListHistory", []),
    ("ListItems", []),
    ("ListProjects", []),
    ("ListTags", []),
    ("ListUpcoming", []),
    ("LogIn", ["CalDAV", "Keyring", "Programs", "Settings"]),
    ("ManageSettings", ["Settings"]),
    ("OpenLinks", []),
    ("PickItems", []),
    ("RankItems", []),
    ("RemoveItem", []),
    ("ReopenItem", []),
    ("RestoreList", []),
    ("ReviewItems", ["ChangeItem", "CompleteItem", "EditItem", "RemoveItem", "UndoRedo"]),
    ("SaveDrawing", []),
    ("ScheduleSync", ["CalDAV", "Scheduler", "Settings"]),
    ("Shell", ["AddItem", "ListUpcoming", "Settings", "ShowItem", "SuggestWords"]),
    ("ShowAgenda", []),
    ("ShowBurndown", ["SaveDrawing"]),
    ("ShowCalendar", ["SaveDrawing"]),
    ("ShowItem", ["Interchange"]),
    (
        "ShowScreen",
        [
            "AddItem", "ChangeItem", "CompleteItem", "EditItem", "ListItems", "ListProjects", "ListTags",
            "ListUpcoming",
            "RankItems", "RemoveItem", "ReopenItem", "ReviewItems", "ShowAgenda", "ShowBurndown", "ShowCalendar",
            "Settings", "ShowItem", "ShowStats", "UndoRedo",
        ]
    ),
    ("ShowStats", ["SaveDrawing"]),
    ("SuggestWords", ["Settings"]),
    ("SyncList", ["CalDAV", "Interchange", "Settings"]),
    ("UndoRedo", []),
    ("WriteReport", ["SaveDrawing"]),
]

/// The folders in Sources/Services, sorted. Data managers use services.
let services: [String] = [
    "CalDAV",
    "Keyring",
    "Programs",
    "Scheduler",
]

/// The targets that each service uses.
let serviceDependencies: [String: [Target.Dependency]] = [
    "CalDAV": ["Almanac", "CExpat", "Keyring", "Programs", "Vocabulary"],
    "Keyring": ["Programs"],
    "Programs": ["CLinux"],
    "Scheduler": ["DataStore", "Programs", "Vocabulary"],
]

let strict: [SwiftSetting] = Context.environment["ADDER_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
    strict + [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]

/// The layers that modules may use. Tests/ArchitectureTests checks the imports of each role.
let moduleLayers = [
    "Almanac", "CommandLine", "DataStore", "Entities", "ItemLanguage", "ModuleKit", "Presentation", "ProgramOutput",
    "Responses", "Screen", "Terminal", "TerminalViews", "Vocabulary",
]

/// Returns the target of a layer and its tests.
func layer(
    _ name: String,
    on dependencies: [Target.Dependency] = [],
    testDependencies: [Target.Dependency] = [],
    excluding files: [String] = []
) -> [Target] {
    [
        .target(name: name, dependencies: dependencies, exclude: files),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.byName(name: name), "TestKit"] + dependencies + testDependencies
        ),
    ]
}

let layers: [Target] = [
    layer("Almanac"),
    layer("Vocabulary", on: ["Almanac"]),
    layer("Entities", on: ["Almanac", "Vocabulary"]),
    layer("Responses", on: ["Almanac", "Entities", "Vocabulary"]),
    layer("ProgramOutput", on: ["Almanac"]),
    layer("CommandLine", on: ["CArguments", "ProgramOutput"]),
    layer("Phrases", on: ["Almanac", "UnicodeText"]),
    layer("ItemLanguage", on: ["Almanac", "CommandLine", "Phrases", "ProgramOutput", "Vocabulary"]),
    layer("Interchange", on: ["Almanac", "Entities", "ItemLanguage", "Phrases", "ProgramOutput", "Vocabulary"]),
    layer("ModuleGenerator", on: ["CommandLine", "ProgramOutput"]),
    layer(
        "Presentation",
        on: [
            "Almanac", "CommandLine", "ItemLanguage", "Phrases", "ProgramOutput", "Responses", "Settings",
            "UnicodeText",
            "Vocabulary",
        ],
        testDependencies: ["Entities"],
        excluding: ["adder-1.schema.json"]
    ),
    layer("Settings", on: ["Almanac", "CommandLine", "ItemLanguage", "Vocabulary"]),
    layer("UnicodeText", on: ["CUTF8Proc"]),
    layer("DataStore", on: ["Almanac", "CFileGuard", "CLinux", "CSQLite", "Entities", "UnicodeText", "Vocabulary"]),
    layer("Terminal", on: ["CEditline", "CLinux", "ProgramOutput", "UnicodeText", "Vocabulary"]),
    layer("Screen", on: ["ProgramOutput", "Terminal", "UnicodeText", "Vocabulary"]),
    layer(
        "TerminalViews",
        on: ["Presentation", "ProgramOutput", "Screen", "Terminal", "Vocabulary"],
        testDependencies: ["UnicodeText"]
    ),
].flatMap { $0 }

let modules: [Target] = useCases.flatMap { useCase -> [Target] in
    let dependencies = (moduleLayers + useCase.uses).map { Target.Dependency.byName(name: $0) }
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
    let dependencies = serviceDependencies[service] ?? ["Almanac", "DataStore", "Entities", "Vocabulary"]
    return [
        .target(name: service, dependencies: dependencies, path: "Sources/Services/\(service)"),
        .testTarget(
            name: "\(service)Tests",
            dependencies: [.byName(name: service), "TestKit"] + dependencies,
            path: "Tests/Services/\(service)Tests"
        ),
    ]
}

/// The commit that `adder --version` names.
let commit = Context.environment["ADDER_COMMIT"]

let composition: [Target] = [
    .target(
        name: "ModuleKit",
        dependencies: (moduleLayers.filter { $0 != "ModuleKit" } + ["Settings"]).map { .byName(name: $0) }
    ),
    .target(
        name: "Application",
        dependencies: (moduleLayers + ["CVersion", "Settings"] + useCases.map(\.name)).map { .byName(name: $0) }
    ),
    .executableTarget(name: "adder", dependencies: ["Application"]),
    .executableTarget(name: "viper-gen", dependencies: ["ModuleGenerator"]),
    .target(
        name: "TestKit",
        dependencies: [
            "Almanac", "CPosix", "CSQLite", "CalDAV", "CommandLine", "DataStore", "Entities", "ItemLanguage",
            "ModuleKit", "Presentation", "ProgramOutput", "Responses", "Screen", "Terminal", "UnicodeText",
            "Vocabulary",
        ],
        path: "Tests/TestKit"
    ),
    .testTarget(
        name: "ApplicationTests",
        dependencies: [
            "Almanac", "Application", "CommandLine", "DataStore", "ItemLanguage", "ModuleKit", "Presentation",
            "ProgramOutput", "Responses", "Screen", "Settings", "ShowScreen", "Terminal", "TestKit", "Vocabulary",
        ]
    ),
    .testTarget(name: "ArchitectureTests", dependencies: ["ModuleGenerator", "TestKit"]),
    // These tests start programs, but don't depend on them. Otherwise, each change would compile them again.
    .testTarget(name: "EndToEndTests", dependencies: ["TestKit", "UnicodeText"]),
    .target(name: "CArguments"),
    .target(name: "CFileGuard", dependencies: ["CSQLite"]),
    .target(name: "CVersion", cSettings: commit.map { [.define("ADDER_COMMIT", to: $0)] } ?? []),
    .target(name: "CTorture", dependencies: ["CSQLite"], path: "Tests/CTorture"),
    .executableTarget(name: "adder-tortured", dependencies: ["Application", "CTorture"], path: "Tests/Tortured"),
    .executableTarget(name: "adder-screen-sample", dependencies: ["Screen", "Terminal"], path: "Tests/ScreenSample"),
    .executableTarget(
        name: "adder-fuzzed",
        dependencies: [
            "Almanac", "CalDAV", "CommandLine", "Entities", "Interchange", "ItemLanguage", "ProgramOutput", "Settings",
            "Vocabulary",
        ],
        path: "Tests/Fuzzed"
    ),
    .testTarget(
        name: "PatternsTests",
        dependencies: (moduleLayers + ["RemoveItem", "TestKit"]).map { .byName(name: $0) },
        path: "Tests/Patterns"
    ),
    .testTarget(name: "TortureTests", dependencies: ["DataStore", "TestKit"]),
]

/// The test targets to build. “all” stands for all but the comparison of patterns.
let testTargets = (Context.environment["ADDER_TESTS"] ?? "all").split(separator: " ").map(String.init)
let isBuilt = { (target: Target) in
    target.type != .test || testTargets.contains(target.name)
        || testTargets.contains("all") && target.name != "PatternsTests"
}

let package = Package(
    name: "adder",
    targets: [
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CEditline", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"])]),
        .systemLibrary(name: "CPosix", path: "Tests/CPosix"),
    ] + (layers + sources + modules + composition).filter(isBuilt)
)

for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}
