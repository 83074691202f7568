import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct OrgWriterTests {
    private let created = Instant(seconds: 1_795_212_000)

    private func exported(_ details: ItemDetails, completed: Instant? = nil, depth: Int = 0) -> ExportedItem {
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: details,
            status: completed == nil ? .open : .done,
            created: created,
            changed: created,
            completed: completed
        )
        return ExportedItem(item: item, depth: depth, isReferenced: false)
    }

    @Test func `an open item and a done part`() throws {
        let due = Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5))
        let open = ItemDetails(
            title: "Pay rent",
            note: "one\n\n  two\n:END:",
            tags: ["bank", "@desk", "to-do"],
            project: "home",
            priority: .high,
            due: due,
            wait: Day(iso: "2026-11-25"),
            recurrence: .again(Repetition(.weekly, interval: 2))
        )

        let written = Exchange.write(
            [exported(open), exported(ItemDetails(title: "[#A] Ask"), completed: created, depth: 1)],
            OrgWriter(Exchange.context)
        )

        #expect(
            written.text == """
                * TODO [#A] Pay rent :bank:@desk:to_do:
                  SCHEDULED: <2026-11-25 Wed> DEADLINE: <2026-11-27 Fri 17:05 .+2w>
                  :PROPERTIES:
                  :CREATED: [2026-11-21 Sat 00:00]
                  :CATEGORY: home
                  :END:
                  one

                    two
                  \u{200B}:END:
                ** DONE \u{200B}[#A] Ask
                   CLOSED: [2026-11-21 Sat 00:00]
                   :PROPERTIES:
                   :CREATED: [2026-11-21 Sat 00:00]
                   :ADDER_TAGS: own
                   :END:

                """
        )
        #expect(written.losses == [Loss(.tag, at: 7, field: "tags", value: "to-do", became: "to_do")])
    }

    @Test func `a repetition that org-mode can't follow is a property, and reported`() throws {
        let due = Due(day: try #require(Day(iso: "2026-11-27")))
        let rule = try #require(Repetition(rule: "FREQ=MONTHLY;BYDAY=-1FR"))
        let details = ItemDetails(title: "a", due: due, recurrence: .every(rule))

        let written = Exchange.write([exported(details)], OrgWriter(Exchange.context))

        #expect(
            written.text.contains("DEADLINE: <2026-11-27 Fri>\n")
                && written.text.contains(":ADDER_EVERY: \(rule.rule)\n")
        )
        #expect(written.losses == [Loss(.repetition, at: 7, field: "every", value: rule.rule)])
    }
}
