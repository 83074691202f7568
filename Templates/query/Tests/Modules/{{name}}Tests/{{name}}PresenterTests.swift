import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

private let response = CountsResponse(
    rows: [
        .init(name: "@shop", counts: ItemCounts(open: 1, done: 0)),
        .init(name: "money", counts: ItemCounts(open: 12, done: 4)),
    ],
    without: ItemCounts(open: 5, done: 6)
)

struct {{name}}PresenterTests {
    @Test func `counts are labeled, and items without a tag come last`() {
        #expect(
            shown(by: {{name}}Presenter.self, response, to: .everything).displays == [
                CountsDisplay(
                    rows: [
                        .init(label: "tag @shop", name: "@shop", open: "1 open", done: "0 done", openCount: 1),
                        .init(label: "tag +money", name: "+money", open: "12 open", done: "4 done", openCount: 12),
                        .init(label: "no tag", name: "No tag", open: "5 open", done: "6 done", openCount: 5),
                    ]
                )
            ]
        )
    }

    @Test func `without tags a message says why`() {
        let response = CountsResponse(rows: [], without: ItemCounts(open: 1))

        let view = shown(by: {{name}}Presenter.self, response, to: .everything)

        #expect(view.sentences == ["No item has a tag yet. Add +word to an item."])
    }

    @Test func `names are unchanged in a document, and each count has a key`() {
        #expect(
            {{name}}Presenter.document(response)
                == #"{"adder":1,"tags":[{"name":"@shop","open":1,"done":0},{"name":"money","open":12,"done":4}],"#
                + #""without":{"open":5,"done":6}}"# + "\n"
        )
    }
}
