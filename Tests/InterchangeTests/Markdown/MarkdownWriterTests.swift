import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct MarkdownWriterTests {
    private let created = Instant(seconds: 1_795_212_000)

    private func write(_ dialect: MarkdownWriter.Dialect, _ details: ItemDetails, isDone: Bool = false) -> (
        text: String, losses: [Loss]
    ) {
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: details,
            status: isDone ? .done : .open,
            created: created,
            changed: created,
            completed: isDone ? created : nil
        )
        let parent = ExportedItem.Reference(id: 3, uuid: item.uuid, isExported: true)
        let exported = ExportedItem(item: item, depth: 1, parent: parent, needs: [parent], isReferenced: false)
        return Exchange.write([exported], MarkdownWriter(dialect, Exchange.context))
    }

    private func details() throws -> ItemDetails {
        ItemDetails(
            title: "Pay rent",
            note: "in cash\n\n- [ ] today",
            tags: ["bank", "@desk"],
            project: "My House",
            priority: .high,
            due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5)),
            wait: Day(iso: "2026-11-25"),
            recurrence: .every(.workdays)
        )
    }

    @Test func `plain Markdown has adder's attributes`() throws {
        #expect(
            write(.plain, try details()).text == """
                  - [ ] Pay rent due:2026-11-27T17:05 wait:2026-11-25 every:mon,tue,wed,thu,fri +bank @desk \
                project:"My House" pri:high needs:3
                    in cash

                    \\- [ ] today

                """
        )
    }

    @Test func `Obsidian has fields, at the end`() throws {
        let written = write(.obsidian, try details(), isDone: true)

        #expect(
            written.text == """
                  - [x] Pay rent #bank [tags:: @desk] [project:: My House] [time:: 17:05] ⏫ 🔁 every weekday \
                ➕ 2026-11-21 🛫 2026-11-25 📅 2026-11-27 ✅ 2026-11-21 ⛔ 00000000-0000-0001-0000-000000000002
                    in cash

                    \\- [ ] today

                """
        )
        #expect(written.losses.isEmpty)
    }

    @Test func `words of titles that look like fields are protected`() {
        let text = write(.plain, ItemDetails(title: "#a +b @c due:x !d 📅 e📅 [f:: g] 2+2")).text

        #expect(text == "  - [ ] \\#a \\+b \\@c \\due:x \\!d \\📅 \\e📅 \\[f:: g] 2+2 needs:3\n")
    }

    @Test(arguments: ["* TODO a", "- ## TODO a", "- [ ] a", "☐ a", "# [ ] a", "```", "%% a"])
    func `a line of a note that would be a task, code or a comment is protected`(line: String) {
        let text = write(.plain, ItemDetails(title: "b", note: line)).text

        #expect(text.hasSuffix("\n    \\\(line)\n"))
    }

    @Test(arguments: [MarkdownWriter.Dialect.plain, .obsidian])
    func `no text becomes HTML`(dialect: MarkdownWriter.Dialect) {
        let html = "<script>x</script> a<b>\\<!-- <3 1 < 2"

        let text = write(dialect, ItemDetails(title: html, note: html, project: html)).text

        let escaped = "\\<script>x\\</script> a\\<b>\\\\\\<!-- <3 1 < 2"
        #expect(text.hasPrefix("  - [ ] \(escaped) ") && text.hasSuffix("\n    \(escaped)\n"))
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
            let isText = bytes[index + 1] == UInt8(ascii: "3") || bytes[index + 1] == UInt8(ascii: " ")
            let backslashes = bytes[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
            #expect(isText || !backslashes.isMultiple(of: 2), "\(text)")
        }
    }

    @Test func `losses`() throws {
        let rule = try #require(Repetition(rule: "FREQ=DAILY;COUNT=3"))
        let due = Due(day: try #require(Day(iso: "2026-11-27")))

        #expect(
            write(.obsidian, ItemDetails(title: "a", due: due, recurrence: .again(rule))).losses == [
                Loss(.repetition, at: 7, field: "again", value: "FREQ=DAILY;COUNT=3")
            ]
        )
        #expect(
            write(.plain, ItemDetails(title: "a", note: "\nb")).losses == [
                Loss(.note, at: 7, field: "note", value: "\nb", became: "b")
            ]
        )
    }

    @Test func `tabs at the beginning of a note's lines become spaces, which is reported`() {
        let (text, losses) = write(.plain, ItemDetails(title: "a", note: "b\n\tc\td"))

        #expect(text.hasSuffix("b\n        c\td\n"))
        #expect(losses == [Loss(.note, at: 7, field: "note", value: "b\n\tc\td", became: "b\n    c\td")])
    }
}
