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
        "Templates/command/View.swift": """
        {{include header.swift}}
        struct {{name}}View {
            let word = "{{command}}"
            {{if tests}}
            let summary = "{{summary:literal}}"
            {{end}}
        }

        """,
        "Templates/command/ViewTests.swift": "struct {{name}}ViewTests {}\n",
    ]

    static let project = """
        {
          "schema": 1,
          "kinds": {
            "module": {
              "folders": ["Sources/Modules/{{name}}", "Tests/Modules/{{name}}Tests"],
              "files": ["Sources/Modules/{{name}}/{{name}}View.swift"],
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
          "schema": 1,
          "summary": "A use case over the list",
          "kind": "module",
          "parameters": {
            "command": {"summary": "its word", "type": "word", "default": "{{name:kebab}}"},
            "summary": {"summary": "one line of help", "type": "text", "default": "{{name:words}}"},
            "tests": {"summary": "with tests", "type": "flag", "default": true}
          },
          "files": [
            {"from": "View.swift", "to": "Sources/Modules/{{name}}/{{name}}View.swift"},
            {"from": "ViewTests.swift", "to": "Tests/Modules/{{name}}Tests/{{name}}ViewTests.swift", "if": "tests"}
          ]
        }

        """
}
