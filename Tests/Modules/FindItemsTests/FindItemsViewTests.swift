import Grammar
import Presentation
import Terminal
import TestKit
import Testing

@testable import FindItems

struct FindItemsViewTests {
    private func display(
        _ id: String,
        _ title: String,
        isDone: Bool = false,
        tags: [String] = [],
        marks: [Range<Int>] = [],
        matches: [FoundItemDisplay.Match] = []
    ) -> FoundItemDisplay {
        FoundItemDisplay(
            ItemDisplay(
                id: id,
                when: "",
                due: "",
                tone: .normal,
                states: isDone ? ["done"] : [],
                isDone: isDone,
                priority: "",
                isImportant: false,
                title: title,
                project: "",
                tags: tags
            ),
            marks: marks,
            matches: matches
        )
    }

    private func show(in view: any FindItemsViewing) {
        view.showItem(display("1", "회의 준비 🎉", marks: [0..<6]))
        view.showItem(
            display(
                "12",
                "Buy milk",
                isDone: true,
                tags: ["+회의"],
                matches: [
                    .init("tag", MarkedText("+회의", marks: [1..<7])),
                    .init("note", MarkedText("…주간회의록", marks: [9..<15])),
                ]
            )
        )
        view.showFoot("2 items found, 1 done")
    }

    @Test func `columns are aligned, with other matches below the item`() {
        let captured = CapturedConsole()

        show(in: FindItemsView(console: captured.console))

        #expect(
            captured.finish().output == """
                   1        회의 준비 🎉
                  12  done  Buy milk      +회의
                      tag: +회의
                      note: …주간회의록

                """
        )
    }

    @Test func `in colour, matches are highlighted and the footer follows`() {
        let captured = CapturedConsole(width: 80, hasColor: true)

        show(in: FindItemsView(console: captured.console))

        #expect(
            captured.finish().output.split(separator: "\n", omittingEmptySubsequences: false) == [
                "   1        \u{1B}[4m회의\u{1B}[0m 준비 🎉",
                "  12  \u{1B}[2mdone\u{1B}[0m  \u{1B}[2mBuy milk\u{1B}[0m      \u{1B}[2m+회의\u{1B}[0m",
                "      \u{1B}[2mtag: \u{1B}[0m\u{1B}[2m+\u{1B}[0m\u{1B}[4m회의\u{1B}[0m",
                "      \u{1B}[2mnote: \u{1B}[0m\u{1B}[2m…주간\u{1B}[0m\u{1B}[4m회의\u{1B}[0m\u{1B}[2m록\u{1B}[0m",
                "", "\u{1B}[2m2 items found, 1 done\u{1B}[0m", "",
            ]
        )
    }

    @Test func `plain lines name the field of a match outside the title`() {
        let captured = CapturedConsole(width: 40, hasColor: false)

        show(in: FindItemsPlainView(console: captured.console))

        #expect(
            captured.finish().output == """
                item 1: 회의 준비 🎉
                item 12: Buy milk; state done; tags +회의; match tag: +회의; match note: …주간회의록
                2 items found, 1 done

                """
        )
    }

    @Test func `nothing is written before the last item`() {
        let captured = CapturedConsole()
        let views: [any FindItemsViewing] = [
            FindItemsView(console: captured.console), FindItemsPlainView(console: captured.console),
        ]

        for view in views {
            view.showItem(display("1", "Buy milk"))
            view.showError(ErrorMessage(.busy, "Busy."))
        }

        let (output, messages, _) = captured.finish()
        #expect(output == "")
        #expect(messages == "adder: Busy.\nadder: Busy.\n")
    }

    @Test func `empty results are output`() {
        let captured = CapturedConsole()
        let view = FindItemsView(console: captured.console)
        let plain = FindItemsPlainView(console: captured.console)

        view.showNothing("Nothing.")
        view.showEmptyList("Empty:", example: "adder add")
        plain.showNothing("Nothing.")
        plain.showEmptyList("Empty:", example: "adder add")

        #expect(captured.finish().output == "Nothing.\nEmpty:\n  adder add\nNothing.\nEmpty: adder add\n")
    }
}
