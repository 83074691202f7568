import Terminal
import TestKit
import Testing

@testable import ShowStats

struct ShowStatsViewTests {
    private static let display = ShowStatsDisplay(
        rows: [
            .init(
                label: "This week",
                parts: [.bar("done", value: 12, of: 12), .bar("added", value: 8, of: 12), .text("overdue 2")]
            ),
            .init(
                label: "Last 8 weeks",
                parts: [.spark("done", [0, 3, 5, 2, 7, 6, 4, 7], "34"), .spark("open", [31, 28], "31 → 24")]
            ),
            .init(label: "Oldest open", parts: [.text("14 \u{1B}[2J우유 사기 우유 사기 우유 사기 우유 사기, 96 days")]),
            .init(label: "Tags", parts: [.bar("+home", value: 1, of: 9), .bar("+town", value: 0, of: 9)]),
        ],
        table: ["week from Mon 16 Nov 2026: added 8; done 12; removed 0; open 29"]
    )

    private func answer(width: Int?, isPlain: Bool = false) -> String {
        let captured = CapturedConsole(width: width)
        ShowStatsView(console: captured.console, isPlain: isPlain).show(ShowStatsViewTests.display)
        return captured.finish().output
    }

    @Test func `rows have labels beside them`() {
        #expect(
            answer(width: 80) == """
                This week     done ████████████ 12   added ████████ 8   overdue 2
                Last 8 weeks  done ▁▅▆▄█▇▅█ 34   open █▇ 31 → 24
                Oldest open   14 ␛[2J우유 사기 우유 사기 우유 사기 우유 사기, 96 days
                Tags          +home █▎ 1   +town 0

                """
        )
    }

    @Test func `on a narrow terminal rows are below their labels, and parts stay whole`() {
        #expect(
            answer(width: 40) == """
                This week
                  done ████████████ 12
                  added ████████ 8   overdue 2
                Last 8 weeks
                  done ▁▅▆▄█▇▅█ 34   open █▇ 31 → 24
                Oldest open
                  14 ␛[2J우유 사기 우유 사기 우유 사기 …
                Tags
                  +home █▎ 1   +town 0

                """
        )
    }

    @Test func `plain output is a table and labeled lines`() {
        #expect(
            answer(width: nil, isPlain: true) == """
                week from Mon 16 Nov 2026: added 8; done 12; removed 0; open 29
                this week: done 12; added 8; overdue 2
                last 8 weeks: done 34; open 31 → 24
                oldest open: 14 ␛[2J우유 사기 우유 사기 우유 사기 우유 사기, 96 days
                tags: +home 1; +town 0

                """
        )
    }

    @Test func `many periods share columns`() {
        let captured = CapturedConsole(width: 40)
        let row = ShowStatsDisplay.Row(label: "Days", parts: [.spark("done", Array(repeating: 1, count: 100), "100")])
        ShowStatsView(console: captured.console, isPlain: false).show(ShowStatsDisplay(rows: [row], table: []))
        let lines = captured.finish().output.split(separator: "\n")
        #expect(lines.count == 2 && lines[1].count <= 40 && lines[1].hasSuffix(" 100"))
    }
}
