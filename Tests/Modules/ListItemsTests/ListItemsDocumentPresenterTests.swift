import Almanac
import CommandLine
import Entities
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: ListItemsDocumentPresenter

    init() {
        presenter = ListItemsDocumentPresenter(view: view, interactor: FakeInteractor(), router: FakeRouter())
    }

    private func tell(_ id: Int) {
        presenter.foundItem(ListItemsRow(item: .sample(id), standing: ItemStanding(term: nil)))
    }

    private func object(_ id: Int) -> String {
        #"{"id":\#(id),"uuid":"00000000-0000-0001-0000-00000000000\#(id)","title":"Something","status":"open","#
            + #""created":"1970-01-01T00:00:00Z","changed":"1970-01-01T00:00:00Z"}"#
    }

    @Test func `items keep their order in one document`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        tell(3)
        tell(1)
        #expect(view.documents.isEmpty)

        presenter.foundLastItem(ListItemsTotals(items: 2))

        #expect(view.documents == [#"{"adder":1,"items":[\#(object(3)),\#(object(1))]}"# + "\n"])
    }

    @Test func `items beyond the limit are counted`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        tell(3)

        presenter.foundLastItem(ListItemsTotals(items: 1, omitted: 2))

        #expect(view.documents == [#"{"adder":1,"items":[\#(object(3))],"omitted":2}"# + "\n"])
    }

    @Test func `groups have names and items, even empty groups`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: true))
        presenter.foundGroup(ListItemsGroup(name: .project("home"), count: 1, depth: 0))
        presenter.foundGroup(ListItemsGroup(name: .project("home.garden"), count: 1, depth: 1))
        tell(3)
        presenter.foundLastItem(ListItemsTotals(items: 1))

        #expect(
            view.documents == [
                #"{"adder":1,"groups":[{"key":"home","name":"home","items":[]},"#
                    + #"{"key":"home.garden","name":"home.garden","items":[\#(object(3))]}]}"# + "\n"
            ]
        )
    }

    @Test func `a long document is written in parts, which are held back until it is complete`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        for _ in 1...1_000 { tell(3) }
        #expect(view.isHolding && !view.documents.isEmpty)
        presenter.foundLastItem(ListItemsTotals(items: 1_000))

        let items = Array(repeating: object(3), count: 1_000).joined(separator: ",")
        #expect(view.documents.count > 1 && !view.isHolding)
        #expect(view.documents.joined() == #"{"adder":1,"items":[\#(items)]}"# + "\n")
    }

    @Test(arguments: [(false, "items"), (true, "groups")])
    func `a result without matches is an empty document`(isGrouped: Bool, key: String) {
        presenter.foundNothing(
            NothingListedResponse(reason: .everythingWaits(2), isFiltered: true, isGrouped: isGrouped)
        )

        #expect(view.documents == [#"{"adder":1,"\#(key)":[]}"# + "\n"])
    }

    @Test func `an error halfway through leaves only an error object`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        tell(3)
        presenter.couldNotFindItems(ListError(.notADatabase, path: "x.db"))

        #expect(view.problems.map(\.status) == [.badData])
        #expect(view.documents.count == 1)
        #expect(view.documents[0].hasPrefix(#"{"adder":1,"error":{"status":65,"#))
    }
}
