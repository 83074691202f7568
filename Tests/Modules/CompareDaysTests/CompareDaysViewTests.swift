import Terminal
import TestKit
import Testing

@testable import CompareDays

struct CompareDaysViewTests {
    private static let display = CompareDaysDisplay(
        sections: [
            CompareDaysSection(
                heading: "Changed (2)",
                label: "changed",
                rows: [
                    .init(id: "3", title: "Rest", detail: "+home"),
                    .init(id: "12", title: "\u{1B}[2J우유 사기", detail: ""),
                ]
            )
        ],
        foot: "Changes since the end of Fri 20 Nov."
    )

    @Test func `items stand under their heading, and control characters are escaped`() {
        let captured = CapturedConsole(width: 40)
        let view = CompareDaysView(console: captured.console, isPlain: false)

        view.show(CompareDaysViewTests.display)

        #expect(
            captured.finish().output == """
                Changed (2)
                   3  Rest           +home
                  12  ␛[2J우유 사기

                Changes since the end of Fri 20 Nov.

                """
        )
    }

    @Test func `plain lines are labeled`() {
        let captured = CapturedConsole()
        let view = CompareDaysView(console: captured.console, isPlain: true)

        view.show(CompareDaysViewTests.display)

        #expect(
            captured.finish().output == """
                changed: 3; Rest; +home
                changed: 12; ␛[2J우유 사기
                Changes since the end of Fri 20 Nov.

                """
        )
    }
}
