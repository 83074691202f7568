import Boundary
import Terminal
import TestKit
import Testing

struct ChangeViewTests {
    private let captured = CapturedConsole()
    private let display = ChangeDisplay(
        rows: [
            .init(deed: "Done", id: "3", title: "우유\u{1B}[2J", details: ["comes back as 9", "due Fri"]),
            .init(deed: "Done", id: "4", title: "Rest"),
        ],
        remarks: ["Free to begin now: 5 Paint."]
    )

    @Test func `rows are answers and remarks are talk`() {
        SampleView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "Done 3: 우유␛[2J\n  comes back as 9, due Fri\nDone 4: Rest\n")
        #expect(talk == "Free to begin now: 5 Paint.\n")
    }

    @Test func `plain rows are labelled lines`() {
        SamplePlainView(console: captured.console).showChange(display)

        let (output, talk, _) = captured.finish()
        #expect(output == "done: 3\ntitle: 우유␛[2J\ndetail: comes back as 9\ndetail: due Fri\ndone: 4\ntitle: Rest\n")
        #expect(talk == "Free to begin now: 5 Paint.\n")
    }

    @Test func `where nobody can answer the one who asked hears of it`() {
        let view = SampleView(console: captured.console)
        let handler = Handler()
        view.eventHandler = handler

        view.askWhether("Really?")

        #expect(handler.answers == [.nobodyThere])
    }
}

private final class SampleView: ChangeView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}

private final class SamplePlainView: ChangePlainView {
    weak var eventHandler: EventHandler?
    let console: Console

    init(console: Console) {
        self.console = console
    }
}

private final class Handler: ConsentHandling {
    private(set) var answers: [Consent] = []

    func didAnswer(_ answer: Consent) { answers.append(answer) }
}
