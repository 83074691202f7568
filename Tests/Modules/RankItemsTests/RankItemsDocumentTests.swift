import Presentation
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsDocumentTests {
    private func document(_ response: RankItemsResponse) -> String {
        RankItemsDocument.text(response, in: CalendarWords())
    }

    @Test func `each item has its urgency, and the terms of the sum`() {
        let document = document(.sample)

        #expect(document.hasPrefix(#"{"adder":1,"next":[{"item":{"id":3,"#))
        #expect(
            document.contains(#","rank":3.2},"why":"overdue since yesterday, blocks 2 items, tag +later","terms":["#)
        )
        #expect(
            document.contains(
                #"[{"key":"due","points":2.7},{"key":"blocks","points":2},{"key":"tag.later","points":-1.5}]},"#
            )
        )
        #expect(document.hasSuffix(#","omitted":3}"# + "\n"))
    }

    @Test func `today has groups, with the reasons beside the items`() {
        let document = document(.today)

        #expect(document.hasPrefix(#"{"adder":1,"groups":[{"key":"overdue","name":"Overdue","items":[{"id":3,"#))
        #expect(
            document.contains(#","rank":2.57}],"why":["due today"]},{"key":"back","name":"Back","items":[{"id":6,"#)
        )
        #expect(
            document.contains(#","rank":2.57}],"why":["due today"]},{"key":"today","name":"Today","items":[{"id":4,"#)
        )
        #expect(
            document.contains(
                #","rank":2.57}],"why":["due today","due today"]},{"key":"undated","name":"High priority, no date","items":[{"id":7,"#
            )
        )
        #expect(document.hasSuffix(#","rank":2.57}],"why":["due today"]}]}"# + "\n"))
    }

    @Test func `nothing to do is an empty array`() {
        #expect(document(.nothing(.noMatch([]))) == #"{"adder":1,"next":[]}"# + "\n")
        #expect(document(.nothing(.noMatch([]), isToday: true)) == #"{"adder":1,"groups":[]}"# + "\n")
    }
}
