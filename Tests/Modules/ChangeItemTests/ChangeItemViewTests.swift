import Boundary
import Terminal
import TestKit
import Testing

@testable import ChangeItem

struct ChangeItemViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [
            .init(deed: "Changed", id: "3", title: "우유\u{1B}[2J", details: ["comes back as 9", "due Fri"]),
            .init(deed: "Changed", id: "4", title: "Rest"),
        ],
        remarks: ["Free to begin now: 5 Paint."]
    )

    @Test func `rows are answers and remarks are talk`() {
        ChangeItemView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Changed 3: 우유␛[2J\n  comes back as 9, due Fri\nChanged 4: Rest\n")
        #expect(talk == "Free to begin now: 5 Paint.\n")
    }

    @Test func `plain rows are labelled lines`() {
        ChangeItemPlainView(console: captured.console).showChange(display)

        #expect(
            captured.finish().output
                == "changed: 3\ntitle: 우유␛[2J\ndetail: comes back as 9\ndetail: due Fri\nchanged: 4\ntitle: Rest\n"
        )
    }

    @Test func `where nobody can answer the one who asked hears of it`() {
        let view = ChangeItemView(console: captured.console)
        let handler = Handler()
        view.eventHandler = handler

        view.askWhether("Really?")

        #expect(handler.answers == [.nobodyThere])
    }
}

private final class Handler: ConsentHandling {
    private(set) var answers: [Consent] = []

    func didAnswer(_ answer: Consent) { answers.append(answer) }
}
