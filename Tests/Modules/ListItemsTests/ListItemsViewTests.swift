import Grammar
import Presentation
import Terminal
import TestKit
import Testing

@testable import ListItems

struct ListItemsViewTests {
    private func row(_ id: String, _ title: String, states: [String] = [], depth: Int = 0) -> ItemDisplay {
        ItemDisplay(
            id: id,
            when: "today",
            due: "today 12:00",
            tone: .near,
            states: states,
            isDone: states == ["done"],
            priority: "",
            isImportant: false,
            title: title,
            project: "",
            tags: ["+fun"],
            parent: depth > 0 ? "1" : "",
            depth: depth
        )
    }

    private func show(in view: any ListItemsViewing) {
        view.showHeading(HeadingDisplay("home"))
        view.showHeading(HeadingDisplay("home.garden", depth: 1))
        view.showItem(row("1", "생일 파티 🎉"))
        view.showItem(row("12", "Buy milk", states: ["done"], depth: 1))
        view.showFoot("2 items")
    }

    @Test func `columns are aligned beside Hangul and emoji, and a pipe gets no footer`() {
        let captured = CapturedConsole()

        show(in: ListItemsView(console: captured.console))

        #expect(
            captured.finish().output == """
                home
                  home.garden
                     1  today        생일 파티 🎉  +fun
                    12  today  done    Buy milk    +fun

                """
        )
    }

    @Test func `a terminal gets a footer`() {
        let captured = CapturedConsole(width: 40)

        show(in: ListItemsView(console: captured.console))

        #expect(captured.finish().output.hasSuffix("  +fun\n\n2 items\n"))
    }

    @Test func `nothing is written before the end of the list`() {
        let captured = CapturedConsole()
        let views: [any ListItemsViewing] = [
            ListItemsView(console: captured.console), ListItemsPlainView(console: captured.console),
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

        show(in: ListItemsPlainView(console: captured.console))

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

        show(in: ListItemsPlainView(console: captured.console))

        #expect(captured.finish().output.hasSuffix("part of 1\n2 items\n"))
    }

    @Test func `empty results are output, and errors are messages`() {
        let captured = CapturedConsole()
        let view = ListItemsView(console: captured.console)
        let plain = ListItemsPlainView(console: captured.console)

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
}
