import Presentation
import ProgramOutput
import Screen
import Terminal
import TerminalViews
import TestKit
import Testing
import Vocabulary

struct ChangeScreenViewTests {
    private let robot = ScreenRobot(rows: 12, columns: 60)
    private let desk: Desk
    private let view: ChangeScreenView

    init() {
        desk = Desk(robot, palette: nil)
        view = ChangeScreenView(on: desk)
        robot.start(desk)
    }

    private final class Handler: ConfirmationHandling {
        var answers: [ConfirmationAnswer] = []

        func didAnswer(_ answer: ConfirmationAnswer) { answers.append(answer) }
    }

    @Test func `a change is one message`() {
        view.showChange(
            ChangeDisplay(
                rows: [.init(action: "Done", id: 12, title: "Call mom", sentences: ["Next: Sun 22 Nov."])],
                messages: ["u reverses it."]
            )
        )

        #expect(desk.messages.map(\.text) == ["Done 12: Call mom. Next: Sun 22 Nov. u reverses it."])
    }

    @Test func `phrases follow the title, also those that end with a period, and sentences follow them`() {
        let phrases = ["due Fri 4 Dec", "@Main St.", "note: call Mr.", "+home"]
        view.showChange(
            ChangeDisplay(
                rows: [.init(action: "Changed", id: 1, title: "Pay", details: phrases, sentences: ["Next: 9."])],
                messages: ["u reverses it."]
            )
        )

        let said = "Changed 1: Pay · due Fri 4 Dec · @Main St. · note: call Mr. · +home. Next: 9. u reverses it."
        #expect(desk.messages.map(\.text) == [said])
    }

    @Test func `notes that differ are all named`() {
        view.showChange(ChangeDisplay(rows: [], notes: ["“a:1” stayed.", "“b:1” stayed."]))

        #expect(view.rowLimit == 1 && view.noteLimit == 20)
        #expect(desk.messages.map(\.text) == ["“a:1” stayed. “b:1” stayed."])
    }

    @Test func `the details of the first of several items are not said to be those of all`() {
        view.showChange(
            ChangeDisplay(
                rows: [
                    .init(action: "Postponed", id: 1, title: "Pay", details: ["due Fri 4 Dec"], sentences: ["Next: 9."])
                ],
                more: "and 1 more, 2 items in all",
                messages: ["u reverses it."]
            )
        )

        #expect(desk.messages.map(\.text) == ["Postponed 1: Pay and 1 more, 2 items in all. u reverses it."])
    }

    @Test func `messages about nothing that was changed stand alone`() {
        view.showChange(ChangeDisplay(rows: [], messages: ["Already done: 12 Call mom."]))

        #expect(desk.messages.map(\.text) == ["Already done: 12 Call mom."])
    }

    @Test func `rows of a long change are shown with the rest of it, and not after an error`() {
        view.prepareChange([.init(action: "Done", id: 1, title: "a")])
        view.showChange(ChangeDisplay(rows: [], more: "and 600 more"))
        view.prepareChange([.init(action: "Done", id: 2, title: "b")])
        view.showError(ErrorMessage(.busy, "The list is locked."))
        view.showChange(ChangeDisplay(rows: [.init(action: "Done", id: 3, title: "c")]))

        #expect(desk.messages.map(\.text) == ["Done 1: a and 600 more.", "The list is locked.", "Done 3: c."])
    }

    @Test(arguments: [
        ("y", ConfirmationAnswer.yes), ("\r", .yes), ("n", .no), ("\u{1B}", .unanswered), ("\u{3}", .unanswered),
    ])
    func `a question is answered with a key`(key: String, answer: ConfirmationAnswer) {
        let handler = Handler()
        view.eventHandler = handler

        view.ask("Complete its 2 open parts, too?")
        robot.type("z")
        #expect(handler.answers.isEmpty)
        robot.type(key)

        #expect(handler.answers == [answer])
        #expect(desk.layers.isEmpty)
    }

    @Test func `the presenter lives until its question is answered`() {
        weak var handler: Handler?
        do {
            let own = Handler()
            handler = own
            view.eventHandler = own
            view.ask("Sure?")
        }
        #expect(handler != nil)

        robot.type("y")

        #expect(handler == nil)
    }
}
