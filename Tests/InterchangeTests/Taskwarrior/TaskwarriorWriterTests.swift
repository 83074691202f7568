import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TaskwarriorWriterTests {
    private func write(
        _ details: ItemDetails,
        includesPeriods: Bool = false,
        _ context: ForeignContext = Exchange.context
    ) -> (text: String, losses: [Loss]) {
        let created = Instant(seconds: 1_795_212_000)
        let item = Item(id: 7, uuid: ItemUUID(high: 1, low: 2), details: details, created: created, changed: created)
        return Exchange.write(
            [ExportedItem(item: item)],
            TaskwarriorWriter(context, includesPeriods: includesPeriods)
        )
    }

    @Test func `an open item`() throws {
        let due = Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5))
        let details = ItemDetails(
            title: "Pay 😀",
            note: "b\nc",
            tags: ["@desk"],
            project: "home",
            priority: .low,
            due: due,
            wait: Day(iso: "2026-11-25"),
            recurrence: .every(.workdays)
        )

        #expect(
            write(details).text == #"""
                [
                {"uuid":"00000000-0000-0001-0000-000000000002","description":"Pay 😀","status":"pending",\#
                "entry":"20261120T220000Z","modified":"20261120T220000Z","due":"20261127T150500Z","wait":"20261124T220000Z",\#
                "project":"home","priority":"L","tags":["@desk"],"annotations":[{"entry":"20261120T220000Z",\#
                "description":"b\nc"}],"adder_every":"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"}
                ]

                """#
        )
        #expect(write(details).losses.isEmpty)
        #expect(write(details, includesPeriods: true).text.contains(#""recur":"weekdays"}"#))
        for (interval, period) in [(6, "6hours"), (1, "1hours")] {
            let hours = ItemDetails(title: "a", due: due, recurrence: .every(Repetition(.hourly, interval: interval)))
            #expect(write(hours, includesPeriods: true).text.contains(#""recur":"\#(period)"}"#))
        }
    }

    @Test func `an empty list is an empty array`() {
        #expect(Exchange.write([], TaskwarriorWriter(Exchange.context)).text == "[\n]\n")
    }

    @Test func `a note of line breaks is lost`() {
        let written = write(ItemDetails(title: "a", note: "\n\n"))

        #expect(!written.text.contains("annotations"))
        #expect(written.losses == [Loss(.note, at: 7, field: "note", value: "\n\n")])
    }

    @Test func `losses`() throws {
        let midnight = Due(day: try #require(Day(iso: "2026-11-27")), time: .midnight)

        #expect(
            write(ItemDetails(title: "a", due: midnight)).losses == [
                Loss(.time, at: 7, field: "due", value: "2026-11-27T00:00", became: "2026-11-27")
            ]
        )
        let skipped = Due(day: midnight.day, time: TimeOfDay(hour: 2, minute: 30))
        let context = ForeignContext(clock: SpringClock())
        #expect(
            write(ItemDetails(title: "a", due: skipped), context).losses == [
                Loss(.time, at: 7, field: "due", value: "2026-11-27T02:30", became: "2026-11-27T03:30")
            ]
        )
        #expect(
            write(ItemDetails(title: "a\u{1B}b")).losses == [
                Loss(.character, at: 7, field: "title", value: "a\u{1B}b", became: "ab")
            ]
        )
    }
}

/// A clock that is turned forward by an hour on 27 November 2026 at two o'clock.
private struct SpringClock: Clock {
    func now() -> Moment { moment(at: Instant(seconds: 1_795_246_200)) }

    func moment(at instant: Instant) -> Moment {
        let hours = instant.seconds < 1_795_744_800 ? 0 : 1
        let local = Moment(utc: Instant(seconds: instant.seconds + hours * 3_600))
        return Moment(instant: instant, today: local.today, time: local.time)
    }
}
