import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListViewTests {
    private let display = DiagnoseListDisplay(
        rows: [
            .init(grade: .ok, mark: "ok", subject: "file", sentence: "/목록.db, 86 kB: 3 open, 1 done."),
            .init(
                grade: .problem,
                mark: "error",
                subject: "permissions",
                sentence: "It cannot be written; check its mode."
            ),
        ],
        times: [
            .init(action: "adder list", median: "0.8 ms", rest: "median of 25, longest 1.0 ms"),
            .init(action: "adder find 우유", median: "12 ms", rest: "median of 25, longest 20 ms"),
        ]
    )

    private func shown(_ captured: CapturedConsole, withTimes: Bool = true) -> String {
        let view = DiagnoseListView(console: captured.console, isPlain: false)
        view.showDiagnosis(withTimes ? display : DiagnoseListDisplay(rows: display.rows, times: []))
        return captured.finish().output
    }

    @Test func `findings are in columns, with times below`() {
        #expect(
            shown(CapturedConsole()) == """
                ok     file         /목록.db, 86 kB: 3 open, 1 done.
                error  permissions  It cannot be written; check its mode.

                0.8 ms  adder list       median of 25, longest 1.0 ms
                12 ms   adder find 우유  median of 25, longest 20 ms

                """
        )
    }

    @Test func `messages wrap on a narrow terminal`() {
        #expect(
            shown(CapturedConsole(width: 44), withTimes: false) == """
                ok     file         /목록.db, 86 kB: 3 open,
                                    1 done.
                error  permissions  It cannot be written;
                                    check its mode.

                """
        )
        #expect(
            shown(CapturedConsole(width: 30), withTimes: false) == """
                ok     file
                    /목록.db, 86 kB: 3 open, 1
                    done.
                error  permissions
                    It cannot be written;
                    check its mode.

                """
        )
    }

    @Test func `grades have different colors`() {
        let output = shown(CapturedConsole(hasColor: true), withTimes: false)

        #expect(output.hasPrefix("\u{1B}[2mok     file         \u{1B}[0m/"))
        #expect(output.contains("\u{1B}[91merror  permissions  \u{1B}[0mIt"))
    }

    @Test func `plain lines are labeled`() {
        let captured = CapturedConsole()

        let view = DiagnoseListView(console: captured.console, isPlain: true)
        view.showDiagnosis(display)
        view.showMessage("No problems found.")

        let (output, messages, _) = captured.finish()
        #expect(
            output == """
                ok: file: /목록.db, 86 kB: 3 open, 1 done.
                error: permissions: It cannot be written; check its mode.
                time: adder list: 0.8 ms; median of 25, longest 1.0 ms
                time: adder find 우유: 12 ms; median of 25, longest 20 ms

                """
        )
        #expect(messages == "No problems found.\n")
    }
}
