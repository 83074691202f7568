import Presentation
import ProgramOutput
import Terminal
import TerminalViews
import TestKit
import Testing
import Vocabulary

struct ItemListViewTests {
    private func row(_ id: String, _ title: String, marks: ItemDisplay.Marks = [], depth: Int = 0) -> ItemDisplay {
        ItemDisplay(
            id: id,
            when: "today",
            due: "today 12:00",
            tone: .near,
            priority: "",
            isImportant: false,
            title: title,
            project: "",
            tags: ["+fun"],
            marks: marks,
            parent: depth > 0 ? "1" : "",
            depth: depth
        )
    }

    private func show(in view: any ItemListViewing) {
        view.showHeading(HeadingDisplay("home"))
        view.showHeading(HeadingDisplay("home.garden", count: 2, depth: 1))
        view.showItem(row("1", "생일 파티 🎉"))
        view.showItem(row("12", "Buy milk", marks: .done, depth: 1))
        view.showFoot("2 items")
    }

    @Test func `columns are aligned beside Hangul and emoji, and a pipe gets no footer`() {
        let captured = CapturedConsole()

        show(in: ItemListView(console: captured.console, isPlain: false))

        #expect(
            captured.finish().output == """
                home
                  home.garden (2)
                     1  today     생일 파티 🎉  +fun
                    12  today  ✓    Buy milk    +fun

                """
        )
    }

    @Test(arguments: 30...80)
    func `the value that the list is sorted by is visible in every width`(width: Int) {
        let captured = CapturedConsole(width: width)
        let view = ItemListView(console: captured.console, isPlain: false)
        var item = row("1", "Write the report about everything that was said in the very long meeting")
        item.date = ItemDisplay.LabeledDate("created", "today 09:30")
        item.isSortedByExtra = true

        view.showItem(item)
        view.showFoot("1 item")

        #expect(captured.finish().output.contains("created today 09:30"))
    }

    @Test func `a terminal gets a footer`() {
        let captured = CapturedConsole(width: 40)

        show(in: ItemListView(console: captured.console, isPlain: false))

        #expect(captured.finish().output.hasSuffix("  +fun\n\n2 items\n"))
    }

    @Test func `nothing is written before the end of the list`() {
        let captured = CapturedConsole()
        let views: [any ItemListViewing] = [
            ItemListView(console: captured.console, isPlain: false),
            ItemListView(console: captured.console, isPlain: true),
        ]

        for view in views {
            view.showHeading(HeadingDisplay("home"))
            view.showItem(row("1", "Buy milk"))
            view.showError(ErrorMessage(.busy, "Busy."))
        }

        let (output, messages, _) = captured.finish()
        #expect(output == "")
        #expect(messages == "adder: Busy.\nadder: Busy.\n")
    }

    @Test func `plain lines are complete, with headings only above items`() {
        let captured = CapturedConsole()

        show(in: ItemListView(console: captured.console, isPlain: true))

        #expect(
            captured.finish().output == """
                home.garden:
                item 1: 생일 파티 🎉; due today 12:00; tags +fun
                item 12: Buy milk; due today 12:00; state done; tags +fun; part of 1

                """
        )
    }

    @Test func `plain output on a terminal has a footer`() {
        let captured = CapturedConsole(width: 40)

        show(in: ItemListView(console: captured.console, isPlain: true))

        #expect(captured.finish().output.hasSuffix("part of 1\n2 items\n"))
    }

    @Test func `empty results are output, and errors are messages`() {
        let captured = CapturedConsole()
        let view = ItemListView(console: captured.console, isPlain: false)
        let plain = ItemListView(console: captured.console, isPlain: true)

        view.showNothing("Nothing matches.")
        view.showEmptyList("Empty:", example: "adder add")
        plain.showNothing("Nothing matches.")
        plain.showEmptyList("Empty:", example: "adder add")
        view.showError(ErrorMessage(.busy, "Busy."))

        let (output, messages, status) = captured.finish()
        #expect(output == "Nothing matches.\nEmpty:\n  adder add\nNothing matches.\nEmpty: adder add\n")
        #expect(messages == "adder: Busy.\n")
        #expect(status == .busy)
    }

    // MARK: Found items

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
                priority: "",
                isImportant: false,
                title: title,
                project: "",
                tags: tags,
                marks: isDone ? .done : []
            ),
            marks: marks,
            matches: matches
        )
    }

    private func showFound(in view: any ItemListViewing) {
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

        showFound(in: ItemListView(console: captured.console, isPlain: false))

        #expect(
            captured.finish().output == """
                   1     회의 준비 🎉
                  12  ✓  Buy milk      +회의
                      tag: +회의
                      note: …주간회의록

                """
        )
    }

    @Test func `in color, matches are highlighted and the footer follows`() {
        let captured = CapturedConsole(width: 80, hasColor: true)

        showFound(in: ItemListView(console: captured.console, isPlain: false))

        #expect(
            captured.finish().output.split(separator: "\n", omittingEmptySubsequences: false) == [
                "   1     \u{1B}[4m회의\u{1B}[0m 준비 🎉",
                "  12  \u{1B}[2m✓\u{1B}[0m  \u{1B}[2mBuy milk\u{1B}[0m      +회의",
                "      \u{1B}[2mtag: \u{1B}[0m\u{1B}[2m+\u{1B}[0m\u{1B}[4m회의\u{1B}[0m",
                "      \u{1B}[2mnote: \u{1B}[0m\u{1B}[2m…주간\u{1B}[0m\u{1B}[4m회의\u{1B}[0m\u{1B}[2m록\u{1B}[0m",
                "", "\u{1B}[2m2 items found, 1 done\u{1B}[0m", "",
            ]
        )
    }

    @Test func `plain lines name the field of a match outside the title`() {
        let captured = CapturedConsole(width: 40, hasColor: false)

        showFound(in: ItemListView(console: captured.console, isPlain: true))

        #expect(
            captured.finish().output == """
                item 1: 회의 준비 🎉
                item 12: Buy milk; state done; tags
                +회의; match tag: +회의; match note:
                …주간회의록
                2 items found, 1 done

                """
        )
    }
}
