import Boundary
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListViewTests {
    private let display = DiagnoseListDisplay(
        rows: [
            .init(grade: .well, mark: "well", subject: "file", sentence: "/목록.db, 86 kB: 3 open, 1 done."),
            .init(
                grade: .trouble,
                mark: "wrong",
                subject: "permissions",
                sentence: "It cannot be written; check its mode."
            ),
        ],
        times: [
            .init(deed: "adder list", median: "0.8 ms", rest: "median of 25, longest 1.0 ms"),
            .init(deed: "adder find 우유", median: "12 ms", rest: "median of 25, longest 20 ms"),
        ]
    )

    private func shown(_ captured: CapturedConsole, withTimes: Bool = true) -> String {
        let view = DiagnoseListView(console: captured.console)
        view.showDiagnosis(withTimes ? display : DiagnoseListDisplay(rows: display.rows, times: []))
        return captured.finish().output
    }

    @Test func `findings stand in columns, and times below them`() {
        #expect(
            shown(CapturedConsole()) == """
                well   file         /목록.db, 86 kB: 3 open, 1 done.
                wrong  permissions  It cannot be written; check its mode.

                0.8 ms  adder list       median of 25, longest 1.0 ms
                12 ms   adder find 우유  median of 25, longest 20 ms

                """
        )
    }

    @Test func `nothing of a sentence is cut off where the terminal is narrow`() {
        #expect(
            shown(CapturedConsole(width: 44), withTimes: false) == """
                well   file         /목록.db, 86 kB: 3 open,
                                    1 done.
                wrong  permissions  It cannot be written;
                                    check its mode.

                """
        )
        #expect(
            shown(CapturedConsole(width: 30), withTimes: false) == """
                well   file
                    /목록.db, 86 kB: 3 open, 1
                    done.
                wrong  permissions
                    It cannot be written;
                    check its mode.

                """
        )
    }

    @Test func `grades have colours of their own`() {
        let output = shown(CapturedConsole(hasColor: true), withTimes: false)

        #expect(output.hasPrefix("\u{1B}[2mwell   file         \u{1B}[0m/"))
        #expect(output.contains("\u{1B}[31mwrong  permissions  \u{1B}[0mIt"))
    }

    @Test func `plain lines say everything with its name`() {
        let captured = CapturedConsole()

        let view = DiagnoseListPlainView(console: captured.console)
        view.showDiagnosis(display)
        view.showRemark("All is well.")

        let (output, talk, _) = captured.finish()
        #expect(
            output == """
                well: file: /목록.db, 86 kB: 3 open, 1 done.
                wrong: permissions: It cannot be written; check its mode.
                time: adder list: 0.8 ms; median of 25, longest 1.0 ms
                time: adder find 우유: 12 ms; median of 25, longest 20 ms

                """
        )
        #expect(talk == "All is well.\n")
    }
}
