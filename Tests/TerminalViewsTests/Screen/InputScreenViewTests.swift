import Presentation
import Screen
import TerminalViews
import TestKit
import Testing

struct InputScreenViewTests {
    private let robot = ScreenRobot(rows: 12, columns: 60)
    private let desk: Desk

    init() {
        desk = Desk(robot, palette: nil)
        robot.start(desk)
    }

    private final class Handler: InputHandling {
        let view: any InputViewing
        var events: [String] = []

        init(_ view: any InputViewing) {
            self.view = view
        }

        func didType(_ text: String) {
            events.append("typed \(text)")
            view.show(
                InputReadingDisplay(understood: ["title", InputPhrase(text)], hints: ["hint"], unknown: ["est:"])
            )
        }

        func didAccept(_ text: String, stays: Bool) {
            events.append("accepted \(text) \(stays)")
            if stays { view.clear() } else { view.close() }
        }

        func didCancelInput() { events.append("cancelled") }

        func didAskForWords(after front: String) { view.insert("home ", replacing: "ho") }
    }

    private func open(_ text: String = "") -> Handler {
        let view = InputScreenView(on: desk)
        let handler = Handler(view)
        view.open(InputDisplay(label: "Add:", text: text, rows: 2, canStay: true), for: handler)
        robot.run()
        return handler
    }

    @Test func `each key is reported, and what is understood stands below`() {
        let handler = open()

        robot.type("mi")

        #expect(handler.events == ["typed ", "typed m", "typed mi"])
        #expect(robot.rows.suffix(5).prefix(3) == [" Add: mi", "      title · mi", "      hint"])
        #expect(robot.terminal.cursor?.column == 8)
    }

    @Test func `a text that was cancelled comes back with Up`() {
        _ = open()
        robot.type("call mom\u{1B}")
        #expect(!robot.rows.contains { $0.contains("call mom") })

        _ = open()
        robot.type("\u{1B}[A")

        #expect(robot.rows[7] == " Add: call mom")
    }

    @Test func `a cancelled text stands among the saved lines where it was typed`() {
        func open(_ saved: [String]) {
            let view = InputScreenView(on: desk)
            view.open(InputDisplay(label: ":", history: saved), for: Handler(view))
            robot.run()
        }
        open(["stats", "list"])
        robot.type("undo 3\u{1B}")
        open(["stats", "list"])
        robot.type("sync\r")

        open(["stats", "list", "sync", "typed in a shell"])
        var lines: [String] = []
        for _ in 1...5 {
            robot.type("\u{1B}[A")
            lines.append(robot.rows.first { $0.hasPrefix(" : ") } ?? "")
        }

        #expect(lines == [" : typed in a shell", " : sync", " : undo 3", " : list", " : stats"])
    }

    @Test func `Up brings back text that a module asks to remember`() {
        let handler = open()
        robot.type("\u{1B}")
        handler.view.remember("Milk\nBread")

        _ = open()
        robot.type("\u{1B}[A")

        #expect(robot.rows[7] == " Add: Milk␊Bread")
    }

    @Test func `a long title leaves space for what else is understood`() {
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Add:", rows: 1), for: Handler(view))
        let title = Array(repeating: "word", count: 60).joined(separator: " ")
        view.show(InputReadingDisplay(understood: [InputPhrase(title), "due Mon 23 Nov", "+home"]))
        robot.run()
        robot.type("")

        #expect(robot.rows[9].hasPrefix("      word word") && robot.rows[10].hasSuffix("… · due Mon 23 Nov · +home"))
    }

    @Test func `a long title leaves space for a hint`() {
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Add:", rows: 1), for: Handler(view))
        let title = Array(repeating: "word", count: 60).joined(separator: " ")
        view.show(
            InputReadingDisplay(understood: [InputPhrase(title), "+home"], hints: ["“est:” stayed in the title."])
        )
        robot.run()
        robot.type("")

        #expect(robot.rows[9].hasSuffix("… · +home"))
        #expect(robot.rows[10] == "      “est:” stayed in the title.")
    }

    @Test func `the longest title is shortened first, also that of another item`() {
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Add:", rows: 1), for: Handler(view))
        let title = Array(repeating: "word", count: 40).joined(separator: " ")
        let phrases = ["Pack", InputPhrase("needs 3 \(title)", title: title), "+home"]
        view.show(InputReadingDisplay(understood: phrases))
        robot.run()
        robot.type("")

        #expect(robot.rows[9].hasPrefix("      Pack · needs 3 word word") && robot.rows[10].hasSuffix("… · +home"))
    }

