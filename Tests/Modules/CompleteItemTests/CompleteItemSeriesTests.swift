import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

/// Completes repeating items of a stored list.
struct CompleteItemSeriesTests {
    let store = Store()
    var clock: any Clock = FixedClock.saturday

    // MARK: - List

    func repeating(
        _ title: String,
        due: Due? = Due(day: .saturday),
        _ recurrence: Recurrence = .every(Repetition(.daily)),
        needs: [Int] = [],
        _ edit: (inout ItemDetails) -> Void = { _ in }
    ) -> ItemDetails {
        var details = ItemDetails(title: title, due: due, recurrence: recurrence, needs: needs)
        edit(&details)
        return details
    }

    func add(_ items: ItemDetails...) throws { try ModuleFixture(store: store).add(items) }

    /// Adds an item with the UUID of the next occurrence of another one.
    func add(_ details: ItemDetails, after first: Int) throws {
        let new = NewItem(
            uuid: ItemUUID(derivedFrom: try item(first).uuid, name: "next"),
            details: details,
            created: Moment.saturday.instant
        )
        try store.change("add", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert([new], on: connection)
        }
    }

    /// Returns what was done, and the messages.
    @discardableResult
    func done(_ words: String...) throws -> (answer: String, messages: String) {
        let console = CapturedConsole()
        let fixture = ModuleFixture(console, store: store, clock: clock)
        let command = CommandLineParser([CompleteItemCommand.command])
        try CompleteItemWireframe.useCase.run(command.parse(["done"] + words), fixture.context())
        let finished = console.finish()
        return (finished.output, finished.messages)
    }

