import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

/// The input lines for changes, on a list in memory.
struct ChangeItemScreenPresenterTests {
    private let view = FakeInputView()
    private let delegate = FakeListDelegate()
    private let fixture = ModuleFixture()
    private let presenter: any ChangeItemScreenModule & InputHandling

    init() throws {
        try fixture.add(ItemDetails(title: "Call mom", due: Due(day: .saturday)), ItemDetails(title: "Pack"))
        let module = ChangeItemWireframe.screen(fixture.context(delegate: delegate), on: view)
        presenter = try #require(module as? any ChangeItemScreenModule & InputHandling)
    }

    private func item(_ id: Int) throws -> Item { try fixture.items()[id - 1] }

    @Test func `a date is shown in words while it is typed`() {
        presenter.open(.move, of: [1], text: "")

        presenter.didType("tomorrow 5pm")
        presenter.didType("whenever")

        #expect(view.opened.map(\.label) == ["Move 1 to:"])
        #expect(view.readings[0].month?.title == "November 2026")
        #expect(view.readings[0].understood == ["due Sun 22 Nov 17:00"])
        #expect(view.readings[1].problem?.contains("whenever") == true)
        #expect(view.readings[1].unknown == ["whenever"])
        #expect(view.readings[1].month?.title == "November 2026")
    }

    @Test(arguments: [
        (ChangeItemInput.move, "+home", "“+home” is not a date. t changes tags, P the project, p the priority."),
        (.wait, "pri:high", "“pri:high” is not a date. t changes tags, P the project, p the priority."),
        (.wait, "forever", "“forever” is not a date. Examples: fri, tomorrow, +3d, 1 dec, 2026-12-01."),
    ])
    func `text that is not a date is named as typed, with the keys for other values`(
        input: ChangeItemInput,
        text: String,
        problem: String
    ) {
        presenter.open(input, of: [1], text: "")

        presenter.didType(text)

        #expect(view.readings.last?.problem == problem)
    }

    @Test func `a tag or a date in the name of a project is marked, and nothing is changed`() throws {
        presenter.open(.project, of: [1], text: "")

        presenter.didType("work due:fri")
        presenter.didAccept("+x work", stays: false)

        let said = "can't be part of a project's name. t changes tags, m the due date, p the priority."
        #expect(view.readings.map(\.problem) == ["“due:fri” \(said)", "“+x” \(said)"])
        #expect(view.readings.map(\.unknown) == [["due:fri"], ["+x"]])
        #expect(view.isOpen && delegate.outcomes.isEmpty)
    }

    @Test func `of several tags, the wrong one is marked and the others are understood`() {
        presenter.open(.tags, of: [1], text: "")

        presenter.didType("home due:fri +x")

        #expect(view.readings[0].problem != nil)
        #expect(view.readings[0].unknown == ["due:fri"])
        #expect(view.readings[0].understood == ["+home", "+x"])
    }

