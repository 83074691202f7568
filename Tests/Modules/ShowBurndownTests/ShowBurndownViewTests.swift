import Terminal
import TestKit
import Testing

@testable import ShowBurndown

struct ShowBurndownViewTests {
    private static let display = ShowBurndownDisplay(
        open: [12, 11, 6, 0],
        days: ["Wed 18 Nov 2026", "Thu 19 Nov 2026", "Fri 20 Nov 2026", "Sat 21 Nov 2026"],
        firstDay: "Wed 18 Nov",
        lastDay: "today",
        facts: [.init(label: "Open", text: "0 now"), .init(label: "End", text: "nothing is open")]
    )

    private func answer(_ display: ShowBurndownDisplay, hasSigns: Bool = true) -> String {
        let captured = CapturedConsole(width: 40)
        captured.console.answers.hasSigns = hasSigns
        ShowBurndownView(console: captured.console, isPlain: false).show(display)
        return captured.finish().output
    }

    @Test func `the open items are a line below the top of the scale`() {
        #expect(
            answer(ShowBurndownViewTests.display) == """
                15 │
                   │──▁▁
                   │
                   │    ▁▁
                   │
                   │      ▁▁
                 0 └────────
                    Wed 18 Nov  today

                Open   0 now
                End    nothing is open

                """
        )
    }

    @Test func `the same number on all days is one line and no block`() {
        let display = ShowBurndownDisplay(
            open: [5, 5, 5],
            days: [],
            firstDay: "Thu 19 Nov",
            lastDay: "today",
            facts: []
        )

        #expect(
            answer(display) == """
                6 │
                  │▔▔▔▔▔▔
                  │
                  │
                  │
                  │
                0 └──────
                   Thu 19 Nov  today


                """
        )
        #expect(answer(display, hasSigns: false).contains("|''''''\n"))
    }

    @Test func `a list that began today has no chart`() {
        let captured = CapturedConsole(width: 40)
        ShowBurndownView(console: captured.console, isPlain: false).show(
            ShowBurndownDisplay(
                open: [4],
                days: ["Sat 21 Nov 2026"],
                firstDay: "Sat 21 Nov",
                lastDay: "today",
                facts: [.init(label: "Open", text: "4 now")]
            )
        )

        #expect(captured.finish().output == "Open   4 now\n")
    }

    @Test func `plain output has a line for each day`() {
        let captured = CapturedConsole(width: 40)
        ShowBurndownView(console: captured.console, isPlain: true).show(ShowBurndownViewTests.display)

        #expect(
            captured.finish().output == """
                day Wed 18 Nov 2026: open 12
                day Thu 19 Nov 2026: open 11
                day Fri 20 Nov 2026: open 6
                day Sat 21 Nov 2026: open 0
                open: 0 now
                end: nothing is open

                """
        )
    }

    @Test func `four weeks fit into forty columns`() {
        let captured = CapturedConsole(width: 40)
        let display = ShowBurndownDisplay(
            open: Array(repeating: 12_345, count: 29),
            days: [],
            firstDay: "Sat 24 Oct",
            lastDay: "today",
            facts: []
        )
        ShowBurndownView(console: captured.console, isPlain: false).show(display)

        #expect(captured.finish().output.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }
}
