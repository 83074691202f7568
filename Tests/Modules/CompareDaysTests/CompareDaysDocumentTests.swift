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

    @Test func `the last day is given if there is one`() {
        let document = CompareDaysDocument.text(
            CompareDaysResponse(from: .saturday - 2, through: .saturday - 1, today: .saturday)
        )

        #expect(document.contains(#""from":"2026-11-19","through":"2026-11-20""#))
    }
}
