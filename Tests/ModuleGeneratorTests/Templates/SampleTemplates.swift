enum SampleTemplates {
    /// A package with only a package template.
    static let package = [
        "Package.swift": "// swift-tools-version: 6.2\nlet package = Package(name: \"outer\")\n",
        "Templates/project.json": Sandbox.project,
        "Templates/package/template.json": """
        {
          "schema": 1,
          "summary": "A new package",
          "kind": "package",
          "parameters": {
            "fresh": {"summary": "whether it is new", "type": "flag", "default": true},
            "module": {"summary": "its first module", "type": "name", "default": "Add{{name}}"}
          },
          "files": [
            {"from": "Package.swift", "to": "Package.swift", "if": "fresh"},
            {"from": "targets.swift", "append": "Package.swift", "if": "not fresh"},
            {"from": "layer/", "to": "Sources/Layer/"},
            {"from": "project.json", "to": "Templates/project.json", "verbatim": true},
            {"from": "Module.swift", "to": "Sources/Modules/{{name}}/{{name}}.swift", "with": {"name": "{{module}}"}}
          ]
        }
        """,
        "Templates/package/Package.swift": "let package = Package(name: \"{{name:kebab}}\")\n",
        "Templates/package/targets.swift": "package.targets += [.target(name: \"Layer\")]\n",
        "Templates/package/layer/Layer.swift": "struct Layer {}\n",
        "Templates/package/layer/Inner/{{name}}.swift": "struct {{name}}Inner {}\n",
        "Templates/package/project.json": "{\"schema\": 1, \"kinds\": {\"module\": {\"folders\": [\"S/{{name}}\"]}}}\n",
        "Templates/package/Module.swift": "struct {{name}} {}\n",
    ]
}
