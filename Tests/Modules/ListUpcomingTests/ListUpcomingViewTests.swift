import Presentation
import ProgramOutput
import TerminalViews
import TestKit
import Testing

@testable import ListUpcoming

struct ListUpcomingViewTests {
    private let display = ListUpcomingDisplay(sections: [
        .init(
            heading: HeadingDisplay("Overdue", count: 1, tone: .urgent),
            rows: [row("4", "Fri 13 Nov", .urgent, "", "Call the plumber", "", [])]
        ),
        .init(
            heading: HeadingDisplay("Today", count: 2, tone: .near),
            rows: [
                row("15", "18:00", .near, "high", "생일 파티 🎉", "home", ["+fun"]),
                row("2", "", .near, "", "Buy milk", "", ["@shop"]),
            ]
        ),
    ])

    private static func row(
        _ id: String,
        _ when: String,
        _ tone: ItemDisplay.Tone,
        _ priority: String,
        _ title: String,
        _ project: String,
        _ tags: [String]
    ) -> ItemDisplay {
        ItemDisplay(
            id: id,
            when: when,
            due: "full \(when)",
            tone: tone,
            priority: priority,
            prioritySign: priority.isEmpty ? "" : "!!!",
            isImportant: priority == "high",
            title: title,
            project: project,
            tags: tags
        )
    }

    private func shown(width: Int? = nil, hasColor: Bool = false) -> String {
        let captured = CapturedConsole(width: width, hasColor: hasColor)
        ListUpcomingView(console: captured.console, isPlain: false).showUpcoming(display)
        return captured.finish().output
    }

    @Test func `columns stay aligned with Hangul and emoji`() {
        #expect(
            shown() == """
                Overdue (1)
                   4  Fri 13 Nov       Call the plumber

                Today (2)
                  15  18:00       !!!  생일 파티 🎉      home  +fun
                   2                   Buy milk          @shop

                """
        )
    }

    @Test func `the day stands above the list on a terminal alone`() {
        let display = ListUpcomingDisplay(heading: "Sat 21 Nov: 1 overdue", sections: display.sections)
        let (terminal, pipe) = (CapturedConsole(width: 80), CapturedConsole())
        ListUpcomingView(console: terminal.console, isPlain: false).showUpcoming(display)
        ListUpcomingView(console: pipe.console, isPlain: false).showUpcoming(display)

        #expect(terminal.finish().output.hasPrefix("Sat 21 Nov: 1 overdue\n\nOverdue (1)\n"))
        #expect(pipe.finish().output == shown())
    }

    @Test func `the foot stands apart, and is a labeled line in plain output`() {
        let display = ListUpcomingDisplay(sections: display.sections, more: "+2 more", foot: "3 later")
        let (columns, plain) = (CapturedConsole(), CapturedConsole())
        ListUpcomingView(console: columns.console, isPlain: false).showUpcoming(display)
        ListUpcomingView(console: plain.console, isPlain: true).showUpcoming(display)

        #expect(columns.finish().output.hasSuffix("Buy milk          @shop\n  +2 more\n\n3 later\n"))
        #expect(plain.finish().output.hasSuffix("; tags @shop\nnot shown: +2 more\nnot shown: 3 later\n"))
    }

    @Test func `the heading of a group that is cut says how many items it has`() {
        let heading = HeadingDisplay("Overdue", count: 1, of: "296", tone: .urgent)
        let display = ListUpcomingDisplay(sections: [.init(heading: heading, rows: display.sections[0].rows)])
        let (columns, plain) = (CapturedConsole(), CapturedConsole())
        ListUpcomingView(console: columns.console, isPlain: false).showUpcoming(display)
        ListUpcomingView(console: plain.console, isPlain: true).showUpcoming(display)

        #expect(columns.finish().output.hasPrefix("Overdue (1 of 296)\n"))
        #expect(plain.finish().output.hasPrefix("Overdue (1 of 296):\n"))
    }

    @Test func `on a narrow terminal, a row that doesn't fit takes two lines`() {
        #expect(
            shown(width: 30) == """
                Overdue (1)
                   4  Call the plumber
                      Fri 13 Nov

                Today (2)
                  15  !!! 생일 파티 🎉
                      18:00  home  +fun
                   2  Buy milk  @shop

                """
        )
    }

    @Test func `color is used only if enabled, and doesn't change the text`() {
        let colored = shown(hasColor: true)

        #expect(colored.contains("\u{1B}[1;91mOverdue (1)\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[91mFri 13 Nov\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == shown())
    }

    @Test func `control characters in a title are made visible`() {
        let captured = CapturedConsole()
        let row = ListUpcomingViewTests.row(
            "1",
            "",
            .normal,
            "",
            "a\u{1B}]52;c;\u{07}\u{9B}\u{202E}b\nc",
            "p\u{1B}[2J",
            []
        )

        ListUpcomingView(console: captured.console, isPlain: false)
            .showUpcoming(ListUpcomingDisplay(sections: [.init(heading: HeadingDisplay("h\u{1B}"), rows: [row])]))

        #expect(captured.finish().output == "h␛\n  1  a␛]52;c;␇<U+009B><U+202E>b␊c  p␛[2J\n")
    }

    @Test func `plain output labels every value`() {
        let captured = CapturedConsole()

        ListUpcomingView(console: captured.console, isPlain: true).showUpcoming(display)

        #expect(
            captured.finish().output == """
                Overdue:
                item 4: Call the plumber; due full Fri 13 Nov
                Today:
                item 15: 생일 파티 🎉; due full 18:00; priority high; project home; tags +fun
                item 2: Buy milk; due full ; tags @shop

                """
        )
    }

    @Test func `the embedded list has an empty line before and after it`() {
        let captured = CapturedConsole()
        let view = ListUpcomingView(console: captured.console, isPlain: true, isEmbedded: true)

        view.showUpcoming(ListUpcomingDisplay(sections: [.init(heading: HeadingDisplay("Today"), rows: [])]))
        view.showNothing("Nothing is due.")
        view.showEmptyList("Empty:", example: "add")

        #expect(captured.finish().output == "\nToday:\n\nNothing is due.\nEmpty: add\n")
    }

    @Test func `messages go to the output, and errors to the message stream`() {
        let captured = CapturedConsole()
        let view = ListUpcomingView(console: captured.console, isPlain: false)

        view.showNothing("Nothing is due.")
        view.showEmptyList("Empty:", example: "adder add")
        view.showError(ErrorMessage(.busy, "Busy."))

        let (output, messages, status) = captured.finish()
        #expect(output == "Nothing is due.\nEmpty:\n  adder add\n")
        #expect(messages == "adder: Busy.\n")
        #expect(status == .busy)
    }

    @Test(arguments: [80, 40, 30])
    func `heights are those of the lines that are written`(width: Int) {
        let heading = "Sat 21 Nov: 1 overdue, and more than fits into a line"
        let display = ListUpcomingDisplay(
            heading: heading,
            sections: display.sections,
            more: "+2 more: adder list due:none --sort priority,-id",
            foot: "3 later"
        )
        let captured = CapturedConsole(width: width)
        let view = ListUpcomingView(console: captured.console, isPlain: false, isEmbedded: true)

        let rows = view.heights(of: display.sections).flatMap(\.self).reduce(0, +)
        let lines = rows + view.height(around: display, above: ["A message"])
        view.showUpcoming(display)

        // The message and the prompt follow.
        #expect(
            captured.finish().output.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == lines - 2
        )
    }
}
