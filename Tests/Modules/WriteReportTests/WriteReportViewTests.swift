import Presentation
import Testing

@testable import WriteReport

struct WriteReportViewTests {
    private func page(
        _ rows: [WriteReportDisplay.Row] = [],
        done: [WriteReportDisplay.Row] = [],
        note: String = "",
        pictures: [String] = []
    ) -> String {
        func table(_ rows: [WriteReportDisplay.Row], _ caption: String) -> WriteReportDisplay.Table {
            .init(caption: caption, headings: ["Id", "<Due>"], rows: rows, note: note)
        }
        return WriteReportView.html(
            WriteReportDisplay(
                title: "<b>",
                summary: "a & b",
                pictures: pictures,
                open: table(rows, "Open"),
                done: table(done, "Done <since>")
            )
        )
    }

    private func row(
        title: String = "Rest",
        isOverdue: Bool = false,
        facts: [String] = [],
        note: [String] = [],
        depth: Int = 0
    ) -> WriteReportDisplay.Row {
        .init(
            id: "3",
            date: "Fri 20 Nov 2026",
            isOverdue: isOverdue,
            priority: "",
            title: title,
            facts: facts,
            note: note,
            names: ["home", "<i>"],
            depth: depth
        )
    }

    @Test func `texts are escaped, and empty parts are left out`() {
        let page = page()

        #expect(page.hasPrefix("<!doctype html>\n") && page.contains("<title>&lt;b&gt;</title>"))
        #expect(page.contains("<h1>&lt;b&gt;</h1>\n<p>a &amp; b</p>\n"))
        #expect(!page.contains("<table>") && !page.contains("<figure>") && !page.contains("<script"))
    }

    @Test func `the page has the pictures, the items and the note`() {
        let page = page(
            [row(title: "Pay <rent> & \"more\"", isOverdue: true)],
            done: [row()],
            note: "2 more.",
            pictures: ["<svg>1</svg>", "<svg>2</svg>"]
        )

        #expect(page.contains("<figure><svg>1</svg></figure>\n<figure><svg>2</svg></figure>"))
        #expect(
            page.contains(
                "<tr class=\"late\"><td>3</td><td>Fri 20 Nov 2026</td><td></td>"
                    + "<td>Pay &lt;rent&gt; &amp; &quot;more&quot;</td><td><span>home</span> <span>&lt;i&gt;</span></td></tr>"
            )
        )
        #expect(
            page.contains("<caption>Done &lt;since&gt;</caption>")
                && page.contains("<th scope=\"col\">&lt;Due&gt;</th>")
        )
        #expect(page.contains("<p>2 more.</p>") && page.contains("<tr><td>3</td>"))
    }

    @Test func `facts and notes are below the title, and parts are indented`() {
        let page = page([row(facts: ["every <day>", "b"], note: ["<script>", "", "a\tb"], depth: 2)])

        #expect(
            page.contains(
                "<td style=\"padding-left:4rem\">Rest<div class=\"facts\">every &lt;day&gt;, b</div>"
                    + "<div class=\"note\">&lt;script&gt;<br><br>a b</div></td>"
            )
        )
    }

    @Test func `only titles break anywhere, and a phone shows rows as blocks`() throws {
        let style = try #require(page([row()]).split(separator: "<style>").last?.split(separator: "</style>").first)
        let rules = style.split(separator: "}")

        #expect(rules.filter { $0.contains("overflow-wrap:anywhere") }.allSatisfy { $0.contains("td:nth-child(4)") })
        #expect(!style.contains("nowrap") && style.contains("td span{display:inline-block"))
        #expect(
            style.contains("@media screen and (max-width:600px)")
                && style.contains("table,caption,tbody,tr{display:block}")
        )
    }
}