    @Test func `in a narrow window, an error has as many rows as it needs`() {
        robot.resize(rows: 12, columns: 40)
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Move 12 to:"), for: Handler(view))

        view.show(InputReadingDisplay(problem: "“fry” is not a date. Did you mean “fri”?"))
        robot.send(.redraw)

        #expect(
            robot.rows.suffix(5).prefix(3) == [
                " Move 12 to:", " “fry” is not a date. Did you mean", " “fri”?",
            ]
        )
    }

    @Test func `a resize wraps what is below the line again`() {
        let problem = "“due:32/13” is not a date. Examples: fri, tomorrow, +3d, 1 dec, 2026-12-01, fri 17:00."
        let view = InputScreenView(on: desk)
        robot.resize(rows: 20, columns: 40)
        view.open(InputDisplay(label: ":"), for: Handler(view))
        view.show(InputReadingDisplay(problem: problem))
        robot.run()

        robot.resize(rows: 20, columns: 120)
        robot.run()
        #expect(robot.rows.suffix(3).prefix(2) == [" :", "   \(problem)"])
        robot.resize(rows: 20, columns: 40)
        robot.run()

        #expect(
            robot.rows.suffix(5).prefix(4).map { $0.dropFirst() } == [
                ":", "“due:32/13” is not a date. Examples:", "fri, tomorrow, +3d, 1 dec, 2026-12-01,", "fri 17:00.",
            ]
        )
    }

    @Test(arguments: [(100, 2), (120, 1)])
    func `if what is understood has too many phrases, its end is cut visibly`(columns: Int, rows: Int) {
        robot.resize(rows: 12, columns: columns)
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Filter:"), for: Handler(view))
        view.show(InputReadingDisplay(understood: (1...40).map { InputPhrase("tag +home\($0)") }))
        robot.send(.redraw)

        let notes = robot.rows.filter { $0.contains("+home") }
        #expect(notes.count == rows && notes.last?.hasSuffix("…") == true)
    }

    @Test func `an error has two rows unless the window is wide`() {
        robot.resize(rows: 30, columns: 100)
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Filter:"), for: Handler(view))
        let problem =
            "“status:x” is not a filter. Did you mean “status:open”? To use it as text, put -- before it."
        view.show(InputReadingDisplay(problem: problem))
        robot.send(.redraw)

        #expect(
            robot.rows.suffix(3).prefix(2) == [
                "         “status:x” is not a filter. Did you mean “status:open”? To use it as text, put -- before",
                "         it.",
            ]
        )
    }

    @Test func `a path that is longer than a row is broken, and not cut`() {
        robot.resize(rows: 12, columns: 30)
        let view = InputScreenView(on: desk)
        view.open(InputDisplay(label: "Add:"), for: Handler(view))

        view.show(InputReadingDisplay(problem: "Locked: /a/folder/with/a/long/name/list.db"))
        robot.send(.redraw)

        #expect(
            robot.rows.suffix(5).prefix(4) == [
                " Add:", " Locked:", " /a/folder/with/a/long/name/l", " ist.db",
            ]
        )
    }

    @Test func `Enter closes the line, and Alt-Enter empties it`() {
        let handler = open()

        robot.type("a\u{1B}\r")
        robot.type("b\r")

        #expect(handler.events.filter { $0.hasPrefix("acc") } == ["accepted a true", "accepted b false"])
        #expect(desk.layers.isEmpty)
    }

    @Test func `Escape cancels, and the handler is released`() {
        weak var handler: Handler?
        do {
            let own = open("text")
            handler = own
            robot.type("\u{1B}")
            #expect(own.events.last == "cancelled")
        }

        #expect(handler == nil)
        #expect(desk.layers.isEmpty)
    }

    @Test func `Tab replaces the beginning of the word`() {
        let handler = open()

        robot.type("+ho\t")

        #expect(handler.events.last == "typed +home ")
    }

    /// Opens a line whose words for `+h` are home and hobby.
    private func openChoice() -> Handler {
        let handler = open("Call +h")
        var suggestion = InputSuggestion()
        suggestion.replaced = "+h"
        suggestion.words = [.init("+home"), .init("+hobby")]
        handler.view.complete(suggestion)
        robot.send(.redraw)
        return handler
    }

    @Test func `Tab chooses among the words of a completion, and Enter takes one`() {
        let handler = openChoice()
        #expect(robot.rows.suffix(5).prefix(2) == [" Add: Call +h", " +home   +hobby"])
        #expect(robot.rows[11] == " Tab next  Enter accept  Esc close")

        robot.type("\t\t")
        #expect(robot.rows[11] == " Tab next  Enter choose  Esc close")
        #expect(robot.rows.suffix(5).first == " Add: Call +hobby")
        robot.type("\r")
        #expect(desk.layers.count == 1)
        robot.type("x\r")

        #expect(handler.events.last == "accepted Call +hobby x false")
    }

    @Test func `Escape closes the words first and takes the choice back, and then the line`() {
        let handler = openChoice()

        robot.type("\t\u{1B}")
        #expect(robot.rows.suffix(5).first == " Add: Call +h")
        #expect(desk.layers.count == 1)
        robot.type("\u{1B}")

        #expect(handler.events.last == "cancelled")
    }

    @Test func `a paste ends the choice and is for the text`() {
        let handler = openChoice()

        robot.type("\t\u{1B}[200~now\u{1B}[201~")
        #expect(robot.rows.suffix(5).prefix(2) == [" Add: Call +home now", "      title · Call +home now"])
        robot.type("\r")

        #expect(handler.events.last == "accepted Call +home now false")
    }

    @Test func `without a choice, Enter accepts the line, and a letter goes on with the text`() {
        let handler = openChoice()

        robot.type("o")
        #expect(robot.rows.suffix(5).prefix(2) == [" Add: Call +ho", "      title · Call +ho"])
        handler.view.choose(from: InputSuggestion())
        robot.type("\r")

        #expect(handler.events.last == "accepted Call +ho false")
    }
}
