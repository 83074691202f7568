import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import WriteReport

struct WriteReportPresenterTests {
    private final class View: WriteReportViewing {
        private(set) var pages: [String] = []
        private(set) var errors: [ErrorMessage] = []

        func showPage(_ html: String) { pages.append(html) }
        func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
    }

    private final class Router: WriteReportRouting {
        func command(_ destination: Destination) -> String { CommandRouter.shell.command(destination) }
        func pictures(of filter: ItemFilter) -> [String] { ["<svg>1</svg>", "<svg>2</svg>"] }
    }

    private let view = View()
    private let presenter: WriteReportPresenter

    init() {
        presenter = WriteReportPresenter(
            view: view,
            interactor: FakeInteractor(),
            router: Router(),
            calendar: CalendarWords()
        )
    }

    private func page(_ items: Item..., omitted: Int = 0) throws -> String {
        let rows = items.map { item in
            WriteReportResponse.Row(
                item: ItemSummary(item),
                standing: ItemStanding(item, at: .saturday, weeksStartOn: .monday)
            )
        }
        presenter.foundItems(WriteReportResponse(today: .saturday, rows: rows, omitted: omitted))
        return try #require(view.pages.last)
    }

    @Test func `the page has the pictures and the items`() throws {
        let page = try page(.sample(3, "Pay <rent> & \"more\"", due: Due(day: .saturday - 1)), .sample(4), omitted: 2)

        #expect(page.hasPrefix("<!doctype html>\n") && page.contains("<title>To do, Sat 21 Nov 2026</title>"))
        #expect(page.contains("<p>4 open items, 1 of them overdue.</p>"))
        #expect(page.contains("<figure><svg>1</svg></figure>\n<figure><svg>2</svg></figure>"))
        #expect(
            page.contains(
                "<tr class=\"late\"><td>3</td><td>yesterday, overdue</td><td></td>"
                    + "<td>Pay &lt;rent&gt; &amp; &quot;more&quot;</td><td></td></tr>"
            )
        )
        #expect(page.contains("<p>2 more items are not shown.</p>") && !page.contains("<script"))
    }

    @Test func `without items there is no table`() throws {
        let page = try page()
        #expect(page.contains("<p>0 open items.</p>") && !page.contains("<table>"))
    }

    @Test func `a failure is shown`() {
        presenter.couldNotFindItems(ListError(.damaged, path: "/list"))

        #expect(view.errors.map(\.status) == [.badData] && view.pages.isEmpty)
    }
}
