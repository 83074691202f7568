/// The folders in Sources/Modules, sorted, with the modules that each one presents.
let useCases: [(name: String, presents: [String])] = [
    ("{{module}}", [])
]

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The targets that modules may import. Tests/ArchitectureTests checks the imports of each role.
let moduleDependencies: [Target.Dependency] = ["Boundary", "Entities", "Grammar", "Storage", "Terminal", "Wiring"]

let layers: [Target] = [
    .target(name: "Boundary"),
    .target(name: "Entities"),
    .target(name: "Grammar"),
    .target(name: "Storage", dependencies: ["Entities"]),
    .target(name: "Terminal", dependencies: ["Boundary"]),
    .target(name: "Wiring", dependencies: ["Grammar", "Storage", "Terminal"]),
    .target(name: "TestKit", dependencies: ["Entities", "Storage", "Terminal", "Wiring"], path: "Tests/TestKit"),
    .testTarget(name: "GrammarTests", dependencies: ["Grammar"]),
    .testTarget(name: "StorageTests", dependencies: ["Entities", "Storage"]),
    .testTarget(name: "TerminalTests", dependencies: ["Boundary", "Terminal", "TestKit"]),
    .testTarget(name: "ArchitectureTests"),
]

let modules: [Target] = useCases.flatMap { useCase -> [Target] in
    let dependencies = moduleDependencies + useCase.presents.map { .byName(name: $0) }
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
    .target(name: "Application", dependencies: moduleDependencies + useCases.map { .byName(name: $0.name) }),
{{if fresh}}
    .executableTarget(name: "{{name:kebab}}", dependencies: ["Application"]),
{{end}}
    .testTarget(name: "ApplicationTests", dependencies: ["Application", "TestKit"] + moduleDependencies),
]
