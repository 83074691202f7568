import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsRowWordsTests {
    @Test func `a row has the value that the list is sorted by, and the first line of a note`() {
        var row = ListItemsRow(item: .sample(3, "Call"), standing: ItemStanding(term: nil))
        row.value = .note("first\nsecond")
        let request = ListItemsRequest(order: [ItemOrder(.note)])

        let display = ListItemsRowWords.display(row, of: request, under: nil, from: .saturday, in: CalendarWords())

        #expect(display.date == ItemDisplay.LabeledDate("note", "first…"))
        #expect(display.isSortedByExtra)
    }
}
