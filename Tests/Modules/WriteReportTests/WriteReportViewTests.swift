import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportViewTests {
    private func page(_ rows: [ItemDisplay] = [], note: String = "", pictures: [String] = []) -> String {
        WriteReportView.html(
            WriteReportDisplay(title: "<b>", summary: "a & b", pictures: pictures, rows: rows, note: note)
        )
    }

    @Test func `texts are escaped, and empty parts are left out`() {
        let page = page()

        #expect(page.hasPrefix("<!doctype html>\n") && page.contains("<title>&lt;b&gt;</title>"))
        #expect(page.contains("<h1>&lt;b&gt;</h1>\n<p>a &amp; b</p>\n"))
        #expect(!page.contains("<table>") && !page.contains("<figure>") && !page.contains("<script"))
    }

    @Test func `the page has the pictures, the items and the note`() {
        let item = Item.sample(3, "Pay <rent> & \"more\"", due: Due(day: .saturday - 1))
        let row = ItemDisplay(
            ItemSummary(item),
            ItemStanding(item, at: .saturday, weeksStartOn: .monday),
            under: nil,
            from: .saturday,
            in: CalendarWords()
        )

        let page = page([row], note: "2 more.", pictures: ["<svg>1</svg>", "<svg>2</svg>"])

        #expect(page.contains("<figure><svg>1</svg></figure>\n<figure><svg>2</svg></figure>"))
        #expect(
            page.contains(
                "<tr class=\"late\"><td>3</td><td>yesterday, overdue</td><td></td>"
                    + "<td>Pay &lt;rent&gt; &amp; &quot;more&quot;</td><td></td></tr>"
            )
        )
        #expect(page.contains("<p>2 more.</p>"))
    }
}
