import ProgramOutput
import Testing

@testable import ModuleGenerator

struct NameConflictTests {
    @Test(arguments: [
        (["Shop"], "“ShopView” is already a type in Sources/Basket/Shop.swift. Use another name."),
        (["Basket"], "“Basket” is already a target in Sources/Basket. Use another name."),
        (["BASKET"], "“BASKET” is already a target in Sources/Basket. Use another name."),
        (["ShopView"], "“ShopView” is already a type in Sources/Basket/Shop.swift. Use another name."),
        (["Additem"], "“Additem” is already a target in Sources/Modules/AddItem. Use another name."),
        (
            ["PickItem", "--command", "new"],
            "“new” is already a command in Sources/Modules/AddItem/AddItemCommand.swift. Use another command."
        ),
        (
            ["PickItem", "--command", "quit"],
            "“quit” is already a command in Templates/project.json. Use another command."
        ),
        (
            ["PickItem", "--command", "Pick It"],
            "“Pick It” is not a word of lowercase letters, digits and hyphens. Use --command pick-it."
        ),
        (
            ["PickItem", "--command", String(repeating: "a", count: 45)],
            "The command has 45 characters; use 44 at most."
        ),
        (["PickItem", "--summary", "  "], "The summary is blank. Use --summary \"another text\"."),
        (
            ["PickItem", "--summary", "one\ntwo"],
            "The summary contains a control character. Use --summary \"another text\"."
        ),
        (
            ["PickItem", "--summary", "all of it."],
            "The summary ends with a full stop, which is added automatically. Use --summary \"another text\"."
        ),
        (
            ["PickItem", "--summary", String(repeating: "\"", count: 46)],
            "The summary has 92 characters; use 90 at most."
        ),
    ])
    func `names that clash are rejected, and nothing is written`(words: [String], sentence: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write("package struct ShopView {}\n", to: "Sources/Basket/Shop.swift")
        try sandbox.write(
            "let command = Command(\"{{command}}\")\n",
            to: "Templates/command/Sources/Modules/{{name}}/{{name}}.swift"
        )
        try sandbox.write(
            Sandbox.project.replacing("{\n  \"kinds\"", with: "{\n  \"words\": [\"quit\"],\n  \"kinds\""),
            to: "Templates/project.json"
        )
        let before = sandbox.tree

        #expect(sandbox.run(["new"] + words) == RunResult(messages: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(sandbox.tree == before)
    }
}
