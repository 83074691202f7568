import Almanac
import Boundary
import Entities
import Presentation
import TestKit
import Testing

@testable import FindItems

struct FindItemsPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let presenter: FindItemsPresenter

    init() {
        presenter = FindItemsPresenter(view: view, interactor: interactor, calendar: CalendarWords())
    }

    private func display(of matches: [FindItemsMatch]) throws -> FoundItemDisplay {
        presenter.foundItems(FindItemsOpening(today: saturday))
        presenter.foundItem(
            FindItemsRow(item: ItemSummary(.sample(12, "Rent")), standing: ItemStanding(term: nil), matches: matches)
        )
        guard case .item(let display)? = view.shown.last else { throw Missing() }
        return display
    }

    private struct Missing: Error {}

    @Test func `showing the module asks the interactor for just that`() {
        presenter.show(FindItemsRequest([.tag("x")], isAboutOpenOnes: true))

        #expect(interactor.requests == [FindItemsRequest([.tag("x")], isAboutOpenOnes: true)])
    }

    @Test func `what is in the title is marked there and not said again`() throws {
        let display = try display(of: [FindItemsMatch(place: .title, text: MarkedText("Rent", marks: [0..<2]))])

        #expect(display.item.title == "Rent" && display.item.id == "12")
        #expect(display.marks == [0..<2])
        #expect(display.matches.isEmpty)
    }

    @Test func `what is elsewhere says where, a tag with its mark and a note in part`() throws {
        let note = String(repeating: "wörter ", count: 20) + "der\nMiete " + String(repeating: "mehr ", count: 20)
        let start = 20 * 8 + 4
        let display = try display(of: [
            FindItemsMatch(place: .project, text: MarkedText("home.garden", marks: [5..<8])),
            FindItemsMatch(place: .tag, text: MarkedText("money", marks: [0..<2])),
            FindItemsMatch(place: .tag, text: MarkedText("@shop", marks: [0..<3])),
            FindItemsMatch(place: .note, text: MarkedText(note, marks: [start..<start + 5])),
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

    @Test(arguments: [
        (FindItemsTotals(items: 1), "1 item found"), (FindItemsTotals(items: 12), "12 items found"),
        (FindItemsTotals(items: 12, done: 4), "12 items found, 4 done"),
    ])
    func `the foot counts what was found`(totals: FindItemsTotals, foot: String) {
        presenter.foundLastItem(totals)

        #expect(view.shown == [.foot(foot)])
    }

    @Test(arguments: [
        (FindItemsNothing.nothingFits(words: 1), "Nothing has this word; type a part of it, or another one."),
        (.nothingFits(words: 3), "Nothing has all of these words; leave one out, or type a part of one."),
        (.onlyDoneFit, "Nothing that is open has it, but something that is done; leave out --open to see what."),
    ])
    func `nothing found says what to try`(reason: FindItemsNothing, sentence: String) {
        presenter.foundNothing(reason)

        #expect(view.shown == [.nothing(sentence)])
    }

    @Test func `an empty list says how to add to it`() {
        presenter.foundNothing(.emptyList)

        #expect(
            view.shown == [
                .emptyList("Your list is empty. Add something to it:", example: "adder add Pay rent fri 5pm +money")
            ]
        )
    }

    @Test func `trouble becomes a sentence with its status`() {
        presenter.couldNotFindItems(StorageTrouble(.notADatabase, path: "x.db"))

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false), "nothing is told") }
        #expect(complaint.status == .badData)
    }
}
