import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindItemsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: FindItemsDocumentPresenter

    init() {
        presenter = FindItemsDocumentPresenter(view: view, interactor: FakeInteractor(), router: FakeRouter())
    }

    private func found(_ id: Int, _ matches: [FoundText]) {
        presenter.foundItem(
            FindItemsRow(item: ItemSummary(.sample(id)), standing: ItemStanding(term: nil), matches: matches)
        )
    }

    private func object(_ id: Int) -> String {
        #"{"id":\#(id),"uuid":"00000000-0000-0001-0000-00000000000\#(id)","title":"Something","status":"open","#
            + #""created":"1970-01-01T00:00:00Z","changed":"1970-01-01T00:00:00Z"}"#
    }

    @Test func `items have the usual form, and matches follow them`() {
        presenter.foundItems(FindItemsOpening(today: saturday))
        found(3, [FoundText(.title, "Something", [0..<2, 4..<5])])
        found(
            1,
            [
                FoundText(.tag, "so", [0..<2]),
                FoundText(.note, "a\nsong", [2..<4]),
            ]
        )
        #expect(view.documents.isEmpty)

        presenter.foundLastItem(FindItemsTotals(items: 2))

        let matches = [
            #"{"id":3,"in":"title","text":"Something","found":["So","t"]}"#,
            #"{"id":1,"in":"tag","text":"+so","found":["so"]}"#,
            #"{"id":1,"in":"note","text":"a song","found":["so"]}"#,
        ]
        .joined(separator: ",")
        let items = "\(object(3)),\(object(1))"
        #expect(view.documents.joined() == #"{"adder":1,"items":[\#(items)],"matches":[\#(matches)]}"# + "\n")
    }

    @Test func `a long document is complete`() {
        presenter.foundItems(FindItemsOpening(today: saturday))
        for _ in 1...2_000 { found(3, [FoundText(.note, "so", [0..<2])]) }
        presenter.foundLastItem(FindItemsTotals(items: 2_000))

        let items = Array(repeating: object(3), count: 2_000).joined(separator: ",")
        let match = #"{"id":3,"in":"note","text":"so","found":["so"]}"#
        let matches = Array(repeating: match, count: 2_000).joined(separator: ",")
        #expect(view.documents.count > 3)
        #expect(view.documents.joined() == #"{"adder":1,"items":[\#(items)],"matches":[\#(matches)]}"# + "\n")
    }

    @Test(arguments: [FindItemsEmptyReason.emptyList, .noMatch(words: 1), .onlyDoneMatch])
    func `a result without matches is an empty document`(reason: FindItemsEmptyReason) {
        presenter.foundNothing(reason)

        #expect(view.documents == [#"{"adder":1,"items":[],"matches":[]}"# + "\n"])
    }

    @Test func `an error halfway through leaves only an error object`() {
        presenter.foundItems(FindItemsOpening(today: saturday))
        found(3, [])
        presenter.couldNotFindItems(ListError(.notADatabase, path: "x.db"))

        #expect(view.documents.count == 1)
        #expect(view.documents[0].hasPrefix(#"{"adder":1,"error":{"status":65,"#))
    }
}
