import Testing

struct EntityNameRuleTests {
    private let presenter = Offender.path("Presenter")

    private func offence(_ name: String, line: Int, in noun: String = "a Presenter", _ path: String) -> String {
        "\(path):\(line): the entity \(name) may not reach \(noun); send a response struct"
    }

    /// The literals here name types, not words for people.
    private func problems(_ path: String, _ text: String) -> [String] {
        Offender.problems(path, text).filter { !$0.contains("is for people") }
    }

    @Test(arguments: [
        ("Contract", "a Contract"), ("Presenter", "a Presenter"), ("DocumentPresenter", "a Presenter"),
        ("Words", "a Helper"), ("View", "a View"), ("PlainView", "a View"), ("HomeView", "a View"),
    ])
    func `an entity's name is found even without its import`(role: String, noun: String) {
        let path = Offender.path(role)

        let found = problems(path, "// An Item in a comment.\nlet text = \"Item\"\nlet items: [Item] = []\n")

        #expect(found == [offence("Item", line: 3, in: noun, path)])
    }

    @Test(arguments: [
        (#"let text = "\(Item.self)""#, 1), (#"let text = "one \(names["\(Item.self)"] ?? "none") two""#, 1),
        (#"let text = "\(show(one), Item.self)""#, 1), (##"let text = #"\#(Item.self)"#"##, 1),
        ("let text = \"\"\"\n    one \\(two)\n    \\(Item.self)\n    \"\"\"", 3),
        ("let text = \"\"\"\n    \\(list.map { \"\"\"\n        \\(Item($0))\n        \"\"\" })\n    \"\"\"", 3),
        (#"let text = "\(names.map { "(\($0))" })", item = Item()"#, 1), ("let text = \"\\\"\", item = Item()", 1),
    ])
    func `an entity's name is found in and after an interpolation`(text: String, line: Int) {
        #expect(problems(presenter, text) == [offence("Item", line: line, presenter)])
    }

    @Test(arguments: [
        "let text = \"Item (Item) \\\\(Item)\"", ##"let text = #"\(Item) "Item" \"#"##, "let text = \"\\\"Item\\\"\"",
        "let text = \"\"\"\n    Item \"Item\" \\\"\"\" Item\n    \"\"\"", "/* Item /* Item */ Item */",
        "/// An ``Item``.", #"let text = "\(one /* Item */) Item \("Item")""#,
    ])
    func `the text of literals and comments is ignored`(text: String) {
        #expect(problems(presenter, text).isEmpty)
    }

    @Test(arguments: [
        ("let term: Selection.Term", "Selection.Term"), ("let state = Item.Status.open", "Item.Status"),
        ("let term: Selection\n    .Term", "Selection.Term"), ("let term: Entities.Selection.Term", "Selection.Term"),
        ("extension Item {}", "Item"), ("extension Item.Status: Comparable {}", "Item.Status"),
        ("let item: `Item`", "Item"), ("let priorities: Set<Priority> = []", "Priority"),
        ("let values: [any Entity]", "Entity"),
    ])
    func `nested types and extensions of an entity are found`(line: String, name: String) {
        #expect(problems(presenter, line) == [offence(name, line: 1, presenter)])
    }

    @Test(arguments: ["StorageProblem.Kind", "FooDisplay.Item", "Term", "Status", "ItemSummary", "item", "Items"])
    func `a name that only resembles an entity's is allowed`(name: String) {
        #expect(problems(presenter, "let value: \(name)?").isEmpty)
    }
}

/// Names that a module has of its own.
struct OwnEntityNameRuleTests {
    private let presenter = Offender.path("Presenter")

    private func problems(_ line: String, beside path: String, _ text: String) -> [String] {
        Offender.problems(presenter, line, beside: [SourceFile(path: path, text: text)])
    }

    @Test(arguments: [
        ("struct Basket: Entity {}", "Basket"), ("enum Basket { enum Size {} }", "Basket.Size"),
        ("extension Day { struct Span {} }", "Day.Span"), ("typealias Basket = [Int]", "Basket"),
        ("@frozen\nindirect enum Basket<Fruit>: Entity {}", "Basket"),
    ])
    func `a module's own entity is found`(entity: String, name: String) {
        let found = problems("let basket: \(name)", beside: Offender.path("Entity"), entity)

        #expect(found == ["\(presenter):1: the entity \(name) may not reach a Presenter; send a response struct"])
    }

    @Test(arguments: [
        ("Interactor", "struct Basket: Hashable, Entity {}", "Basket"),
        ("Interactor", "extension Basket: Entity {}", "Basket"), ("Interactor", "typealias Basket = Item", "Basket"),
        ("Command", "typealias Basket = (Int) ->\n    [Item]", "Basket"),
        ("Interactor", "typealias Basket = Bag?\ntypealias Bag = Selection.Term", "Basket"),
        ("Contract", "protocol Shop { typealias Basket = [Item] }", "Shop.Basket"),
    ])
    func `an entity is found under an alias or if declared in another role's file`(
        role: String,
        text: String,
        name: String
    ) {
        let found = problems("let basket: \(name)", beside: Offender.path(role), text)

        #expect(found == ["\(presenter):1: the entity \(name) may not reach a Presenter; send a response struct"])
    }

    @Test func `an alias for an entity in a shared layer is found in every module`() {
        let found = problems("let one: One", beside: "Sources/Responses/ItemSummary.swift", "typealias One = Item")

        #expect(found == ["\(presenter):1: the entity One may not reach a Presenter; send a response struct"])
    }

    @Test(arguments: [
        ("Sources/Modules/Bar/Basket.swift", "struct Basket: Entity {}"),
        ("Sources/DataStore/Store.swift", "package typealias Basket = Item"),
        ("Sources/Modules/Foo/Basket.swift", "private struct Basket {}"),
        ("Sources/Modules/Foo/FooDataManager.swift", "fileprivate typealias Basket = (id: Int, item: Item)"),
        ("Sources/Modules/Foo/FooContract.swift", "struct Basket { let isItem: Bool }"),
        ("Sources/Modules/Foo/FooContract.swift", "struct Basket<Fruit: Entity> {}"),
        ("Sources/Modules/Foo/FooContract.swift", "struct Basket<Fruit> where Fruit: Entity {}"),
        ("Sources/Modules/Foo/FooContract.swift", "typealias Basket = FooDisplay.Item\nlet item: Item"),
        ("Sources/Modules/Foo/FooContract.swift", "typealias Basket = [Int]\nlet item: Item"),
    ])
    func `another module's entity and other types are allowed`(path: String, text: String) {
        #expect(problems("let basket: Basket", beside: path, text).isEmpty)
    }
}
