import Testing

@testable import FindItems

struct FindItemsSentencesTests {
    @Test(arguments: [
        (FindItemsTotals(items: 1), "1 item found"), (FindItemsTotals(items: 12), "12 items found"),
        (FindItemsTotals(items: 12, done: 4), "12 items found, 4 done"),
    ])
    func `the footer counts the matches`(totals: FindItemsTotals, foot: String) {
        #expect(FindItemsSentences.foot(totals) == foot)
    }

    @Test func `corrected words are named`() {
        let corrections = [
            FindItemsCorrection(typed: "grocries", found: "groceries"),
            FindItemsCorrection(typed: "mikl", found: "milk"),
        ]

        #expect(
            FindItemsSentences.corrected(Array(corrections.prefix(1)))
                == "Nothing matches “grocries”; these match “groceries”."
        )
        #expect(
            FindItemsSentences.corrected(corrections)
                == "Nothing matches “grocries” and “mikl”; these match “groceries” and “milk”."
        )
    }
}
