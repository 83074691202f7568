import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsInteractorTests {
    private let search = ListItemsSearch()
    private var dataManager: FakeDataManager { search.dataManager }
    private var output: FakeOutput { search.output }

    private func find(_ alternatives: [[Selection.Term]] = [], by grouping: ItemGrouping? = .none) {
        search.find(alternatives, by: grouping)
    }

    @Test func `without a filter open items are listed`() throws {
        find()

        let query = try #require(dataManager.queries.first)
        #expect(query.scope.implicit == Selection([[.open]]))
        #expect(query.scope.explicit == nil)
        #expect(query.today == saturday)
    }

    @Test(arguments: [
        [Selection.Term.ids([3...3])], [.open], [.closed, .tag("home")], [.any], [.ids([1...9]), .tag("home")],
        [.closed, .waiting],
    ])
    func `an alternative with a state or ids is not limited to open items`(terms: [Selection.Term]) throws {
        find([terms])

        let query = try #require(dataManager.queries.first)
        #expect(query.scope.implicit == nil)
        #expect(query.scope.explicit == Selection([terms]))
    }

    @Test(arguments: [Selection.Term.waiting, .blocked, .overdue(at: .midnight)])
    func `waiting, blocked and overdue match open items only`(term: Selection.Term) throws {
        find([[term]])

        #expect(try #require(dataManager.queries.first).scope.explicit == Selection([[term, .open]]))
    }

    @Test func `each alternative is handled separately`() throws {
        find([[.tag("home")], [.closed], [.word("rent")]])

        let query = try #require(dataManager.queries.first)
        #expect(query.scope.implicit == Selection([[.tag("home"), .open], [.word("rent"), .open]]))
        #expect(query.scope.explicit == Selection([[.closed]]))
    }

    @Test func `ties are sorted by due date, priority and id`() throws {
        search.interactor.findItems(ListItemsRequest())
        search.interactor.findItems(ListItemsRequest(order: [.init(.tag), .init(.created, isDescending: true)]))

        let usual = [ItemOrder(.due), ItemOrder(.priority), ItemOrder(.id)]
        #expect(
            dataManager.queries.map(\.order) == [
                usual, [ItemOrder(.tag), ItemOrder(.created, isDescending: true)] + usual,
            ]
        )
    }

    private func nothing(_ reason: NothingListedResponse.Reason, isFiltered: Bool) -> [FakeOutput.Event] {
        [.nothing(NothingListedResponse(reason: reason, isFiltered: isFiltered, isGrouped: false))]
    }

    @Test func `an empty list is distinguished from an empty result`() {
        dataManager.isEmpty = true

        find()

        #expect(output.events == nothing(.emptyList, isFiltered: false))
    }

    @Test func `a list with only done items has its own reason`() {
        dataManager.matching = [Selection([[.closed]])]

        find()

        #expect(output.events == nothing(.everythingIsDone, isFiltered: false))
    }

    @Test func `a filter that only matches done items has its own reason`() {
        dataManager.matching = [Selection([[.tag("home"), .closed]])]

        find([[.tag("home")], [.waiting]])

        #expect(output.events == nothing(.everythingIsDone, isFiltered: true))
    }

    @Test func `if only waiting items match, they are counted`() {
        dataManager.items = [.sample(1), .sample(2)]
        dataManager.hidden = [1, 2]

        find([[.tag("home")]])

        #expect(output.events == nothing(.everythingWaits(2), isFiltered: true))
    }

    @Test(arguments: [[Selection.Term.tag("home")], [.closed]])
    func `a filter without matches has no other reason`(terms: [Selection.Term]) {
        find([terms])

        #expect(output.events == nothing(.nothingMatches, isFiltered: true))
    }

    @Test func `tags that no item has are reported if nothing matches`() {
        dataManager.unknown = [UnknownName(.tag, "hom", known: ["home"])]

        find([[.tag("hom")]])

        guard case .nothing(let response)? = output.events.last else { return #expect(Bool(false)) }
        #expect(response.unknown == dataManager.unknown)
    }

    @Test func `a storage error is reported, even halfway through`() {
        let failure = ListError(.busy, path: "list")
        dataManager.failure = failure

        find()
        dataManager.items = [.sample(1), .sample(2)]
        dataManager.itemsBeforeFailure = 1
        find()

        #expect(output.events.first == .failure(failure))
        #expect(output.events.last == .failure(failure))
        #expect(output.rows.map(\.item.id) == [1])
    }
}
