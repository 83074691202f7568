import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TodoTxtWriterTests {
    private let created = Instant(seconds: 1_795_212_000)

    private func write(_ details: ItemDetails, completed: Instant? = nil, isReferenced: Bool = false, ids: Bool = false)
        -> (
            text: String, losses: [Loss]
        )
    {
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: details,
            status: completed == nil ? .open : .done,
            created: created,
            changed: created,
            completed: completed
        )
        let writer = TodoTxtWriter(Exchange.context, includesUUIDs: ids)
        return Exchange.write([ExportedItem(item: item, isReferenced: isReferenced)], writer)
    }

    @Test func `an open and a done item`() {
        let details = ItemDetails(title: "Pay rent", tags: ["bank", "@desk"], project: "home.money", priority: .high)

        #expect(write(details).text == "(A) 2026-11-21 Pay rent +home.money #bank @desk\n")
        #expect(
            write(details, completed: created, isReferenced: true).text
                == "x 2026-11-21 2026-11-21 Pay rent +home.money #bank @desk pri:A id:7\n"
        )
        #expect(write(details).losses.isEmpty)
    }

    @Test func `dates and repetitions`() throws {
        let due = Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5))
        var details = ItemDetails(title: "Call", due: due, wait: Day(iso: "2026-11-25"), recurrence: .every(.workdays))

        #expect(write(details).text == "2026-11-21 Call due:2026-11-27 time:1705 t:2026-11-25 rec:+1b\n")

        details = ItemDetails(
            title: "Call",
            due: Due(day: due.day),
            recurrence: .again(Repetition(.monthly, monthDays: [15, 30]))
        )
        #expect(write(details).text == "2026-11-21 Call due:2026-11-27 again:15,30\n")

        details = ItemDetails(title: "Pill", due: due, recurrence: .every(Repetition(.hourly, interval: 6)))
        #expect(write(details).text == "2026-11-21 Pill due:2026-11-27 time:1705 every:6-hours\n")
    }

    @Test func `a title that looks like something else is protected`() {
        #expect(
            write(ItemDetails(title: "x (A) +1 @a #b due:x c:d \\@a")).text
                == "2026-11-21 x \\(A) \\+1 \\@a \\#b \\due:x c:d \\\\@a\n"
        )
    }

    @Test func `marks inside the title stand for the tags and the project`() {
        let details = ItemDetails(title: "Call @mom about the +party", tags: ["@mom", "@phone"], project: "party")

        #expect(write(details).text == "2026-11-21 Call @mom about the \\+party +party @phone\n")
        let longer = ItemDetails(title: "Call @mom about the +party today", tags: ["@mom"], project: "party")
        #expect(write(longer).text == "2026-11-21 Call @mom about the +party today\n")
    }

    @Test(arguments: ["@a @a +b", "Ask @a or @a", "x\ty", "+b for @a and more", "[x] a"])
    func `a title reads back`(title: String) throws {
        let details = ItemDetails(title: title, tags: ["@a"], project: "b")
        let written = write(details)

        let read = try Exchange.read(
            TodoTxtReader(Exchange.source(Array(written.text.utf8)), Exchange.context)
        ).items.first?.details

        #expect(read == details && written.losses.isEmpty, "\(written.text)")
    }

    @Test func `losses`() {
        let written = write(ItemDetails(title: "two\nlines", note: "Why", project: "My House"), completed: created)
        let late = Instant(seconds: created.seconds + 1)

        #expect(written.text == "x 2026-11-21 2026-11-21 two lines +My-House\n")
        #expect(
            written.losses == [
                Loss(.character, at: 7, field: "title", value: "two\nlines", became: "two lines"),
                Loss(.project, at: 7, field: "project", value: "My House", became: "My-House"),
                Loss(.note, at: 7, field: "note", value: "Why"),
            ]
        )
        #expect(write(ItemDetails(title: "a"), completed: late).losses.isEmpty)
        #expect(
            write(ItemDetails(title: "a"), completed: late, ids: true).losses == [
                Loss(.time, at: 7, field: "completed", value: "2026-11-20T22:00:01Z", became: "2026-11-21"),
                Loss(.date, at: 7, field: "changed", value: "2026-11-20T22:00:00Z"),
            ]
        )
    }
}
