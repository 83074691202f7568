/// One folder of Sources/Modules each, sorted, with the modules it presents.
let useCases: [(name: String, presents: [String])] = [
    ("{{module}}", [])
]

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What every module's roles may import; which role may import what is kept by Tests/ArchitectureTests.
let rooms: [Target.Dependency] = ["Boundary", "Entities", "Grammar", "Storage", "Terminal", "Wiring"]

let floors: [Target] = [
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
    let dependencies = rooms + useCase.presents.map { .byName(name: $0) }
    return [
        .target(name: useCase.name, dependencies: dependencies, path: "Sources/Modules/\(useCase.name)"),
        .testTarget(
            name: "\(useCase.name)Tests",
            dependencies: [.byName(name: useCase.name), "TestKit"] + dependencies,
            path: "Tests/Modules/\(useCase.name)Tests"
        ),
    ]
}

let house: [Target] = [
    .target(name: "Application", dependencies: rooms + useCases.map { .byName(name: $0.name) }),
{{if fresh}}
    .executableTarget(name: "{{name:kebab}}", dependencies: ["Application"]),
{{end}}
    .testTarget(name: "ApplicationTests", dependencies: ["Application", "TestKit"] + rooms),
]
