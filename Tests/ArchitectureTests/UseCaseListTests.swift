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
                let rooms = ["Almanac"]
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
                """
        )
    )

    @Test func `the manifest says which modules there are and what they present`() {
        #expect(manifest.list.entries.map(\.module) == ["AddItem", "Shell", "ListUpcoming"])
        #expect(
            manifest.used == ["Shell": ["AddItem", "ListUpcoming"], "ListUpcoming": ["AddItem"]]
        )
    }

    @Test func `the manifest says which services there are`() {
        #expect(manifest.services.entries.map(\.module) == ["Rates", "Feed"])
        #expect(
            manifest.services.complaints(folders: ["Feed", "Moods"]) == [
                "Package.swift:13: Moods is missing from services",
                "Package.swift:14: there is no Sources/Services/Rates",
            ]
        )
        #expect(manifest.services.complaintsAboutOrder == ["Package.swift:15: Feed belongs before Rates"])
    }

    @Test func `lists that name every folder and nothing else are left alone`() {
        #expect(manifest.list.complaints(folders: ["AddItem", "ListUpcoming", "Shell"]).isEmpty)
        #expect(application.complaints(folders: ["AddItem", "ListUpcoming"]).isEmpty)
        #expect(application.complaintsAboutOrder.isEmpty)
    }

    @Test func `a folder that is not listed is named`() {
        #expect(
            manifest.list.complaints(folders: ["AddItem", "Basket", "ListUpcoming", "Shell"])
                == ["Package.swift:3: Basket is missing from useCases"]
        )
        #expect(
            application.complaints(folders: ["AddItem", "Basket", "ListUpcoming"])
                == ["Sources/Application/UseCases.swift:2: Basket is missing from useCases"]
        )
    }

    @Test func `an entry without a folder is named`() {
        #expect(
            manifest.list.complaints(folders: ["AddItem", "ListUpcoming"])
                == ["Package.swift:6: there is no Sources/Modules/Shell"]
        )
        #expect(
            application.complaints(folders: ["AddItem"])
                == ["Sources/Application/UseCases.swift:5: there is no Sources/Modules/ListUpcoming"]
        )
    }

    @Test func `an entry that is out of order is named`() {
        #expect(manifest.list.complaintsAboutOrder == ["Package.swift:11: ListUpcoming belongs before Shell"])
    }
}
