import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import ListItems

struct ListItemsJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ListItemsJSONPresenter

    init() {
        presenter = ListItemsJSONPresenter(view: view, interactor: interactor)
    }

    private func tell(_ id: Int) {
        presenter.foundItem(ListItemsRow(item: ItemSummary(item(id)), standing: ItemStanding(term: nil)))
    }

    private func object(_ id: Int) -> String {
        #"{"id":\#(id),"uuid":"00000000-0000-0001-0000-00000000000\#(id)","title":"Something","status":"open","#
            + #""created":"1970-01-01T00:00:00Z","changed":"1970-01-01T00:00:00Z"}"#
    }

    @Test func `items keep their order in one document, which comes at the end`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        tell(3)
        tell(1)
        #expect(view.documents.isEmpty)

        presenter.foundLastItem(ListItemsTotals(items: 2))

        #expect(view.documents == [#"{"adder":1,"items":[\#(object(3)),\#(object(1))]}"# + "\n"])
    }

    @Test func `groups have names and items, those without items as well`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: true))
        presenter.foundGroup(ListItemsGroup(name: .project("home"), depth: 0))
        presenter.foundGroup(ListItemsGroup(name: .project("home.garden"), depth: 1))
        tell(3)
        presenter.foundLastItem(ListItemsTotals(items: 1))

        #expect(
            view.documents == [
                #"{"adder":1,"groups":[{"name":"home","items":[]},{"name":"home.garden","items":[\#(object(3))]}]}"#
                    + "\n"
            ]
        )
    }

    @Test func `a document that is longer than one part is whole`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        for _ in 1...1_000 { tell(3) }
        presenter.foundLastItem(ListItemsTotals(items: 1_000))

        let items = Array(repeating: object(3), count: 1_000).joined(separator: ",")
        #expect(view.documents.count > 1)
        #expect(view.documents.joined() == #"{"adder":1,"items":[\#(items)]}"# + "\n")
    }

    @Test(arguments: [(false, "items"), (true, "groups")])
    func `nothing found is an answer with nothing in it`(isGrouped: Bool, key: String) {
        presenter.foundNothing(
            NothingListedResponse(reason: .everythingWaits(2), isFiltered: true, isGrouped: isGrouped)
        )

        #expect(view.documents == [#"{"adder":1,"\#(key)":[]}"# + "\n"])
    }

    @Test func `trouble halfway through leaves nothing but an error object`() {
        presenter.foundItems(ListItemsOpening(today: saturday, isGrouped: false))
        tell(3)
        presenter.couldNotFindItems(StorageTrouble(.notADatabase, path: "x.db"))

        #expect(view.complaints.map(\.status) == [.badData])
        #expect(view.documents.count == 1)
        #expect(view.documents[0].hasPrefix(#"{"adder":1,"error":{"status":65,"#))
    }

    @Test func `showing the module asks the interactor`() {
        presenter.show(ListItemsRequest(grouping: .priority))

        #expect(interactor.requests == [ListItemsRequest(grouping: .priority)])
    }
}
