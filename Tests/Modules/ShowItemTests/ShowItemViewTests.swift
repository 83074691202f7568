import Presentation
import ProgramOutput
import TerminalViews
import TestKit
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemViewTests {
    private let display = ShowItemDisplay(
        id: "3",
        title: "우유\u{1B}[2J",
        lines: [.init(label: "due", text: "today"), .init(label: "note", text: "one two three\nfour")],
        history: [.init(label: "today 09:30", text: "added"), .init(label: "", text: "postponed once")]
    )

    @Test func `labels are on the left, and long text wraps between words`() {
        let captured = CapturedConsole(width: 29)

        let view = ShowItemView(console: captured.console, isPlain: false)
        view.showItem(
            ShowItemDisplay(
                id: "3",
                title: "x",
                lines: [.init(label: "note", text: "one two three four five\nsix")],
                history: []
            )
        )
        view.showEnd(hint: nil)

        #expect(captured.finish().output == "3  x\n   note  one two three four\n         five\n         six\n")
    }

    @Test func `a long title wraps beside its id, and a word too long for that column moves below the label`() {
        let captured = CapturedConsole(width: 40)
        let uuid = "01a1fd70-f1c0-7a59-af7b-23b5b57d5753"

        let view = ShowItemView(console: captured.console, isPlain: false)
        view.showItem(
            ShowItemDisplay(
                id: "3",
                title: "Write the very long report about the garden",
                lines: [.init(label: "status", text: "open"), .init(label: "uuid", text: uuid)],
                history: []
            )
        )
        view.showEnd(hint: nil)

        #expect(
            captured.finish().output == """
                3  Write the very long report about the
                   garden
                   status  open
                   uuid
                    \(uuid)

                """
        )
    }

    @Test func `the history is at the end, and control characters are made visible`() {
        let captured = CapturedConsole()

        let view = ShowItemView(console: captured.console, isPlain: false)
        view.showItem(display)
        view.showEnd(hint: nil)

        #expect(
            captured.finish().output == """
                3  우유␛[2J
                   due   today
                   note  one two three
                         four
                   history
                     today 09:30  added
                                  postponed once

                """
        )
    }

    @Test func `overdue dates, projects and tags have their colors`() {
        let captured = CapturedConsole(hasColor: true)

        let view = ShowItemView(console: captured.console, isPlain: false)
        let lines: [ShowItemDisplay.Line] = [
            .init(label: "a", text: "late", kind: .overdue), .init(label: "b", text: "home", kind: .project),
            .init(label: "c", text: "+x", kind: .tags),
        ]
        view.showItem(ShowItemDisplay(id: "3", title: "x", lines: lines, history: []))
        view.showEnd(hint: nil)

        let output = captured.finish().output
        #expect(output.contains("[91mlate"))
        #expect(!output.contains("[2mhome") && !output.contains("[2m+x"))
    }

    @Test(arguments: [
        (false, "   parts  ├─ 4 Pack\n          │  └─ 6 Box (done)\n          └─ 5 Clean\n"),
        (true, "parts: 4 Pack, 5 Clean\n"),
    ])
    func `parts are drawn as a tree, unless lines are plain`(isPlain: Bool, text: String) {
        let captured = CapturedConsole()
        let guides = TreeGuides.of(depths: [1, 2, 1])
        let rows = [("4 Pack", false), ("6 Box (done)", true), ("5 Clean", false)].enumerated().map { index, row in
            ShowItemDisplay.TreeRow(guides: guides[index], text: row.0, isDone: row.1)
        }
        let line = ShowItemDisplay.Line(label: "parts", text: "4 Pack, 5 Clean", tree: rows)

        let view = ShowItemView(console: captured.console, isPlain: isPlain)
        view.showItem(ShowItemDisplay(id: "3", title: "Move", lines: [line], history: []))
        view.showEnd(hint: nil)

        #expect(captured.finish().output.hasSuffix(text))
    }

    @Test(arguments: [(80, false, true), (80, true, false), (nil, false, false)])
    func `a hint follows on a terminal, unless lines are plain`(width: Int?, isPlain: Bool, isShown: Bool) {
        let captured = CapturedConsole(width: width)

        let view = ShowItemView(console: captured.console, isPlain: isPlain)
        view.showItem(display)
        view.showEnd(hint: "More: x")

        #expect(captured.finish().output.hasSuffix("More: x\n") == isShown)
    }

    @Test func `plain lines are labeled`() {
        let captured = CapturedConsole()

        let view = ShowItemView(console: captured.console, isPlain: true)
        view.showItem(display)
        view.showEnd(hint: nil)

        #expect(
            captured.finish().output
                == "item 3: 우유␛[2J\ndue: today\nnote: one two three␊four\nhistory: today 09:30: added\n"
                + "history: postponed once\n"
        )
    }

    @Test func `items are separated by an empty line`() {
        let captured = CapturedConsole()
        let view = ShowItemView(console: captured.console, isPlain: false)

        for id in ["3", "4"] { view.showItem(ShowItemDisplay(id: id, title: "x", lines: [], history: [])) }
        view.showEnd(hint: nil)

        #expect(captured.finish().output == "3  x\n\n4  x\n")
    }

    @Test(arguments: [false, true])
    func `an error discards the items shown so far`(isPlain: Bool) {
        let captured = CapturedConsole()
        let (console, errorMessage) = (captured.console, ErrorMessage(.outputFailed, "The disk is gone."))
        let view = ShowItemView(console: console, isPlain: isPlain)

        view.showItem(display)
        view.showError(errorMessage)

        #expect(captured.finish().output.isEmpty)
    }

    @Test func `in a narrow window a tree stands below its label, and its lines go on beside long titles`() {
        let captured = CapturedConsole(width: 30)
        let guides = TreeGuides.of(depths: [1, 2, 1])
        let rows = ["4 Pack the books of the study", "6 Box", "5 Clean"].enumerated().map { index, text in
            ShowItemDisplay.TreeRow(guides: guides[index], text: text, isDone: false)
        }
        let line = ShowItemDisplay.Line(label: "parts", text: "4, 5", tree: rows)

        let view = ShowItemView(console: captured.console, isPlain: false)
        view.showItem(ShowItemDisplay(id: "3", title: "Move", lines: [line], history: []))
        view.showEnd(hint: nil)

        #expect(
            captured.finish().output == """
                3  Move
                   parts
                     ├─ 4 Pack the books of
                     │  the study
                     │  └─ 6 Box
                     └─ 5 Clean

                """
        )
    }
}
