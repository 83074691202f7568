import Almanac
import TestKit
import Testing

@testable import CompareDays

struct CompareDaysDocumentTests {
    @Test func `changed items have both versions`() {
        let document = CompareDaysDocument.text(.sample)

        #expect(document.hasPrefix(#"{"adder":1,"diff":{"from":"2026-11-20","added":[{"id":1,"#))
        #expect(document.contains(#""changed":[{"before":{"id":4,"#) && document.contains(#"},"after":{"id":4,"#))
        #expect(document.contains(#""removed":[{"id":5,"#))
    }

    @Test func `an item that was added done has one version`() {
        var response = CompareDaysResponse(from: .saturday - 1, through: nil, today: .saturday)
        response.add(ItemVersions(before: nil, after: .copy(7)))

        #expect(CompareDaysDocument.text(response).contains(#""done":[{"after":{"id":7,"#))
    }

    @Test func `the last day is given if there is one`() {
        let document = CompareDaysDocument.text(
            CompareDaysResponse(from: .saturday - 2, through: .saturday - 1, today: .saturday)
        )

        #expect(document.contains(#""from":"2026-11-19","through":"2026-11-20""#))
    }
}
