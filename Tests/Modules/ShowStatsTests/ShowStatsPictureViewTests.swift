import Presentation
import TerminalViews
import TestKit
import Testing

@testable import ShowStats

struct ShowStatsPictureViewTests {
    private func view(_ response: ShowStatsResponse) -> FakeDrawingView {
        let view = FakeDrawingView()
        show(
            ShowStatsPicturePresenter.self,
            response,
            to: ShowStatsRequest(),
            on: DrawingView(view) { .picture(ShowStatsPictureView.svg($0)) }
        )
        return view
    }

    @Test func `the periods are columns and a line`() throws {
        let svg = try #require(view(.sample()).drawings.first)

        #expect(svg.contains(">Items added, done and open by week</title>"))
        #expect(svg.contains(">Last 2 weeks: 12 added, 13 done, open items from 31 to 29.</desc>"))
        // Twelve done items reach four fifths of 120 pixels, with grid lines up to 15.
        #expect(svg.contains(#"<rect class="done" x="571" y="104" width="140" height="96">"#))
        #expect(svg.contains(#"<path class="open" d="M44 307 L396 301 L748 313"/>"#))
        #expect(svg.contains(">9 Nov</text>") && svg.contains(">16 Nov</text>"))
    }
}
