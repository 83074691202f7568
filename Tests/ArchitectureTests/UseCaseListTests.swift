import Testing

struct UseCaseListTests {
    private let manifest = Manifest(
        SourceFile(
            path: "Package.swift",
            text: """
                import PackageDescription
                /// Not useCases.
                let useCases: [(name: String, uses: [String])] = [
                    ("AddItem", []),
                    (
                        "Shell",
                        [
                            "AddItem", "ListUpcoming",
                        ]
                    ),
                    ("ListUpcoming", ["AddItem"]),
                ]
                let services: [String] = [
                    "Rates",
                    "Feed",
                ]
                let layers = ["Almanac"]
                let modules = useCases.map { ("Bar", $0) }
                """
        )
    )

    private let application = UseCaseList(
        application: SourceFile(
            path: "Sources/Application/UseCases.swift",
            text: """
                // Not NothingWireframe.useCase.
                var useCases: [UseCase] {
                    [
                        AddItemWireframe.useCase,
                        ListUpcomingWireframe.useCase,
                    ]
                }
                extension ShellDestinations {
                    static var built: Self { Self(present: LogInWireframe.logIn) }
                }
                """
        )
    )

    @Test func `the manifest lists the modules and what they use`() {
        #expect(manifest.list.entries.map(\.module) == ["AddItem", "Shell", "ListUpcoming"])
        #expect(
            manifest.used == ["Shell": ["AddItem", "ListUpcoming"], "ListUpcoming": ["AddItem"]]
        )
    }

    @Test func `the manifest lists the services`() {
        #expect(manifest.services.entries.map(\.module) == ["Rates", "Feed"])
        #expect(
            manifest.services.problems(folders: ["Feed", "Moods"]) == [
                "Package.swift:13: Moods is missing from services",
                "Package.swift:14: there is no Sources/Services/Rates",
            ]
        )
        #expect(manifest.services.orderProblems == ["Package.swift:15: Feed belongs before Rates"])
    }

    @Test func `complete lists have no problems`() {
        #expect(manifest.list.problems(folders: ["AddItem", "ListUpcoming", "Shell"]).isEmpty)
        #expect(application.problems(folders: ["AddItem", "ListUpcoming"]).isEmpty)
        #expect(application.orderProblems.isEmpty)
    }

    @Test func `a module that others present need not be listed`() {
        let folders: Set = ["AddItem", "ListUpcoming", "LogIn"]

        #expect(application.problems(folders: folders).isEmpty)
        #expect(
            application.problems(folders: folders, commands: ["LogIn"]) == [
                "Sources/Application/UseCases.swift:2: LogIn is missing from useCases"
            ]
        )
    }

    @Test func `an unlisted folder is reported`() {
        #expect(
            manifest.list.problems(folders: ["AddItem", "Basket", "ListUpcoming", "Shell"])
                == ["Package.swift:3: Basket is missing from useCases"]
        )
        #expect(
            application.problems(folders: ["AddItem", "Basket", "ListUpcoming"])
                == ["Sources/Application/UseCases.swift:2: Basket is missing from useCases"]
        )
    }

    @Test func `an entry without a folder is reported`() {
        #expect(
            manifest.list.problems(folders: ["AddItem", "ListUpcoming"])
                == ["Package.swift:6: there is no Sources/Modules/Shell"]
        )
        #expect(
            application.problems(folders: ["AddItem"])
                == ["Sources/Application/UseCases.swift:5: there is no Sources/Modules/ListUpcoming"]
        )
    }

    @Test func `an entry out of order is reported`() {
        #expect(manifest.list.orderProblems == ["Package.swift:11: ListUpcoming belongs before Shell"])
    }
}
