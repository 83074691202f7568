import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TickTickTableTests {
    private func read(_ rows: String) throws -> Exchange.Result {
        let header = """
            "Date: 2026-11-21+0000"
            "Version: 7.1"
            "Status:
            0 Normal
            1 Completed
            2 Archived"
            "Folder Name","List Name","Title","Kind","Tags","Content","Start Date","Due Date","Repeat","Priority","Status",\
            "Created Time","Completed Time","Order","Timezone","Is All Day","taskId","parentId"

            """
        return try Exchange.read(CSVReader(Exchange.source(Array((header + rows).utf8)), Exchange.context))
    }

    @Test func `a task with everything`() throws {
        let result = try read(
            """
            "","Home","Pay","TEXT","bank, to do","one
            two","2026-11-27T15:00:00+0000","2026-11-27T15:00:00+0000","RRULE:FREQ=MONTHLY","1","0",\
            "2026-11-20T08:00:00+0000","","-7","Europe/Berlin","false","0123456789ab",""
            "","Home","Card","TEXT","","","","","","5","2","2026-11-20T08:00:00+0000","2026-11-21T08:00:00+0000","0",\
            "Europe/Berlin","","1123456789ab","0123456789ab"

            """
        )

        #expect(
            result.items.first?.details
                == ItemDetails(
                    title: "Pay",
                    note: "one\ntwo",
                    tags: ["bank", "to-do"],
                    project: "Home",
                    priority: .low,
                    due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 0)),
                    recurrence: .every(Repetition(.monthly))
                )
        )
        #expect(result.items.last.map { $0.isDone && $0.details.priority == .high } == true)
        #expect(result.items.last?.completed?.description == "2026-11-21T08:00:00Z")
        #expect(result.items.last?.parent == .key("0123456789ab") && result.items.first?.key == "0123456789ab")
        #expect(result.losses == [Loss(.tag, at: 8, field: "Tags", value: "to do", became: "to-do")])
    }

    @Test func `a day without a time is that of the task's zone`() throws {
        let row =
            #""","","a","TEXT","","","","2026-11-26T23:00:00+0000","","0","0","","","","Europe/Berlin","true","1","""#
        let context = ForeignContext(clock: ZoneClock(hours: -5), zoneFiles: TestZones.file)
        let text =
            "List Name,Title,Kind,Tags,Content,Folder Name,Start Date,Due Date,Repeat,Priority,Status,"
            + "Created Time,Completed Time,Order,Timezone,Is All Day,taskId,parentId\n\(row)\n"

        let items = try Exchange.read(CSVReader(Exchange.source(Array(text.utf8)), context)).items

        #expect(items.first?.details.due?.description == "2026-11-27")
    }

    @Test(
        arguments: [
            ("2026-11-25T15:00:00+0000", "2026-11-27T15:00:00+0000", "2026-11-27T17:00", "2026-11-25", "2026-11-25"),
            ("2026-11-27T13:00:00+0000", "2026-11-27T15:00:00+0000", "2026-11-27T17:00", nil, ""),
            ("2026-11-27T15:00:00+0000", "", "2026-11-27T17:00", nil, nil),
        ] as [(String, String, String, String?, String?)]
    )
    func `the time at which a task starts is reported unless it is the due date`(
        start: String,
        due: String,
        read: String,
        wait: String?,
        replacement: String?
    ) throws {
        let row = #""","","a","TEXT","","","\#(start)","\#(due)","","0","0","","","","Europe/Berlin","false","1","""#

        let result = try self.read(row)

        let item = try #require(result.items.first)
        #expect(item.details.due?.description == read && item.details.wait?.description == wait)
        let loss = replacement.map { $0.isEmpty ? nil : $0 }.map {
            Loss(.time, at: 8, field: "Start Date", value: start, became: $0)
        }
        #expect(result.losses == (loss.map { [$0] } ?? []))
    }

    @Test func `a start after the due day is lost as a date`() throws {
        let (start, due) = ("2026-11-28T13:00:00+0000", "2026-11-27T15:00:00+0000")
        let result = try read(#""","","a","TEXT","","","\#(start)","\#(due)","","0","0","","","","","false","1","""#)

        #expect(result.items.map(\.details.wait) == [nil])
        #expect(result.losses == [Loss(.date, at: 8, field: "Start Date", value: start)])
    }

    @Test(arguments: [
        ("7", "0", Loss(.priority, at: 8, field: "Priority", value: "7")),
        ("0", "-1", Loss(.status, at: 8, field: "Status", value: "-1", became: "done")),
        ("0", "5", Loss(.status, at: 8, field: "Status", value: "5", became: "open")),
    ])
    func `other numbers are reported`(priority: String, status: String, loss: Loss) throws {
        let row =
            #""","","a","TEXT","","","","","","\#(priority)","\#(status)","2026-11-20T08:00:00+0000","","0","","","1","""#

        #expect(try read(row).losses.first == loss)
    }
}
