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

struct FindItemsPresenterTests {
    private let view = FakeItemListView()
    private let interactor = FakeInteractor()
    private let presenter: FindItemsPresenter

    init() {
        presenter = FindItemsPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    private func display(of matches: [FoundText]) throws -> FoundItemDisplay {
        presenter.foundItems(FindItemsOpening(today: saturday))
        presenter.foundItem(
            FindItemsRow(item: ItemSummary(.sample(12, "Rent")), standing: ItemStanding(term: nil), matches: matches)
        )
        guard case .found(let display)? = view.shown.last else { throw Missing() }
        return display
    }

    private struct Missing: Error {}

    @Test func `a request is passed on unchanged`() {
        presenter.show(FindItemsRequest([SearchWord("x", in: .tag)], isOpenOnly: true))

        #expect(interactor.requests == [FindItemsRequest([SearchWord("x", in: .tag)], isOpenOnly: true)])
    }

    @Test func `a match in the title is highlighted and not repeated`() throws {
        let display = try display(of: [FoundText(.title, "Rent", [0..<2])])

        #expect(display.item.title == "Rent" && display.item.id == "12")
        #expect(display.marks == [0..<2])
        #expect(display.matches.isEmpty)
    }

    @Test func `other matches show their field, tags with their prefix, and notes shortened`() throws {
        let note = String(repeating: "wörter ", count: 20) + "der\nMiete " + String(repeating: "mehr ", count: 20)
        let start = 20 * 8 + 4
        let display = try display(of: [
            FoundText(.project, "home.garden", [5..<8]),
            FoundText(.tag, "money", [0..<2]),
            FoundText(.tag, "@shop", [0..<3]),
            FoundText(.note, note, [start..<start + 5]),
        ])

        #expect(display.marks.isEmpty)
        #expect(display.matches.map(\.label) == ["project", "tag", "tag", "note"])
        #expect(
            display.matches.prefix(3).map(\.text) == [
                MarkedText("home.garden", marks: [5..<8]), MarkedText("+money", marks: [1..<3]),
                MarkedText("@shop", marks: [0..<3]),
            ]
        )
        let excerpt = try #require(display.matches.last).text
        #expect(excerpt.text == "…wörter wörter wörter wörter der Miete mehr mehr mehr mehr mehr mehr…")
        #expect(excerpt.markedParts == ["Miete"])
    }

    @Test func `the footer follows the last item`() {
        presenter.foundLastItem(FindItemsTotals(items: 12, done: 4))

        #expect(view.shown == [.foot("12 items found, 4 done")])
    }

    @Test(arguments: [
        (FindItemsEmptyReason.noMatch(words: 1), "No item contains this word. Try part of it, or another word."),
        (.noMatch(words: 3), "No item contains all of these words. Try fewer words, or parts of words."),
        (.onlyDoneMatch, "Only done items match. Omit --open to see them."),
    ])
    func `a result without matches comes with a suggestion`(reason: FindItemsEmptyReason, sentence: String) {
        presenter.foundNothing(reason)

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `operators among the words are explained`() {
        presenter.show(FindItemsRequest(["milk", "or", "rent"].map { SearchWord($0) }))
        presenter.foundNothing(.noMatch(words: 3))

        #expect(
            view.shown == [
                .nothing(FindItemsSentences.operatorsAreWords(listing: "list milk or rent"))
            ]
        )
    }

    @Test func `an empty list shows how to add an item`() {
        presenter.foundNothing(.emptyList)

        #expect(
            view.shown == [
                .emptyList(ListSentences.emptyListHeading, example: "add \(ListSentences.exampleItem)")
            ]
        )
    }

    @Test func `a storage error has a message and an exit status`() {
        presenter.couldNotFindItems(ListError(.notADatabase, path: "x.db"))

        guard case .errorMessage(let errorMessage)? = view.shown.last else {
            return #expect(Bool(false), "no error is shown")
        }
        #expect(errorMessage.status == .badData)
    }
}
