import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import Presentation

private final class SamplePresenter: CountsPresenter {
    static let sentences = CountsSentences(
        nothingYet: "No item has a flag yet. Raise one.",
        noMatch: "No matching item has a flag.",
        without: "No flag",
        labelWithout: "no flag"
    )

    let roles: CountsRoles

    init(_ roles: CountsRoles) {
        self.roles = roles
    }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row {
        CountsDisplay.Row(label: "flag \(row.name)", name: row.name, counts: row.counts)
    }

    static func document(_ response: CountsResponse) -> String {
        JSONText.counts("flags", response)
    }
}

private let response = CountsResponse(
    rows: [.init(name: "red", counts: ItemCounts(open: 1, done: 0))],
    without: ItemCounts(open: 5, done: 6)
)

struct CountsPresenterTests {
    private func view(
        _ response: CountsResponse,
        _ filter: ItemFilter = .everything
    ) -> FakeQueryView<CountsDisplay> {
        shown(by: SamplePresenter.self, response, to: filter)
    }

    @Test func `items without a name come last`() {
        #expect(
            view(response).displays == [
                CountsDisplay(rows: [
                    .init(label: "flag red", name: "red", open: "1 open", done: "0 done", openCount: 1),
                    .init(label: "no flag", name: "No flag", open: "5 open", done: "6 done", openCount: 5),
                ])
            ]
        )
    }

    @Test func `without names a message says why`() {
        let filter = ItemFilter(Selection([[.open]]))
        let others = CountsResponse(rows: [], without: ItemCounts(open: 1))
        let none = CountsResponse(rows: [], without: nil, nothing: .noMatch([]))

        #expect(view(others).sentences == ["No item has a flag yet. Raise one."])
        #expect(view(others, filter).sentences == ["No matching item has a flag."])
        #expect(view(none, filter).sentences == ["Nothing matches."])
    }

    @Test func `an empty list shows how to add an item from here`() {
        let view = view(CountsResponse(rows: [], without: nil, nothing: .emptyList))

        #expect(view.emptyLists == ["Your list is empty. Add something to it: add Pay rent fri 5pm +money"])
    }

    @Test func `each count has a key in a document`() {
        #expect(
            SamplePresenter.document(response)
                == #"{"adder":1,"flags":[{"name":"red","open":1,"done":0}],"without":{"open":5,"done":6}}"# + "\n"
        )
        #expect(
            SamplePresenter.document(CountsResponse(rows: [], without: ItemCounts(open: 1, done: 2)))
                == #"{"adder":1,"flags":[],"without":{"open":1,"done":2}}"# + "\n"
        )
        #expect(
            SamplePresenter.document(CountsResponse(rows: [], without: nil)) == #"{"adder":1,"flags":[]}"# + "\n"
        )
    }
}
