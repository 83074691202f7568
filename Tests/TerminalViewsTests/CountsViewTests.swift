import Presentation
import Terminal
import TerminalViews
import TestKit
import Testing
import UnicodeText

struct CountsViewTests {
    private let display = CountsDisplay(rows: [
        .init(
            label: "project home",
            name: "home",
            open: "1 open",
            done: "0 done",
            total: "123 open, 4 done including subprojects"
        ),
        .init(label: "project home.정원", name: "home.정원", depth: 1, open: "122 open", done: "4 done"),
        .init(label: "no project", name: "No project", open: "0 open", done: "1 done"),
    ])

    private func lines(width: Int?) -> [Substring] {
        let captured = CapturedConsole(width: width)
        CountsView(console: captured.console, isPlain: false).show(display)
        return captured.finish().output.split(separator: "\n")
    }

    @Test func `counts are aligned beside Hangul and indented names`() {
        #expect(
            lines(width: nil) == [
                "home           1 open  0 done  (123 open, 4 done including subprojects)",
                "  home.정원  122 open  4 done",
                "No project     0 open  1 done",
            ]
        )
    }

    @Test func `totals that do not fit beside the counts go below them`() {
        #expect(
            lines(width: 50).prefix(2) == [
                "home           1 open  0 done", "    (123 open, 4 done including subprojects)",
            ]
        )
    }

    @Test(arguments: 24...80)
    func `no line is wider than the terminal`(width: Int) {
        let lines = lines(width: width)

        #expect(lines.allSatisfy { UnicodeText.width(String($0)) <= width }, "\(lines)")
    }

    @Test func `plain lines are labeled`() {
        let captured = CapturedConsole()

        CountsView(console: captured.console, isPlain: true).show(display)

        #expect(
            captured.finish().output == """
                project home: 1 open, 0 done; 123 open, 4 done including subprojects
                project home.정원: 122 open, 4 done
                no project: 0 open, 1 done

                """
        )
    }

    @Test(arguments: [
        (false, "Your list is empty:\n  add Pay rent\n"), (true, "Your list is empty: add Pay rent\n"),
    ])
    func `an empty list comes with an example`(isPlain: Bool, output: String) {
        let captured = CapturedConsole()

        CountsView(console: captured.console, isPlain: isPlain)
            .showEmptyList("Your list is empty:", example: "add Pay rent")

        #expect(captured.finish().output == output)
    }
}
