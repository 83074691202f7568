import Testing

@testable import ModuleGenerator

struct NameRuleTests {
    @Test(arguments: ["X", "HTTPThing", "ItemReschedule2", "RescheduleItem"])
    func `a name in UpperCamelCase is valid`(name: String) {
        #expect(NameRule.problem(with: name) == nil)
    }

    @Test(arguments: [
        ("reschedule-item", "RescheduleItem"), ("rescheduleItem", "RescheduleItem"),
        ("Reschedule Item", "RescheduleItem"),
        ("2Items", "RescheduleItem"), ("", "RescheduleItem"), ("Café", "RescheduleItem"), ("set", "RescheduleItem"),
        ("../x", "X"), ("/etc/passwd", "EtcPasswd"), ("..", "RescheduleItem"), ("Add_Item", "AddItem"),
    ])
    func `a name that is not UpperCamelCase is rejected with a valid suggestion`(name: String, proposal: String) throws
    {
        let problem = try #require(NameRule.problem(with: name))

        #expect(problem.hasSuffix(". Try \(proposal)."))
    }

    @Test func `a path is rejected`() {
        #expect(
            NameRule.problem(with: "../x")
                == "“../x” is a path, not a name of letters and digits in UpperCamelCase. Try X."
        )
    }

    @Test(arguments: [("Any", "Any"), ("Self", "Self"), ("Import", "import"), ("Class", "class"), ("Type", "Type")])
    func `a keyword is rejected`(name: String, keyword: String) {
        #expect(
            NameRule.problem(with: name)
                == "“\(name)” can't be a name because “\(keyword)” is a Swift keyword. "
                + "Use a longer name, such as \(name)Item."
        )
    }

    @Test(arguments: ["String", "Set", "Task", "URL", "Testing", "Foundation"])
    func `names of Swift's libraries are rejected`(name: String) {
        #expect(NameRule.problem(with: name)?.hasSuffix("Use a longer name, such as \(name)Item.") == true)
    }

    @Test func `the names of tests are rejected`() {
        #expect(NameRule.problem(with: "AddItemTests")?.hasSuffix(". Try AddItem.") == true)
    }

    @Test func `names longer than 30 characters are rejected`() {
        #expect(NameRule.problem(with: String(repeating: "A", count: 30)) == nil)
        #expect(NameRule.problem(with: String(repeating: "A", count: 31)) != nil)
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

    @Test func `commands are found with their aliases and foreign names`() {
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

        let declared = DeclaredCommands(in: source)
        #expect(declared.words == ["change", "mod", "alter", "help"])
        #expect(declared.foreignNames.map(\.word) == ["modify", "man"])
        #expect(declared.foreignNames.map(\.command) == ["change", "help"])
    }
}
