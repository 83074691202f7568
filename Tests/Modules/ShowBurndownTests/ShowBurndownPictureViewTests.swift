import Almanac
import Presentation
import TerminalViews
import TestKit
import Testing

@testable import ShowBurndown

struct ShowBurndownPictureViewTests {
    private func view(_ response: ShowBurndownResponse) -> FakeDrawingView {
        let view = FakeDrawingView()
        show(
            ShowBurndownPicturePresenter.self,
            response,
            to: ShowBurndownRequest(),
            on: DrawingView(view) { .picture(ShowBurndownPictureView.svg($0)) }
        )
        return view
    }

    private func svg(_ response: ShowBurndownResponse) throws -> String {
        try #require(view(response).drawings.last)
    }

    @Test func `the open items are a line, and the end is an area`() throws {
        let svg = try svg(
            .sample(.between(.saturday + 7, .saturday + 14), target: .init(day: .saturday + 7, perDay: 1))
        )

        #expect(
            svg.contains(
                "<desc id=\"burndown-text\">Open: 8 on Sat 21 Nov 2026, 12 on Sat 14 Nov 2026. "
                    + "End: between Sat 28 Nov 2026 and Sat 5 Dec 2026"
            )
        )
        #expect(svg.contains(#"<path class="open" d="M44 98 "#))
        // 22 days are 692 pixels wide.
        #expect(svg.contains(#"<path class="forecast" d="M295 149 L736 250 L515 250Z"/>"#))
        #expect(svg.contains(#"<path class="target" d="M295 149 L515 250"/>"#))
    }

    @Test func `an end that is far away leaves the picture`() throws {
        let svg = try svg(.sample(.notBefore(.saturday + 168)))

        #expect(svg.contains(#"<path class="forecast" d="M104 149 L736 149 L736 200Z"/>"#))
        #expect(svg.contains(">13 Feb</text>"))
    }

    @Test(arguments: [ShowBurndownResponse.End.never, .unknown, .isReached])
    func `without a forecast, its area is not drawn`(end: ShowBurndownResponse.End) throws {
        #expect(try !svg(.sample(end)).contains("class=\"forecast\""))
    }
}
