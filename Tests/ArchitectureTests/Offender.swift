/// Sources that break a rule, or only just keep it, amid the files they are judged with.
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

    /// The complaints about one file of a module that presents AddItem.
    static func complaints(_ path: String, _ text: String, beside others: [SourceFile] = []) -> [String] {
        let file = SourceFile(path: path, text: text)
        let addItem = SourceFile(path: "Sources/Modules/AddItem/AddItemView.swift", text: "")
        return Rules(all: [entities, addItem, file] + others, presented: ["Foo": ["AddItem"]]).complaints(about: file)
    }

    static func path(_ role: String) -> String {
        "Sources/Modules/Foo/Foo\(role).swift"
    }
}
