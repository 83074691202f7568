import Entities
import Interchange
import Testing
import Vocabulary

struct MarkdownLineTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(MarkdownReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test func `a box after a box is part of the title`() throws {
        let item = try #require(try read("- [x] ☐ Milk\n").items.first)

        #expect(item.details.title == "☐ Milk" && item.isDone)
    }

    @Test(arguments: [
        ("📅 2026-11-27", Loss.Kind.date, "due"), ("🛫 2026-11-27", .date, "date"),
        ("[due:: 2026-11-27]", .date, "due"), ("(priority:: high)", .priority, "priority"),
        ("⏫", .priority, "priority"), ("🔽", .priority, "priority"),
    ])
    func `a field before other words stays in the title and is reported`(
        field: String,
        kind: Loss.Kind,
        name: String
    ) throws {
        let result = try read("- [ ] Pay \(field) soon #a\n")

        #expect(result.items.map(\.details) == [ItemDetails(title: "Pay \(field) soon", tags: ["a"])])
        #expect(result.losses == [Loss(kind, at: 1, field: name, value: field, keptIn: .title)])
    }
}