    @Test func `a length of time shows the days that come of it`() {
        presenter.open(.move, of: [1], text: "")
        presenter.didType("1w")
        presenter.open(.move, of: [1, 2], text: "")
        presenter.didType("2d")
        presenter.didType("2h")

        // Without a due date, it counts from today; without a time, hours are refused.
        #expect(
            view.readings.map(\.understood) == [
                ["due Sat 28 Nov"], ["due Mon 23 Nov"], ["counts from the due date of each"],
            ]
        )
        #expect(view.readings[0].month?.title == "November 2026")
    }

    @Test func `the items are read once for all keys`() throws {
        presenter.open(.tags, of: [1], text: "")
        presenter.didType("-to")
        try fixture.remove(1)

        presenter.didType("-town")

        #expect(view.readings.last?.hints == ["Item 1 doesn't have +town."])
    }

    @Test(arguments: [ChangeItemInput.move, .wait])
    func `without a day, the present month is shown, in which no day is chosen`(input: ChangeItemInput) {
        presenter.open(input, of: [2], text: "")

        for text in ["", "none"] { presenter.didType(text) }

        #expect(view.readings.compactMap(\.month?.title) == ["November 2026", "November 2026"])
        #expect(view.readings.allSatisfy { $0.month?.weeks.joined().contains { $0.mark == .chosen } == false })
    }

    @Test(arguments: [
        ("", ["→mon ", "→tue "]), ("m", ["m→mon ", "m→tue "]), ("next ", ["→due:mon ", "→due:tue "]), ("mon ", nil),
    ])
    func `Tab offers days without the key, and nothing after one`(front: String, words: [String]?) throws {
        var context = fixture.context()
        context.suggestWords = { line, _ in
            var suggestion = InputSuggestion()
            suggestion.words = [.init("due:mon"), .init("due:tue")]
            suggestion.replaced = line.typedBeginning
            return suggestion
        }
        let module = ChangeItemWireframe.screen(context, on: view)
        let presenter = try #require(module as? any ChangeItemScreenModule & InputHandling)
        presenter.open(.move, of: [1], text: "")

        presenter.didAskForWords(after: front)

        #expect(view.choices.last == words)
    }

    @Test(arguments: [ChangeItemInput.title, .note])
    func `Tab has no words for a title or a note, and the line doesn't say so`(input: ChangeItemInput) throws {
        var context = fixture.context()
        context.suggestWords = { _, _ in
            var suggestion = InputSuggestion()
            (suggestion.insertion, suggestion.replaced) = ("2 ", "Pack")
            return suggestion
        }
        let module = ChangeItemWireframe.screen(context, on: view)
        let presenter = try #require(module as? any ChangeItemScreenModule & InputHandling)
        presenter.open(input, of: [1], text: "Pack")

        presenter.didAskForWords(after: "Pack")

        #expect(view.insertions.isEmpty && view.choices.isEmpty)
        #expect(view.opened.last?.canComplete == false)
    }

    @Test(arguments: [
        ("hom", ["hom→@home "]), ("-later to", ["to→+town "]), ("+to", ["→wn "]), ("-to", ["→wn "]), ("-", []),
        ("gar", ["gar→+garden ", "gar→@garage ", "gar→@gardens "]),
        ("x", []),
    ])
    func `Tab completes tags and places without a sign`(front: String, result: [String]) throws {
        var context = fixture.context()
        context.suggestWords = { line, _ in
            var suggestion = InputSuggestion()
            switch line.beginning {
            case "@hom": suggestion.insertion = "e "
            case "+to": suggestion.insertion = "wn "
            case "-": suggestion.insertion = "-"
            case "-to" where line.words.first == "change": suggestion.insertion = "wn "
            case "+gar": suggestion.insertion = "den "
            case "@gar": suggestion.words = [.init("@garage"), .init("@gardens")]
            default: break
            }
            return suggestion
        }
        let module = ChangeItemWireframe.screen(context, on: view)
        let presenter = try #require(module as? any ChangeItemScreenModule & InputHandling)
        presenter.open(.tags, of: [1], text: "")

        presenter.didAskForWords(after: front)

        #expect(view.insertions + view.choices.flatMap(\.self) == result)
    }

    @Test func `a tag that no item has is named before it is removed`() {
        presenter.open(.tags, of: [1], text: "")

        presenter.didType("-town")

        #expect(view.readings.last?.hints == ["Item 1 doesn't have +town."])
    }

    @Test func `items that keep their times are shown by their day`() throws {
        try fixture.add(ItemDetails(title: "Stand-up", due: Due(day: .saturday, time: TimeOfDay(minute: 570))))
        presenter.open(.move, of: [1, 3], text: "")

        presenter.didType("tomorrow")
        presenter.didType("tomorrow 5pm")

        #expect(
            view.readings.map(\.understood) == [["due Sun 22 Nov", "each keeps its time"], ["due Sun 22 Nov 17:00"]]
        )
    }

    @Test func `a sign that begins a tag is not a mistake`() {
        presenter.open(.tags, of: [1], text: "")

        for text in ["+", "+home", "+home -", "+home -town"] { presenter.didType(text) }

        #expect(view.readings.map(\.problem) == [nil, nil, nil, nil])
        #expect(view.readings.map(\.understood) == [[], ["+home"], ["+home"], ["+home", "-town"]])
    }

    @Test func `a day to hide until that has come hides nothing`() {
        presenter.open(.wait, of: [1], text: "")

        presenter.didType("yesterday")
        presenter.didType("tomorrow")

        #expect(
            view.readings.suffix(2).map(\.understood) == [
                ["not hidden, as Fri 20 Nov has come"], ["hidden until Sun 22 Nov"],
            ]
        )
    }

    @Test func `a day is chosen step by step, from the one that was understood`() {
        presenter.open(.move, of: [1], text: "")
        presenter.didType("tomorrow 5pm")
        #expect(presenter.didStep(days: 7))
        presenter.open(.wait, of: [1], text: "")
        #expect(presenter.didStep(days: -1))
        presenter.open(.title, of: [1], text: "")

        #expect(!presenter.didStep(days: 1))
        #expect(view.insertions == ["→2026-11-29 17:00", "→2026-11-20"])
    }

    @Test func `choosing a day step by step leaves each item its own time`() throws {
        try fixture.add(ItemDetails(title: "Stand-up", due: Due(day: .saturday, time: TimeOfDay(minute: 570))))
        presenter.open(.move, of: [3, 1], text: "")
        presenter.didType("")

        #expect(presenter.didStep(days: 1))
        presenter.didAccept("2026-11-22", stays: false)

        #expect(view.insertions == ["→2026-11-22"])
        #expect(try item(1).details.due == Due(day: .saturday + 1))
        #expect(try item(3).details.due == Due(day: .saturday + 1, time: TimeOfDay(minute: 570)))
    }

    @Test func `an overdue item is moved from today on`() throws {
        try fixture.add(ItemDetails(title: "Late", due: Due(day: .saturday - 9)))
        presenter.open(.move, of: [3], text: "")
        presenter.didType("")
        #expect(view.readings.last?.month?.weeks.joined().first { $0.mark == .chosen }?.text == "21")

        #expect(presenter.didStep(days: 1))
        #expect(view.insertions == ["→2026-11-22"])
    }

    @Test func `Enter changes all items as one change`() throws {
        presenter.open(.move, of: [1, 2], text: "")

        presenter.didAccept("mon", stays: false)

        #expect(try item(1).details.due == Due(day: .saturday + 2))
        #expect(try item(2).details.due == Due(day: .saturday + 2))
        #expect(delegate.outcomes == [.changed([1, 2])])
        #expect(!view.isOpen)
    }

    @Test func `a mistake leaves the line open`() throws {
        presenter.open(.wait, of: [1], text: "")

        presenter.didAccept("whenever", stays: false)

        #expect(view.isOpen)
        #expect(view.readings.last?.problem != nil)
        #expect(delegate.outcomes.isEmpty)
    }

    @Test func `an empty line and Escape change nothing`() {
        presenter.open(.title, of: [1], text: "Call mom")
        presenter.didAccept("  ", stays: false)
        presenter.didCancelInput()

        #expect(delegate.outcomes == [.cancelled, .cancelled])
        #expect(view.messages == ["The line was empty: nothing was changed."])
    }
}
