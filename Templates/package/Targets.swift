/// The folders in Sources/Modules, sorted, with the modules that each one presents.
let useCases: [(name: String, presents: [String])] = [
    ("AddNote", []),
    ("ListNotes", []),
]

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The targets that modules may import. Tests/ArchitectureTests checks the imports of each role.
let moduleLayers: [Target.Dependency] = [
    "CommandLine", "Entities", "ModuleKit", "Presentation", "Responses", "Storage", "Terminal", "Vocabulary",
]

let layers: [Target] = [
    .target(name: "Vocabulary"),
    .target(name: "Entities", dependencies: ["Vocabulary"]),
    .target(name: "Responses", dependencies: ["Entities", "Vocabulary"]),
    .target(name: "CommandLine"),
    .target(name: "Presentation", dependencies: ["CommandLine", "Vocabulary"]),
    .target(name: "Storage", dependencies: ["Vocabulary"]),
    .target(name: "Terminal", dependencies: ["CommandLine", "Presentation"]),
    .target(name: "ModuleKit", dependencies: ["CommandLine", "Presentation", "Storage", "Terminal"]),
    .target(
        name: "TestKit",
        dependencies: ["CommandLine", "ModuleKit", "Presentation", "Storage", "Terminal"],
        path: "Tests/TestKit"
    ),
    .testTarget(name: "CommandLineTests", dependencies: ["CommandLine"]),
    .testTarget(name: "EntitiesTests", dependencies: ["Entities"]),
    .testTarget(name: "PresentationTests", dependencies: ["CommandLine", "Presentation", "Vocabulary"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "TestKit", "Vocabulary"]),
    .testTarget(name: "TerminalTests", dependencies: ["CommandLine", "Presentation", "Terminal", "TestKit"]),
    .testTarget(name: "ArchitectureTests"),
]

let modules: [Target] = useCases.flatMap { useCase -> [Target] in
    let dependencies = moduleLayers + useCase.presents.map { .byName(name: $0) }
    return [
        .target(name: useCase.name, dependencies: dependencies, path: "Sources/Modules/\(useCase.name)"),
        .testTarget(
            name: "\(useCase.name)Tests",
            dependencies: [.byName(name: useCase.name), "TestKit"] + dependencies,
            path: "Tests/Modules/\(useCase.name)Tests"
        ),
    ]
}

let application: [Target] = [
    .target(name: "Application", dependencies: moduleLayers + useCases.map { .byName(name: $0.name) }),
    .testTarget(name: "ApplicationTests", dependencies: ["Application", "TestKit"] + moduleLayers),
]
