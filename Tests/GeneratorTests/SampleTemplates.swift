enum SampleTemplates {
    /// A folder with a template for packages and nothing else.
    static let package = [
        "Package.swift": "// swift-tools-version: 6.2\nlet package = Package(name: \"outer\")\n",
        "Templates/project.json": Bench.project,
        "Templates/package/template.json": """
        {
          "schema": 1,
          "summary": "A package of its own",
          "kind": "package",
          "parameters": {
            "fresh": {"summary": "whether it is new", "type": "flag", "default": true},
            "module": {"summary": "its first module", "type": "name", "default": "Add{{name}}"}
          },
          "files": [
            {"from": "Package.swift", "to": "Package.swift", "if": "fresh"},
            {"from": "targets.swift", "append": "Package.swift", "if": "not fresh"},
            {"from": "floor/", "to": "Sources/Floor/"},
            {"from": "project.json", "to": "Templates/project.json", "verbatim": true},
            {"from": "Module.swift", "to": "Sources/Modules/{{name}}/{{name}}.swift", "with": {"name": "{{module}}"}}
          ]
        }
        """,
        "Templates/package/Package.swift": "let package = Package(name: \"{{name:kebab}}\")\n",
        "Templates/package/targets.swift": "package.targets += [.target(name: \"Floor\")]\n",
        "Templates/package/floor/Floor.swift": "struct Floor {}\n",
        "Templates/package/floor/Inner/{{name}}.swift": "struct {{name}}Inner {}\n",
        "Templates/package/project.json": "{\"schema\": 1, \"kinds\": {\"module\": {\"folders\": [\"S/{{name}}\"]}}}\n",
        "Templates/package/Module.swift": "struct {{name}} {}\n",
    ]
}
