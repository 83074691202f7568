import Almanac
import CommandLine
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindTextViewTests {
    private let list = FakeItemListView()
    private let view: FindTextView

    init() {
        view = FindTextView(list, router: FakeRouter(), calendar: CalendarWords())
    }

    private func display(of matches: [FoundText]) throws -> FoundItemDisplay {
        let row = FindModel.Row(
            item: .sample(12, "Rent"),
            standing: ItemStanding(term: nil),
            matches: matches
        )
        view.show(row, today: .saturday)
        guard case .found(let display)? = list.shown.last else { throw Missing() }
        return display
    }

    private struct Missing: Error {}

    @Test func `a match in the title is highlighted and not repeated`() throws {
        let display = try display(of: [FoundText(.title, "Rent", [0..<2])])

        #expect(display.item.title == "Rent" && display.item.id == "12")
        #expect(display.marks == [0..<2])
        #expect(display.matches.isEmpty)
    }

    @Test func `other matches show their field, tags with their prefix, and notes shortened`() throws {
        let note = String(repeating: "wörter ", count: 20) + "der\nMiete " + String(repeating: "mehr ", count: 20)
        let display = try display(of: [
            FoundText(.project, "home.garden", [5..<8]), FoundText(.tag, "money", [0..<2]),
            FoundText(.note, note, [164..<169]),
        ])

        #expect(display.marks.isEmpty)
        #expect(display.matches.map(\.label) == ["project", "tag", "note"])
        #expect(display.matches[1].text == MarkedText("+money", marks: [1..<3]))
        #expect(display.matches[2].text.text == "…wörter wörter wörter wörter der Miete mehr mehr mehr mehr mehr mehr…")
    }

    @Test(arguments: [
        (FindModel.Outcome.found(FindItemsTotals(items: 12)), FakeItemListView.Shown.foot("12 items found")),
        (.nothing(.noMatch(words: 1)), .nothing("No item contains this word. Try part of it, or another word.")),
        (.nothing(.onlyDoneMatch), .nothing("Only done items match. Omit --open to see them.")),
        (.nothing(.conditionsExclude), .nothing(FindItemsSentences.conditionsExclude)),
        (
            .nothing(.emptyList),
            .emptyList("Your list is empty. Add something to it:", example: "add Pay rent fri 5pm +money")
        ),
    ])
    func `an outcome is one sentence`(outcome: FindModel.Outcome, shown: FakeItemListView.Shown) {
        view.show(outcome, of: FindItemsRequest([SearchWord("x")]))

        #expect(list.shown == [shown])
    }

    @Test func `operators among the words are explained`() {
        view.show(.nothing(.noMatch(words: 3)), of: FindItemsRequest(["milk", "or", "rent"].map { SearchWord($0) }))

        #expect(list.shown == [.nothing(FindItemsSentences.operatorsAreWords(listing: "list milk or rent"))])
    }

    @Test func `a storage error has a message and an exit status`() {
        view.show(ListError(.notADatabase, path: "x.db"))

        guard case .errorMessage(let errorMessage)? = list.shown.last else {
            return #expect(Bool(false), "no error is shown")
        }
        #expect(errorMessage.status == .badData)
    }
}
