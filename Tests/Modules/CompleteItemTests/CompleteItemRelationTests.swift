import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

// MARK: - Dependencies and parts

extension CompleteItemSeriesTests {
    @Test func `an item that needs a series needs its present occurrence`() throws {
        try add(repeating("Vacuum"), ItemDetails(title: "Invite", needs: [1]))
        let changed = try item(2).changed

        #expect(try done("1").messages.contains("2 Invite."))
        #expect(try item(2).details.needs == [3])
        #expect(try item(2).changed == changed)

        _ = try store.undo(at: Moment.saturday.instant)
        #expect(try item(2).details.needs == [1] && count == 2)
        _ = try store.redo(at: Moment.saturday.instant)
        #expect(try item(2).details.needs == [3])
    }

    @Test(arguments: [["1,2"], ["1", "2"], ["2", "1"]])
    func `series that depend on series go on to do so, and copies depend on copies`(commands: [String]) throws {
        try add(repeating("Vacuum"), repeating("Mop", needs: [1]))

        for command in commands { try done(command) }

        let (vacuumed, mopped) = commands == ["2", "1"] ? (4, 3) : (3, 4)
        #expect(try item(vacuumed).details.title == "Vacuum" && item(mopped).details.title == "Mop")
        #expect(try item(2).details.needs == (commands == ["2", "1"] ? [vacuumed] : [1]))
        #expect(try item(mopped).details.needs == (commands == ["2", "1"] ? [1] : [vacuumed]))
    }

    @Test func `an item done with the series that it needs depends on the copy`() throws {
        try add(ItemDetails(title: "Invite", needs: [2]), repeating("Vacuum"))

        #expect(try done("1,2").messages == "\(CommandRouter.oneShot.undoHint)\n")

        #expect(try item(1).details.needs == [3])
    }

    @Test func `a series whose need was met is not said to depend on the next occurrence`() throws {
        try add(repeating("Vacuum"), repeating("Mop", needs: [1]))
        try done("1")

        #expect(try done("2").messages == "\(CommandRouter.oneShot.undoHint)\n")
    }

    @Test func `the series does not come back if the dependency would close a circle`() throws {
        try add(repeating("Vacuum"), repeating("Mop", needs: [1]))
        try done("1")
        #expect(try item(2).details.needs == [3])
        try edit(1) { item in
            var details = item.details
            details.needs = [2]
            return item.with(details, changed: Moment.saturday.instant)
        }

        try done("2")

        #expect(try item(2).details.needs == [3])
    }

    @Test func `open dependencies and parts of a series are named with its number`() throws {
        try add(
            ItemDetails(title: "Buy soap"),
            repeating("Wash", needs: [1]),
            ItemDetails(title: "Socks", parent: 2)
        )

        let messages = try done("2").messages

        #expect(messages.contains("1 Buy soap") && messages.contains("3 Socks."))
        #expect(try item(3).details.parent == 2)
    }

    @Test func `a part that is done with its series is not named as open`() throws {
        try add(repeating("Wash"), repeating("Socks") { $0.parent = 1 })

        #expect(try done("1,2").messages == "\(CommandRouter.oneShot.undoHint)\n")
    }

    @Test func `in a long change, a copy depends on one that is left in a later portion`() throws {
        var new: [ItemDetails] = []
        for id in 1...600 { new.append(repeating("\(id)", needs: id == 1 ? [600] : id == 599 ? [2] : [])) }
        try ModuleFixture(store: store).add(new)

        try done("1-600")

        #expect(try item(601).details.needs == [1_200] && item(1).details.needs == [600])
        #expect(try item(1_199).details.needs == [602] && item(599).details.needs == [2])
    }
}

// MARK: - Chains

extension CompleteItemSeriesTests {
    @Test func `an item of a chain with an open next occurrence is done itself`() throws {
        try add(repeating("Water"))
        try add(repeating("Water", due: Due(day: .saturday + 1)), after: 1)

        #expect(try done("1").answer == "Done 1: Water\n  \(CompleteItemSentences.next(2, "Sun 22 Nov"))\n")

        #expect(try item(1).status == .done && item(2).details.due?.day == .saturday + 1)
        #expect(try count == 2)
        #expect(try done("2").answer.contains(isNow(3)))
    }

    @Test func `a series needs the open end of the chain that it needed an item of`() throws {
        try add(repeating("Vacuum"))
        try add(repeating("Vacuum"), after: 1)
        try edit(1) { $0.marked(completed: Moment.saturday.instant, changed: Moment.saturday.instant) }
        try add(repeating("Mop", needs: [1]))

        try done("3")

        #expect(try item(3).details.needs == [2] && item(4).details.needs == [1])
    }
}
