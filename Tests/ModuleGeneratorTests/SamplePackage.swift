extension Sandbox {
    static let package = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let useCases: [(name: String, presents: [String])] = [
            ("AddItem", []),
            ("ShowItem", []),
        ]

        let package = Package(name: "sample")

        """,
        "Sources/Application/UseCases.swift": """
        import AddItem
        import ShowItem
        import Wiring

        var useCases: [UseCase] {
            [
                AddItemWireframe.useCase,
                ShowItemWireframe.useCase,
            ]
        }

        """,
        "Sources/Modules/AddItem/AddItemCommand.swift": """
        package enum AddItemCommand {
            static let command = Command(
                "add",
                aliases: ["put", "new"],
                summary: "add an item"
            )
        }

        """,
        "Sources/Modules/ShowItem/ShowItemView.swift": "final class ShowItemView {}\n",
        "Sources/Wiring/UseCase.swift": "package struct UseCase {}\n",
        "Sources/Terminal/ListView.swift": "package final class ListView {}\n",
        "Tests/Modules/AddItemTests/AddItemCommandTests.swift": "struct AddItemCommandTests {}\n",
        "Tests/Modules/ShowItemTests/ShowItemFakes.swift": "",
        "Templates/project.json": project,
        "Templates/_shared/header.swift": "// The {{name:words}}.\n",
        "Templates/command/template.json": manifest,
        view: """
        {{include header.swift}}
        struct {{name}}View {
            let word = "{{command}}"
            let summary = "{{summary:literal}}"
        }

        """,
        "Templates/command/Tests/Modules/{{name}}Tests/{{name}}ViewTests.swift": "struct {{name}}ViewTests {}\n",
    ]

    static let viewPath = "Sources/Modules/{{name}}/{{name}}View.swift"
    static let view = "Templates/command/\(viewPath)"

    static let project = """
        {
          "kinds": {
            "module": {
              "template": "command",
              "folders": ["Sources/Modules/{{name}}", "Tests/Modules/{{name}}Tests"],
              "lists": [
                {"file": "Package.swift", "list": "useCases", "entry": "(\\"{{name}}\\", []),"},
                {"file": "Sources/Application/UseCases.swift", "list": "import", "entry": "import {{name}}"},
                {"file": "Sources/Application/UseCases.swift", "list": "useCases", "entry": "{{name}}Wireframe.useCase,"}
              ]
            }
          }
        }

        """

    static let manifest = """
        {
          "summary": "A use case over the list",
          "kind": "module"
        }

        """

    /// A package with only a package template.
    static let packageTemplate = [
        "Package.swift": "// swift-tools-version: 6.2\nlet package = Package(name: \"outer\")\n",
        "Templates/project.json": Sandbox.project,
        "Templates/package/template.json": """
        {
          "summary": "A new package",
          "kind": "package",
          "files": [
            {"from": "Package.swift", "new": true},
            {"from": "targets.swift", "append": "Package.swift"},
            {"from": "steps.txt", "instructions": true},
            {"from": "format.json", "to": ".swift-format", "keep": true},
            {"from": "layer/", "to": "Sources/Layer/"},
            {"from": "Templates/", "verbatim": true},
            {"from": "Templates/command/Sources/", "to": "Sources/", "with": {"name": "AddNote", "command": "add"}}
          ]
        }
        """,
        "Templates/package/Package.swift": "let package = Package(name: \"{{name:kebab}}\")\n",
        "Templates/package/targets.swift": "package.targets += [.target(name: \"Layer\")]\n",
        "Templates/package/steps.txt": "Run {{name:kebab}}.\n",
        "Templates/package/format.json": "{}\n",
        "Templates/package/layer/Layer.swift": "struct Layer {}\n",
        "Templates/package/layer/Inner/{{name}}.swift": "struct {{name}}Inner {}\n",
        "Templates/package/Templates/project.json":
            "{\"kinds\": {\"module\": {\"folders\": [\"S/{{name}}\"], \"lists\": [], \"template\": \"command\"}}}\n",
        "Templates/package/Templates/command/Sources/S/{{name}}/{{name}}.swift": "let {{name}} = \"{{command}}\"\n",
        "Templates/larger/template.json": """
        {"summary": "A larger package", "kind": "package", "base": "package", "files": [{"from": "layer/", "to": "Sources/Layer/"}]}
        """,
        "Templates/larger/layer/Layer.swift": "struct LargerLayer {}\n",
    ]
}
