import Testing

@testable import WriteReport

struct WriteReportPageTests {
    @Test func `texts are escaped, and empty parts are left out`() {
        let page = WriteReportPage(title: "<b>", summary: "a & b", pictures: [], rows: [], note: "").html

        #expect(page.contains("<h1>&lt;b&gt;</h1>\n<p>a &amp; b</p>\n"))
        #expect(!page.contains("<table>") && !page.contains("<figure>") && !page.contains("<script"))
    }
}
