import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Backups of Tasks.org, in which each task stands between its tags, comments and lists.
struct JSONTasksOrgTests {
    private func read(_ tasks: String, _ others: String = "") throws -> Exchange.Result {
        let text = #"{"version":140200,"data":{"tasks":[\#(tasks)]\#(others)}}"#
        let context = ForeignContext(clock: ZoneClock(hours: 2), zoneFiles: TestZones.file)
        return try Exchange.read(JSONListReader(Exchange.source(Array(text.utf8)), context))
    }

    @Test func `a task has the tags and comments around it`() throws {
        let result = try read(
            #"{"task":{"title":"a","notes":"b","isCollapsed":true},"tags":[{"name":"c"}],"comments":[{"message":"d"}],"alarms":[]}"#
        )

        #expect(result.items.map(\.details.title) == ["a"])
        #expect(result.items.map(\.details.note) == ["b\nd"])
        #expect(result.items.map(\.details.tags) == [["c"]])
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [
        ("1796378400000", "2026-12-04"), ("1796378401000", "2026-12-04T12:00"), ("0", nil),
    ])
    func `a date has a time of day if it has seconds`(number: String, due: String?) throws {
        let result = try read(#"{"task":{"title":"a","dueDate":\#(number),"completionDate":0,"hideUntil":0}}"#)

        #expect(result.items.map { $0.details.due?.description } == [due])
        #expect(result.items.map(\.isDone) == [false])
        #expect(result.losses.isEmpty)
    }

    @Test func `the highest priority is 0`() throws {
        let result = try read((0...3).map { #"{"task":{"title":"a","priority":\#($0)}}"# }.joined(separator: ","))

        #expect(result.items.map(\.details.priority) == [.high, .medium, .low, nil])
        #expect(result.losses.isEmpty)
    }

    @Test func `a done task has its day, and a deleted one is reported`() throws {
        let result = try read(
            #"{"task":{"title":"a","completionDate":1795352400000}},{"task":{"title":"b","deletionDate":1795352400000}}"#
        )

        #expect(result.items.map { $0.completed?.description } == ["2026-11-22T13:00:00Z"])
        #expect(result.losses == [Loss(.item, at: 1, field: "deletionDate", value: "b")])
    }

    @Test(arguments: [
        #""recurrence":"RRULE:FREQ=WEEKLY","repeatFrom":1"#, #""recurrence":"RRULE:FREQ=WEEKLY;FROM=COMPLETION""#,
    ])
    func `a repetition may count from the day of completion`(members: String) throws {
        let result = try read(#"{"task":{"title":"a","dueDate":1796378400000,\#(members)}}"#)

        #expect(result.items.map(\.details.recurrence) == [.again(Repetition(.weekly))])
        #expect(result.losses.isEmpty)
    }

    @Test func `a task is in a list and below another task`() throws {
        let result = try read(
            """
            {"task":{"title":"a","remoteId":"1"},"caldavTasks":[{"calendar":"7","remoteId":"x"}]},
            {"task":{"title":"b","remoteId":"2"},"caldavTasks":[{"calendar":"7","remoteId":"y","remoteParent":"x"}]},
            {"task":{"title":"c","remoteId":"3"},"google":[{"listId":"8","remoteId":"z"}]}
            """,
            #","caldavCalendars":[{"uuid":"7","name":"Home"}],"googleTaskLists":[{"remoteId":"8","title":"Work"}]"#
        )

        #expect(result.items.map(\.details.project) == ["Home", "Home", "Work"])
        #expect(result.items.map(\.parent) == [nil, .key("x"), nil])
        #expect(result.losses.isEmpty)
    }
}
