import CommandLine
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ShowStats

struct ShowStatsPicturePresenterTests {
    private let view = FakePictureView()
    private let presenter: ShowStatsPicturePresenter

    init() {
        presenter = ShowStatsPicturePresenter(
            view: view,
            interactor: FakeInteractor(),
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    @Test func `the periods are columns and a line`() throws {
        presenter.foundStats(.sample)

        let svg = try #require(view.pictures.first)
        #expect(svg.contains(">Items added, done and open by week</title>"))
        #expect(svg.contains(">Last 2 weeks: 12 added, 13 done, open items from 31 to 29.</desc>"))
        // Twelve done items reach four fifths of 120 pixels, with grid lines up to 15.
        #expect(svg.contains(#"<rect class="done" x="571" y="104" width="140" height="96">"#))
        #expect(svg.contains(#"<path class="open" d="M44 307 L396 301 L748 313"/>"#))
        #expect(svg.contains(">9 Nov</text>") && svg.contains(">16 Nov</text>"))
    }

    @Test func `nothing to draw is reported`() {
        presenter.foundNothing(in: .sample, [], isListEmpty: true)
        presenter.foundNothing(in: .sample, [], isListEmpty: false)
        presenter.foundFutureDay(.saturday)
        presenter.couldNotFindStats(ListError(.damaged, path: "/list"))

        #expect(view.sentences == ["Your list is empty.", "Nothing matches."])
        #expect(view.problems.map(\.status) == [.badData, .badData] && view.pictures.isEmpty)
    }
}
