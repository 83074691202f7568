import Terminal
import TestKit
import Testing

@testable import ListHistory

struct ListHistoryViewTests {
    private static let rows = [
        ListHistoryRow(reach: "redo 1", when: "today 09:30", state: "undone", command: "done 3", items: "3 Rest"),
        ListHistoryRow(
            reach: "undo 1",
            when: "yesterday 18:02",
            state: "",
            command: "add \u{1B}[2J우유 사기",
            items: "4 \u{1B}[2J우유 사기"
        ),
        ListHistoryRow(
            reach: "",
            when: "Fri 20 Nov 18:01",
            state: "undone",
            command: "change 3-8 +urgent",
            items: "6 items: 3 Rest, 5 A, 6 B and 3 more"
        ),
    ]

    @Test func `each change is a row with aligned columns, and control characters are escaped`() {
        let captured = CapturedConsole()

        ListHistoryView(console: captured.console, isPlain: false).showRows(ListHistoryViewTests.rows)

        #expect(
            captured.finish().output == """
                  redo 1  today 09:30       undone  done 3              3 Rest
                  undo 1  yesterday 18:02           add ␛[2J우유 사기   4 ␛[2J우유 사기
                          Fri 20 Nov 18:01  undone  change 3-8 +urgent  6 items: 3 Rest, 5 A, 6 B and 3 more

                """
        )
    }

    @Test func `columns wrap onto separate lines on a narrow terminal`() {
        let captured = CapturedConsole(width: 40)

        ListHistoryView(console: captured.console, isPlain: false).showRows(ListHistoryViewTests.rows)

        #expect(
            captured.finish().output == """
                  redo 1  done 3
                          today 09:30  undone  3 Rest
                  undo 1  add ␛[2J우유 사기
                          yesterday 18:02
                          4 ␛[2J우유 사기
                          change 3-8 +urgent
                          Fri 20 Nov 18:01  undone
                          6 items: 3 Rest, 5 A, 6 B and…

                """
        )
    }

    @Test func `an undone change is faint and marked undone`() {
        let captured = CapturedConsole(hasColor: true)

        ListHistoryView(console: captured.console, isPlain: false).showRows(Array(ListHistoryViewTests.rows.prefix(1)))

        let faint = ["today 09:30", "undone", "done 3", "3 Rest"].map { "\u{1B}[2m\($0)\u{1B}[0m" }
        #expect(captured.finish().output == "  redo 1  \(faint.joined(separator: "  "))\n")
    }

    @Test func `a blank line precedes the footer`() {
        let captured = CapturedConsole(width: 40)

        ListHistoryView(console: captured.console, isPlain: false).showFoot("There are older changes.")

        #expect(captured.finish().output == "\nThere are older changes.\n")
    }

    @Test func `plain lines are labeled`() {
        let captured = CapturedConsole()
        let view = ListHistoryView(console: captured.console, isPlain: true)

        view.showRows(ListHistoryViewTests.rows)
        view.showFoot("There are older changes.")

        #expect(
            captured.finish().output == """
                redo 1: done 3; made today 09:30; undone; about 3 Rest
                undo 1: add ␛[2J우유 사기; made yesterday 18:02; about 4 ␛[2J우유 사기
                undone: change 3-8 +urgent; made Fri 20 Nov 18:01; about 6 items: 3 Rest, 5 A, 6 B and 3 more
                There are older changes.

                """
        )
    }
}