    func item(_ id: Int) throws -> Item {
        try #require(
            try store.read { connection throws(ListError) in try ItemRows.item(id, on: connection) }
        )
    }

    var count: Int {
        get throws {
            try store.read { connection throws(ListError) in try ItemRows.ids(where: nil, on: connection) }.count
        }
    }

    func edit(_ id: Int, _ change: (Item) -> Item) throws {
        let old = try item(id)
        try store.change("edit", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.update(old, to: change(old), on: connection)
        }
    }

    mutating func pass(_ days: Int, at time: TimeOfDay = .noon) {
        let now = Moment.saturday
        clock = FixedClock(
            Moment(
                instant: Instant(seconds: now.instant.seconds + days * 86_400),
                today: now.today + days,
                time: time
            )
        )
    }

    // MARK: - Series and copy

    @Test mutating func `a completion that changes nothing says so, and names no undo`() throws {
        func at(_ day: Day, _ minute: Int, utc hour: Int) -> FixedClock {
            let instant = Instant(seconds: Day.saturday.number * 86_400 + hour * 3_600)
            return FixedClock(Moment(instant: instant, today: day, time: TimeOfDay(minute: minute) ?? .noon))
        }
        try add(repeating("Water", due: Due(day: .saturday), .again(Repetition(.daily))))
        clock = at(.saturday, 1430, utc: 14)
        try done("1")
        // Its copy is of the present day in UTC, and of yesterday here.
        try edit(1) { item in
            var details = item.details
            details.due = Due(day: .saturday + 2)
            return item.with(details, changed: item.changed)
        }
        clock = at(.saturday + 1, 20, utc: 15)
        try add(ItemDetails(title: "Pay", needs: [1]))

        #expect(try done("1", "--early") == ("", "Already done: 1 Water, due Mon 23 Nov.\n"))
        #expect(try item(3).details.needs == [1])
    }

    @Test func `a series keeps its number and moves on, and leaves a done copy`() throws {
        try add(
            repeating("Water", due: Due(day: .saturday, time: .noon), .every(Repetition(.weekly))) { details in
                (details.wait, details.tags, details.note) = (.saturday - 2, ["home"], "Roses")
            }
        )
        let before = try item(1)

        #expect(try done("1").answer == "Done 1: Water \(isNow(2))\n  \(next("Sat 28 Nov 12:00"))\n")

        let (series, copy) = (try item(1), try item(2))
        #expect((series.uuid, series.status, series.created) == (before.uuid, .open, before.created))
        #expect(series.details.due == Due(day: .saturday + 7, time: .noon) && series.details.wait == .saturday + 5)
        #expect(series.changed == Moment.saturday.instant)
        var details = before.details
        details.recurrence = nil
        #expect(copy.details == details && copy.status == .done)
        #expect(Set([copy.created, copy.changed, copy.completed]) == [Moment.saturday.instant])
        #expect(copy.uuid == ItemUUID(ofCopyOf: before.uuid, due: Due(day: .saturday)))
    }

    @Test func `each occurrence leaves a copy, and the last one is the item itself`() throws {
        try add(repeating("Pill", .every(Repetition(.daily, end: .count(2)))))

        try done("1")
        #expect(try item(1).details.recurrence == .every(Repetition(.daily, end: .count(1))))
        let end = try done("1", "--early").answer

        #expect(end == "Done 1: Pill\n  \(CompleteItemSentences.end)\n")
        #expect(try item(1).status == .done && item(1).isRepeating)
        #expect(try count == 2)
    }

    @Test mutating func `missed occurrences are named at the end of a series, too`() throws {
        try add(repeating("Course", .every(Repetition(.daily, end: .until(.saturday + 2)))))
        pass(4)

        #expect(try done("1").answer.contains("\(skippedTwo) \(CompleteItemSentences.end)"))
    }

    @Test func `an item due on the 31st repeats on the 31st`() throws {
        try add(
            repeating("Rent", due: Due(day: try #require(Day(iso: "2027-01-31"))), .every(Repetition(.monthly)))
        )

        try done("1")

        #expect(try item(1).details.due?.day.description == "2027-02-28")
        #expect(try item(1).details.recurrence == .every(Repetition(.monthly, monthDays: [31])))
    }

    @Test mutating func `missed occurrences leave no copies and are named`() throws {
        try add(repeating("Pill", due: Due(day: .saturday, time: TimeOfDay(hour: 21, minute: 0))))
        pass(3)

        let answer = try done("1").answer

        #expect(answer == "Done 1: Pill \(isNow(2))\n  \(next("Tue 24 Nov 21:00")) \(skippedTwo)\n")
        #expect(try item(2).details.due?.day == .saturday && count == 2)
    }

    // MARK: - Twice

    @Test mutating func `a series done twice a day is done once, unless the second time is asked for`() throws {
        try add(repeating("Pill"))
        try done("1")

        #expect(try done("1").messages.contains("1 Pill, due Sun 22 Nov."))
        #expect(try item(1).details.due?.day == .saturday + 1 && count == 2)

        let early = try done("1", "--early").answer
        #expect(
            early == "Done 1: Pill \(isNow(3))\n  \(CompleteItemSentences.early("Sun 22 Nov")) \(next("Mon 23 Nov"))\n"
        )

        pass(2)
        #expect(try done("1").answer.contains(isNow(4)))
    }

    @Test mutating func `an item that counts from its completion can be due on its old day again`() throws {
        try add(
            repeating("Water", due: Due(day: .saturday + 1, time: .noon), .again(Repetition(.daily, end: .count(5))))
        )

        let early = try done("1").answer
        let again = try done("1", "--early")
        pass(1)
        let late = try done("1").answer

        #expect(
            early.contains(
                "\(isNow(2))\n  \(CompleteItemSentences.early("Sun 22 Nov 12:00")) \(next("Sun 22 Nov 12:00"))"
            )
        )
        #expect(again.answer.isEmpty && again.messages.contains("1 Water, due Sun 22 Nov 12:00."))
        #expect(late.contains("\(isNow(3))\n  \(next("Mon 23 Nov 12:00"))"))
        #expect(try item(2).details.due == Due(day: .saturday, time: .noon))
        #expect(try item(3).details.due == Due(day: .saturday + 1, time: .noon))
        #expect(try item(1).details.recurrence == .again(Repetition(.daily, end: .count(3))))
    }

    @Test func `an early completion that moves an item on leaves a copy for the day on which it was due`() throws {
        try add(repeating("Water", due: Due(day: .saturday + 1), .again(Repetition(.daily, interval: 3))))

        try done("1")

        #expect(try item(2).details.due?.day == .saturday + 1 && item(1).details.due?.day == .saturday + 3)
    }

    @Test func `a series and its reopened copy, chosen together, are done once`() throws {
        try add(repeating("Pill"))
        try done("1")
        try edit(2) { $0.marked(completed: nil, changed: Moment.saturday.instant) }
        try edit(1) { item in
            var details = item.details
            details.due = Due(day: .saturday)
            return item.with(details, changed: Moment.saturday.instant)
        }

        #expect(try done("1,2").answer == "Done 1: Pill \(isNow(2))\n  \(next("Sun 22 Nov"))\n")
        #expect(try item(2).status == .done && count == 2)
    }

    @Test func `a reopened copy that has got a repetition is a series of its own`() throws {
        try add(repeating("Pill"))
        try done("1")
        try edit(2) { item in
            var details = item.details
            details.recurrence = .every(Repetition(.monthly))
            return item.marked(completed: nil, changed: item.changed).with(details, changed: item.changed)
        }
        try edit(1) { item in
            var details = item.details
            details.due = Due(day: .saturday)
            return item.with(details, changed: Moment.saturday.instant)
        }

        try done("1")

        #expect(try item(1).details.due?.day == .saturday + 1)
        #expect(try item(2).status == .open && count == 2)
    }

    @Test func `a filter that finds only series done today says so, and names those it leaves out`() throws {
        try add(repeating("Pill") { $0.tags = ["h"] }, repeating("Walk") { $0.tags = ["h"] })
        try done("1")

        let second = try done("+h", "--yes")
        #expect(second.answer == "Done 2: Walk \(isNow(4))\n  \(next("Sun 22 Nov"))\n")
        #expect(second.messages.contains("1 Pill, due Sun 22 Nov."))
        let third = try done("+h")
        #expect(third.answer.isEmpty && third.messages.contains("2 Walk, due Sun 22 Nov."))
    }

    @Test func `an occurrence that is reopened on the same day can be done again`() throws {
        try add(repeating("Pill"))
        try done("1")
        try edit(2) { $0.marked(completed: nil, changed: Moment.saturday.instant) }

        #expect(try done("1").answer.contains(CompleteItemSentences.early("Sun 22 Nov")))
    }

    @Test func `a series that was set back finds its copy again`() throws {
        try add(repeating("Pill"))
        func setBack() throws {
            try edit(1) { item in
                var details = item.details
                details.due = Due(day: .saturday)
                return item.with(details, changed: Moment.saturday.instant)
            }
        }
        try done("1")
        try setBack()
        #expect(
            try done("1").answer.contains("(\(CompleteItemSentences.copy(2, wasDone: true)))\n  \(next("Sun 22 Nov"))")
        )

        try setBack()
        try edit(2) { $0.marked(completed: nil, changed: Moment.saturday.instant) }
        #expect(try done("1").answer.contains(isNow(2)))
        #expect(try item(2).status == .done && count == 2)
    }
}

/// Returns the words for the completed occurrence, which has an id of its own.
func isNow(_ id: Int) -> String { "(\(CompleteItemSentences.copy(id, wasDone: false)))" }

private func next(_ due: String) -> String { CompleteItemSentences.next(nil, due) }

private let skippedTwo = CompleteItemSentences.skipped("Sun 22, Mon 23 Nov")
