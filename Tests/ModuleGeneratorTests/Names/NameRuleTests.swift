import Testing

@testable import ModuleGenerator

struct NameRuleTests {
    @Test(arguments: [
        "X", "HTTPThing", "ItemReschedule2", "RescheduleItem", "Class", String(repeating: "A", count: 30),
    ])
    func `a name in UpperCamelCase is valid`(name: String) throws {
        try NameRule.check(name)
    }

    @Test(arguments: [
        ("reschedule-item", "RescheduleItem"), ("rescheduleItem", "RescheduleItem"), ("2Items", "RescheduleItem"),
        ("", "RescheduleItem"), ("Café", "RescheduleItem"), ("../x", "X"), ("Add_Item", "AddItem"),
    ])
    func `another name is rejected with a valid suggestion`(name: String, proposal: String) {
        let sentence = "“\(name)” is not a name of letters and digits in UpperCamelCase. Try \(proposal)."

        #expect { try NameRule.check(name) } throws: { ($0 as? ToolError)?.message == sentence }
    }

    @Test(arguments: [
        "Any", "Self", "Type", "Testing", "Foundation", "AddItemTests", String(repeating: "A", count: 31),
    ])
    func `keywords, Swift's libraries, names of tests and long names are rejected`(name: String) {
        #expect(throws: ToolError.self) { try NameRule.check(name) }
    }
}

struct DeclaredNamesTests {
    @Test func `top-level types that are not private are found`() {
        let source = """
            package struct Item: Entity {
                struct Nested {}
            }
            @MainActor final class Basket<Fruit> {}
            private struct Hidden {}
            // struct Comment {}
            extension Item {}
            typealias Bag = [Item]
            let struct_ = 1
            """

        #expect(DeclaredTypes(in: source).names == ["Item", "Basket", "Bag"])
    }

    @Test func `commands are found with their aliases`() {
        let source = """
            static let command = Command(
                "change",
                aliases: ["mod", "alter"],
                foreignNames: ["modify"]
            )
            let help = Command("help", foreignNames: ["man"], summary: "x", examples: [Command.Example("adder help add", "y")])
            /// As in Command("comment").
            let other = SubCommand("no"), open = Command(name)
            """

        #expect(DeclaredCommands(in: source).words == ["change", "mod", "alter", "help"])
    }
}
