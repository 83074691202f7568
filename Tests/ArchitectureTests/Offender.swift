/// Sources that break a rule or barely follow it, checked together with some other files.
enum Offender {
    static let entities = SourceFile(
        path: "Sources/Entities/Item.swift",
        text: """
            package protocol Entity {}
            package struct Item: Entity {
                package enum Status { case open }
            }
            package struct Selection: Entity {
                package enum Term { case overdue }
            }
            package enum Priority {}
            """
    )

    /// Returns the errors about a file of a module that uses AddItem, the service Rates and the settings.
    static func problems(_ path: String, _ text: String, beside others: [SourceFile] = []) -> [String] {
        let file = SourceFile(path: path, text: text)
        let addItem = SourceFile(path: "Sources/Modules/AddItem/AddItemView.swift", text: "")
        let rates = SourceFile(path: "Sources/Services/Rates/RatesFile.swift", text: "")
        let used: [String: Set<String>] = ["Foo": ["AddItem", "Rates", "Settings"]]
        let rules = Rules(all: [entities, addItem, rates, file] + others, used: used)
        return rules.problems(about: file)
    }

    /// Returns the path of a file with this role. An entity has a name of its own.
    static func path(_ role: String) -> String {
        "Sources/Modules/Foo/\(role == "Entity" ? "Pebble" : "Foo\(role)").swift"
    }
}
