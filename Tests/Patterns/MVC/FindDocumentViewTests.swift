import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindDocumentViewTests {
    private let document = FakeDocumentView()
    private let view: FindDocumentView

    init() {
        view = FindDocumentView(document, router: FakeRouter())
    }

    private func show(_ matches: [FoundText]) {
        view.show(
            FindModel.Row(item: .sample(3), standing: ItemStanding(term: nil), matches: matches),
            today: .saturday
        )
    }

    @Test func `matches follow the items`() {
        show([FoundText(.title, "Something", [0..<2, 4..<5]), FoundText(.tag, "so", [0..<2])])
        #expect(document.documents.isEmpty)

        view.show(.found(FindItemsTotals(items: 1)), of: FindItemsRequest([]))

        let matches =
            #"{"id":3,"in":"title","text":"Something","found":["So","t"]},"#
            + #"{"id":3,"in":"tag","text":"+so","found":["so"]}"#
        #expect(document.documents.joined().hasPrefix(#"{"adder":1,"items":[{"id":3,"#))
        #expect(document.documents.joined().hasSuffix(#"}],"matches":[\#(matches)]}"# + "\n"))
    }

    @Test func `a long document is complete`() {
        for _ in 1...2_000 { show([FoundText(.note, "so", [0..<2])]) }
        view.show(.found(FindItemsTotals(items: 2_000)), of: FindItemsRequest([]))

        #expect(document.documents.count > 3)
        #expect(document.documents.joined().split(separator: #""in":"note""#).count == 2_001)
    }

    @Test func `a result without matches is an empty document`() {
        view.show(.nothing(.onlyDoneMatch), of: FindItemsRequest([]))

        #expect(document.documents.joined() == #"{"adder":1,"items":[],"matches":[]}"# + "\n")
    }

    @Test func `an error halfway through leaves only an error object`() {
        show([])
        view.show(ListError(.notADatabase, path: "x.db"))

        #expect(document.documents.count == 1)
        #expect(document.documents[0].hasPrefix(#"{"adder":1,"error":{"status":65,"#))
    }
}
