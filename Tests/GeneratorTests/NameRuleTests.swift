import Testing

@testable import Generator

struct NameRuleTests {
    @Test(arguments: ["X", "HTTPThing", "ItemReschedule2", "RescheduleItem"])
    func `an UpperCamel name is fine`(name: String) {
        #expect(NameRule.objection(to: name) == nil)
    }

    @Test(arguments: [
        ("reschedule-item", "RescheduleItem"), ("rescheduleItem", "RescheduleItem"),
        ("Reschedule Item", "RescheduleItem"),
        ("2Items", "RescheduleItem"), ("", "RescheduleItem"), ("Café", "RescheduleItem"), ("set", "RescheduleItem"),
        ("../x", "X"), ("/etc/passwd", "EtcPasswd"), ("..", "RescheduleItem"), ("Add_Item", "AddItem"),
    ])
    func `what is no UpperCamel is refused with a proposal that is`(name: String, proposal: String) throws {
        let objection = try #require(NameRule.objection(to: name))

        #expect(objection.hasSuffix("; try \(proposal)."))
    }

    @Test func `a path is refused as such`() {
        #expect(
            NameRule.objection(to: "../x") == "“../x” is a path, and a name is UpperCamel letters and digits; try X."
        )
    }

    @Test(arguments: [("Any", "Any"), ("Self", "Self"), ("Import", "import"), ("Class", "class"), ("Type", "Type")])
    func `what would be a keyword is refused`(name: String, keyword: String) {
        #expect(
            NameRule.objection(to: name)
                == "“\(name)” cannot be a name, as “\(keyword)” is a keyword of Swift; say what it works on too, "
                + "as in \(name)Item."
        )
    }

    @Test(arguments: ["String", "Set", "Task", "URL", "Testing", "Foundation"])
    func `what Swift has is refused`(name: String) {
        #expect(NameRule.objection(to: name)?.hasSuffix("say what it works on too, as in \(name)Item.") == true)
    }

    @Test func `what tests are called is refused`() {
        #expect(NameRule.objection(to: "AddItemTests")?.hasSuffix("; try AddItem.") == true)
    }

    @Test func `a name that makes long file names is refused`() {
        #expect(NameRule.objection(to: String(repeating: "A", count: 30)) == nil)
        #expect(NameRule.objection(to: String(repeating: "A", count: 31)) != nil)
    }
}

struct DeclaredNamesTests {
    @Test func `types that others can use are found by the lines they begin`() {
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
            let help = Command("help", summary: "x", examples: [Command.Example("adder help add", "y")])
            /// As in Command("comment").
            let other = SubCommand("no"), open = Command(name)
            """

        #expect(DeclaredCommands(in: source).words == ["change", "mod", "alter", "help"])
    }
}
