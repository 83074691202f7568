import Almanac
import CommandLine
import Entities
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemCommandTests {
    private func read(_ words: String...) throws -> ChangeItemRequest {
        let invocation = try CommandLineParser([ChangeItemCommand.command]).parse(words)
        let dates = DateReader(.saturday, weeksStartOn: .monday)
        return try ChangeItemCommand.request(from: invocation, dates: dates)
    }

    @Test func `leading ids select items, and the rest are changes`() throws {
        let request = try read("change", "3,5-7", "+urgent", "-later", "due:mon", "project:")

        #expect(request.choice.filter.selection == Selection([[.ids([3...3, 5...7])]]))
        #expect(request.changes.addedTags == ["urgent"])
        #expect(request.changes.removedTags == ["later"])
        #expect(request.changes.due == .set(Due(day: Day.saturday + 2)))
        #expect(request.changes.project == .clear)
        #expect(request.choice.typed == "change 3,5-7 +urgent -later due:mon project:")
    }

    @Test func `a filter ends at “to”, and --yes confirms`() throws {
        let request = try read("mod", "+home", "overdue", "to", "due:mon", "--yes")

        #expect(request.choice.filter.selection == Selection([[.tag("home"), .overdue(at: Moment.saturday.time)]]))
        #expect(request.choice.isConfirmed)
        #expect(request.changes.due == .set(Due(day: Day.saturday + 2)))
    }

    @Test(arguments: [["change"], ["change", "3"], ["change", "+home", "due:mon"], ["change", "+home", "to"]])
    func `missing items or changes are rejected`(words: [String]) {
        #expect(throws: InputError.self) {
            let invocation = try CommandLineParser([ChangeItemCommand.command]).parse(words)
            let dates = DateReader(.saturday, weeksStartOn: .monday)
            _ = try ChangeItemCommand.request(from: invocation, dates: dates)
        }
    }

    // MARK: Commands that change one thing

    private func postponement(_ words: [String]) throws -> ChangeItemRequest {
        let invocation = try CommandLineParser([PostponeItemCommand.command]).parse(["postpone"] + words)
        return try PostponeItemCommand.request(
            from: invocation,
            dates: DateReader(.saturday, weeksStartOn: .monday)
        )
    }

    private func move(_ words: String...) throws -> (ids: [ClosedRange<Int>]?, move: ItemChanges.Move?) {
        let request = try postponement(words)
        return (request.choice.filter.selection.namedIDs, request.changes.move)
    }

    @Test func `a time alone keeps the due day`() throws {
        let changes = try postponement(["3", "18:00"]).changes

        #expect(changes.keepsDueDay && changes.move == nil)
        #expect(changes.due == .set(Due(day: .saturday, time: TimeOfDay(minute: 1_080))))
    }

    @Test func `postpone takes a length or a date after the items`() throws {
        #expect(try move("3", "1w").move == .by(CalendarSpan(count: 1, unit: .week)))
        #expect(try move("3", "+2", "months").move == .by(CalendarSpan(count: 2, unit: .month)))
        #expect(try move("3", "by", "a", "year").move == .by(CalendarSpan(count: 1, unit: .year)))
        #expect(try move("3", "2h").move == .byMinutes(120))
        #expect(try move("3", "30", "min").move == .byMinutes(30))
        #expect(try move("3", "1", "hour").ids == [3...3])
        #expect(try move("3", "to", "mon").move == .to(Due(day: Day.saturday + 2)))
        #expect(
            try move("3", "mon", "17:00").move == .to(Due(day: Day.saturday + 2, time: TimeOfDay(hour: 17, minute: 0)))
        )
    }

    @Test func `the number before a unit or a month is not an id`() throws {
        #expect(try move("3", "2", "days").ids == [3...3])
        #expect(try move("3,4", "5", "1", "dec").ids == [3...3, 4...4, 5...5])
        #expect(try move("3", "4", "fri").ids == [3...3, 4...4])
        #expect(try move("3", "4", "to", "fri").ids == [3...3, 4...4])
    }

    @Test func `words that are neither a length nor a date are rejected`() {
        #expect(throws: InputError.item(.notAPostponement("soon"))) { try move("3", "soon") }
        #expect(throws: InputError.missingArgument(command: "postpone", example: "adder postpone 3 1w")) {
            try move("3")
        }
        #expect(throws: InputError.command(.missingItems(example: "adder postpone +garden overdue to sat"))) {
            try move("+a", "1w")
        }
    }

    @Test func `annotate takes its text literally`() throws {
        let invocation = try CommandLineParser([AnnotateItemCommand.command]).parse(["annotate", "3", "+a", "due:fri"])
        let dates = DateReader(.saturday, weeksStartOn: .monday)

        let changes = try AnnotateItemCommand.request(from: invocation, dates: dates).changes

        var expected = ItemChanges()
        expected.noteAddition = "+a due:fri"
        #expect(changes == expected)
    }

    @Test(arguments: ["", " ", "\u{200A}\n"])
    func `a note can't be empty`(text: String) throws {
        let invocation = try CommandLineParser([AnnotateItemCommand.command]).parse(["annotate", "3", text])

        #expect(
            throws: InputError.missingArgument(
                command: "annotate",
                example: "adder annotate 3 The key is under the mat"
            )
        ) {
            try AnnotateItemCommand.request(from: invocation, dates: DateReader(.saturday, weeksStartOn: .monday))
        }
    }

    @Test func `skip moves the chosen items to their next occurrence`() throws {
        let invocation = try CommandLineParser([SkipItemCommand.command]).parse(["skip", "every:any", "--yes"])
        let dates = DateReader(.saturday, weeksStartOn: .monday)

        let request = try SkipItemCommand.request(from: invocation, dates: dates)

        #expect(request.changes.move == .toNextOccurrence)
        #expect(request.choice.isConfirmed && request.choice.filter.selection == Selection([[.has(.recurrence)]]))
    }

    @Test(arguments: [
        ("", true), ("fri", true), ("2 weeks", true), ("1w", true), ("3", false), ("3 fri", false),
        ("+home to fri", false),
        ("meetings", false),
    ])
    func `postpone lacks its items if there is at most a length or a date`(words: String, isMissing: Bool) throws {
        let typed = words.split(separator: " ").map(String.init)
        let invocation = try CommandLineParser([PostponeItemCommand.command]).parse(["postpone"] + typed)
        let dates = DateReader(.saturday, weeksStartOn: .monday)

        #expect(PostponeItemCommand.isMissingItems(invocation, dates: dates) == isMissing)
    }
}
