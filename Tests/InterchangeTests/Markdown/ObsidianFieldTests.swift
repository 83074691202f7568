import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct ObsidianFieldTests {
    private func item(_ text: String) throws -> ForeignItem {
        try #require(
            try Exchange.read(MarkdownReader(Exchange.source(Array("- [x] \(text)".utf8)), Exchange.context)).items
                .first
        )
    }

    @Test(arguments: [
        "a #t ⏫ 🔁 every month when done ➕ 2026-11-20 🛫 2026-11-25 📅 2026-11-27 ✅ 2026-11-21 🆔 abc ⛔ d1,e2",
        "a 📅2026-11-27⏫ #t ⛔ d1, e2 🆔 abc 🔁 every month when done ✅ 2026-11-21 ⏳ 2026-11-25 ➕ 2026-11-20",
        "a ⏫\u{FE0F} 🗓\u{FE0F} 2026-11-27 ⌛ 2026-11-25 ➕ 2026-11-20 ✅ 2026-11-21 🔁 every month when done #t 🆔 abc ⛔ d1,e2",
        "a [priority:: high] [repeat:: every month when done] [created:: 2026-11-20] (start:: 2026-11-25)"
            + " [due:: 2026-11-27] [completion:: 2026-11-21] [id:: abc] [dependsOn:: d1,e2] #t",
        "a [priority:: high], [repeat:: every month when done], [created:: 2026-11-20], (start:: 2026-11-25),"
            + " [due:: [[2026-11-27]]], [completion:: 2026-11-21], [id:: abc], [dependsOn:: d1,e2], #t ^block-1",
    ])
    func `all fields, in any order`(text: String) throws {
        let item = try item(text)

        #expect(
            item.details
                == ItemDetails(
                    title: "a",
                    tags: ["t"],
                    priority: .high,
                    due: Due(day: try #require(Day(iso: "2026-11-27"))),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .again(Repetition(.monthly))
                )
        )
        #expect(item.created?.description == "2026-11-19T22:00:00Z")
        #expect(item.completed?.description == "2026-11-20T22:00:00Z")
        #expect(item.key == "abc")
        #expect(item.needs == [.key("d1"), .key("e2")])
    }

    @Test(arguments: [
        ("every day", "FREQ=DAILY"), ("every 3 days", "FREQ=DAILY;INTERVAL=3"),
        ("every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ("every week on Monday, Thursday", "FREQ=WEEKLY;BYDAY=MO,TH"),
        ("every 2 weeks on Sunday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU"),
        ("every month on the 15th", "FREQ=MONTHLY;BYMONTHDAY=15"),
        ("every month on the last Friday", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("every month on the 2nd Tuesday", "FREQ=MONTHLY;BYDAY=2TU"), ("every year", "FREQ=YEARLY"),
        ("every 3 months", "FREQ=MONTHLY;INTERVAL=3"),
        ("every month on the last", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("every January on the 15th", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15"),
        ("every week on Tuesday and Friday", "FREQ=WEEKLY;BYDAY=TU,FR"), ("every Monday", "FREQ=WEEKLY;BYDAY=MO"),
        ("every month on the 2nd last Friday", "FREQ=MONTHLY;BYDAY=-2FR"),
        ("every 3 months on the 3rd last Monday", "FREQ=MONTHLY;INTERVAL=3;BYDAY=-3MO"),
        ("every 6 months on the 1st Wednesday", "FREQ=MONTHLY;INTERVAL=6;BYDAY=1WE"),
        ("every week until January 2, 2027", "FREQ=WEEKLY;UNTIL=20270102"),
    ])
    func `repetitions`(text: String, rule: String) throws {
        #expect(try item("a 🔁 \(text)").details.recurrence == .every(try #require(Repetition(rule: rule))))
    }

    @Test(arguments: [
        "a 📅 2026-11-27 b", "a 📅 2026-13-40", "a 📅", "a 🆔 b.c", "a [note:: b]", "a [due:: soon]", "a (see: b)",
    ])
    func `words that are not fields, or not at the end, stay in the title`(text: String) throws {
        #expect(try item(text).details == ItemDetails(title: text))
    }

    @Test(arguments: ["⏳", "🛫"])
    func `a task that repeats is due on the day of its only date`(mark: String) throws {
        let details = try item("a 🔁 every week \(mark) 2026-11-23").details

        #expect(details.due?.description == "2026-11-23")
        #expect(details.recurrence == .every(Repetition(.weekly)))
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;INTERVAL=6;BYDAY=1WE", "every 6 months on the 1st Wednesday"),
        ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25", "every December on the 25th"),
        ("FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=5", "every 2 months on the 5th"),
        ("FREQ=WEEKLY;BYDAY=MO;UNTIL=20270102", "every week on Monday until January 2, 2027"),
    ])
    func `repetitions are written in the words of the plugin`(rule: String, words: String) throws {
        let due = Due(day: try #require(Day(iso: "2026-11-27")))
        let details = ItemDetails(title: "a", due: due, recurrence: .every(try #require(Repetition(rule: rule))))
        let item = Item(
            id: 1,
            uuid: ItemUUID(high: 1, low: 2),
            details: details,
            created: Instant(seconds: 0),
            changed: Instant(seconds: 0)
        )
        let written = Exchange.write([ExportedItem(item: item)], MarkdownWriter(.obsidian, Exchange.context))

        #expect(written.text.contains("🔁 \(words) ➕"))
        #expect(written.losses.isEmpty)
        #expect(try self.item("a 🔁 \(words)").details.recurrence == details.recurrence)
    }

    @Test func `what only adder knows is carried in brackets`() throws {
        let details = try item(
            "a [tags:: @desk] [project:: My House] [time:: 17:05] [every:: FREQ=DAILY;COUNT=3] 📅 2026-11-27"
        ).details

        #expect(details.title == "a")
        #expect(details.tags == ["@desk"])
        #expect(details.project == "My House")
        #expect(details.due?.description == "2026-11-27T17:05")
        #expect(details.recurrence?.rule == "FREQ=DAILY;COUNT=3")
    }
}
