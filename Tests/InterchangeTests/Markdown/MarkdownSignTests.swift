import Entities
import Interchange
import Testing
import Vocabulary

/// Lines that are like tasks, and quotations.
struct MarkdownSignTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(MarkdownReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test(arguments: [
        ("- [ ] a\n  - plain\n  > quote\n- [ ] b\n", "- plain\n> quote"),
        ("- [ ] a\n  - plain\n\n  > quote\n  text\n- [ ] b\n", "- plain\n\n> quote\ntext"),
    ])
    func `a quotation below a bullet stays in the note`(text: String, note: String) throws {
        let result = try read(text)

        #expect(result.items.map(\.details.note) == [note, nil])
        #expect(result.losses.isEmpty)
    }

    @Test func `an escaped box is a box`() throws {
        let result = try read("- \\[ \\] Milk\n- \\[x\\] Eggs\n- \\[x] Tea\n")

        #expect(result.items.map(\.details.title) == ["Milk", "Eggs", "Tea"])
        #expect(result.items.map(\.isDone) == [false, true, true])
    }

    @Test(arguments: [
        "a. [ ] x", "| Buy | [x] |", "- ✔️ x", "✅ x", "- ✓ x", "✗ x", "⬜ x", "- 🔲 x", "- ( ) x", "- (x) x",
        "- **TODO** x",
        "- <input type=\"checkbox\"> x",
    ])
    func `a line that is like a task is reported`(line: String) throws {
        let result = try read("- [ ] ok\n\n# More\n\n\(line)\n")

        #expect(result.items.count == 1)
        #expect(result.losses.map(\.kind) == [.item])
    }

    @Test func `a task in a quotation below a task is reported and stays in the note`() throws {
        let result = try read("- [ ] a\n  > [!note] call\n  > - [ ] q\n")

        #expect(result.items.map(\.details.note) == ["> [!note] call\n> - [ ] q"])
        #expect(result.losses == [Loss(.item, at: 3, field: "task", value: "> - [ ] q", keptIn: .note)])
    }

    @Test func `a byte order mark at the beginning of a line is ignored`() throws {
        let result = try read("\u{FEFF}- [ ] a\n\u{FEFF}- [x] b\n")

        #expect(result.items.map(\.details.title) == ["a", "b"])
    }
}
