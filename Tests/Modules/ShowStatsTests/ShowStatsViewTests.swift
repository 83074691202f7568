import Terminal
import TestKit
import Testing

@testable import ShowStats

struct ShowStatsViewTests {
    private static let display = ShowStatsDisplay(
        rows: [
            .init(
                label: "This week",
                parts: [
                    .bar(.init(label: "done", look: .done, value: 12, maximum: 12)),
                    .bar(.init(label: "added", look: .added, value: 6, maximum: 12)),
                    .bar(.init(label: "overdue", look: .open, value: 2, maximum: 0, overdue: 2)),
                ]
            ),
            .init(
                label: "Last 8 weeks",
                parts: [
                    .spark(.init(label: "done", look: .done, values: [0, 3, 5, 2], maximum: 10, summary: "10")),
                    .spark(.init(label: "added", look: .added, values: [0, 0, 10, 0], maximum: 10, summary: "10")),
                ]
            ),
            .init(label: "Oldest open", parts: [.text("14 \u{1B}[2J우유 사기 우유 사기 우유 사기 우유 사기, 96 days")]),
            .init(
                label: "Projects",
                parts: [
                    .bar(.init(label: "집.정원", look: .project, value: 9, maximum: 9, overdue: 3, note: "3 overdue")),
                    .bar(.init(label: "home.garden.trees.apples", look: .project, value: 1, maximum: 9)),
                ]
            ),
        ],
        table: ["week from Mon 16 Nov 2026: added 8; done 12; removed 0; open 29"]
    )

    private func answer(width: Int?, isPlain: Bool = false) -> String {
        let captured = CapturedConsole(width: width)
        ShowStatsView(console: captured.console, isPlain: isPlain).show(ShowStatsViewTests.display)
        return captured.finish().output
    }

    @Test func `bars and sparks have lines of their own and begin in the same column`() {
        #expect(
            answer(width: 80) == """
                This week     done                     12 ███████████████████████████
                              added                     6 █████████████▌
                              overdue                   2
                Last 8 weeks  done                        ▁▃▅▂ 10
                              added                       ▁▁█▁ 10
                Oldest open   14 ␛[2J우유 사기 우유 사기 우유 사기 우유 사기, 96 days
                Projects      집.정원                   9 ███████████████████████████  3 overdue
                              home.garden.trees.apples  1 ███

                """
        )
    }

    @Test func `on a narrow terminal rows are below their labels, and long names are cut`() {
        #expect(
            answer(width: 40) == """
                This week
                  done            12 ████████
                  added            6 ████
                  overdue          2
                Last 8 weeks
                  done               ▁▃▅▂ 10
                  added              ▁▁█▁ 10
                Oldest open
                  14 ␛[2J우유 사기 우유 사기 우유 사기 …
                Projects
                  집.정원          9 ██▋█████  3 overdue
                  home.garden.tr…  1 ▉

                """
        )
    }

    @Test func `the overdue part of a bar is red`() {
        let captured = CapturedConsole(width: 80, hasColor: true)
        ShowStatsView(console: captured.console, isPlain: false).show(ShowStatsViewTests.display)
        let lines = captured.finish().output.split(separator: "\n")

        let red = "\u{1B}[91m"
        #expect(lines.contains { $0.contains("\(red) █████████\u{1B}") && $0.contains("\(red)  3 overdue") })
        #expect(lines.filter { $0.contains(red) }.count == 2)
    }

    @Test func `plain output is a table and labeled lines`() {
        #expect(
            answer(width: nil, isPlain: true) == """
                week from Mon 16 Nov 2026: added 8; done 12; removed 0; open 29
                this week: done 12; added 6; overdue 2
                last 8 weeks: done 10; added 10
                oldest open: 14 ␛[2J우유 사기 우유 사기 우유 사기 우유 사기, 96 days
                projects: 집.정원 9, 3 overdue; home.garden.trees.apples 1

                """
        )
    }

    @Test func `many periods share columns`() {
        let captured = CapturedConsole(width: 40)
        let row = ShowStatsDisplay.Row(
            label: "Days",
            parts: [
                .spark(
                    .init(
                        label: "done",
                        look: .done,
                        values: Array(repeating: 1, count: 100),
                        maximum: 1,
                        summary: "100"
                    )
                )
            ]
        )
        ShowStatsView(console: captured.console, isPlain: false).show(ShowStatsDisplay(rows: [row], table: []))
        let lines = captured.finish().output.split(separator: "\n")
        #expect(lines.count == 2 && lines[1].count <= 40 && lines[1].hasSuffix(" 100"))
    }
}
