import Terminal
import TestKit
import Testing

@testable import Screen

struct LayersTests {
    private let robot = ScreenRobot(rows: 10, columns: 44)
    private let desk: Desk

    init() {
        desk = Desk(robot, palette: .standard, lines: .ascii)
        desk.present(SampleLayer(on: desk, items: Array(1...9)))
        robot.start(desk)
    }

    private func style(row: Int, column: Int) -> String { robot.terminal.contents[row][column].style }
}

// MARK: - Choices

extension LayersTests {
    @Test func `the help is narrowed by letters in order, and Enter runs an action`() {
        robot.type("?")
        #expect(robot.rows[0].hasPrefix("+") && robot.rows[0].contains("Keys - 13 of 13"))
        #expect(robot.rows[9] == " Enter run  Esc close")

        robot.type("cmpit")
        #expect(robot.rows[0].contains("Keys - 1 of 13"))
        #expect(robot.rows[1].contains("> cmpit"))
        #expect(robot.rows[2].contains("Complete the items"))
        robot.type("\r")
        #expect(robot.rows[9] == "Done 1.")
        #expect(desk.layers.count == 1)
    }

    @Test func `a choice is found by a name that is not shown, and letters of two texts don't add up`() {
        let choices = [
            Choice(title: "Change the title", otherName: "rename"), Choice(title: "Move on", otherName: "go"),
        ]
        var chosen: [Int?] = []
        desk.present(ChoiceLayer(on: desk, title: "Keys", choices: choices, label: "run") { chosen.append($0) })

        robot.type("rnm")
        #expect(robot.rows.contains { $0.contains("Keys - 1 of 2") })
        robot.type("\u{15}gomv")
        #expect(robot.rows.contains { $0.contains("Keys - 0 of 2") })
        robot.type("\u{15}mv\r")

        #expect(chosen == [1])
    }

    @Test func `text that fits beside the messages is one, and longer text lies above the panes`() {
        desk.show((1...3).map { [StyledText("line \($0)")] }, title: "Short")
        robot.type("\u{1B}[I")
        #expect(desk.layers.count == 1)
        #expect(desk.messages.suffix(3).map(\.text) == ["line 1", "line 2", "line 3"])

        desk.show((1...4).map { [StyledText("line \($0)")] }, title: "Long")

        #expect(desk.layers.count == 2)
    }

    @Test(arguments: [(1, 20, 1), (2, 20, 2), (1, 60, 2)])
    func `an answer of more than one row lies above the panes`(lines: Int, width: Int, layers: Int) {
        let line = [StyledText(String(repeating: "x", count: width))]
        desk.show(Array(repeating: line, count: lines), title: "Answer", isAnswer: true)

        #expect(desk.layers.count == layers)
    }

    @Test func `an action that is not possible says why, and the list stays open`() {
        let choices = [Choice(front: "x", title: "Remove", problem: "No items."), Choice(title: "Add")]
        var chosen: [Int?] = []
        desk.present(ChoiceLayer(on: desk, title: "Keys", choices: choices, label: "run") { chosen.append($0) })

        robot.type("\r")
        #expect(robot.rows[9] == "No items.")
        #expect(chosen.isEmpty)
        robot.type("\u{1B}[B\r")
        #expect(chosen == [1])
    }

    @Test func `a long choice has several rows, of which each can be clicked`() {
        let choices = (1...4).map {
            Choice(front: "\($0)", title: "Show the details, or open a list of the sidebar or a day of the calendar")
        }
        var chosen: [Int?] = []
        desk.present(ChoiceLayer(on: desk, title: "Keys", choices: choices, label: "run") { chosen.append($0) })
        robot.send(.redraw)

        #expect(
            robot.rows[1...5] == [
                "| >                                        |", "| 1  Show the details, or open a list of   |",
                "|    the sidebar or a day of the calendar  |", "| 2  Show the details, or open a list of   |",
                "|    the sidebar or a day of the calendar  |",
            ]
        )
        robot.type("\u{1B}[B\u{1B}[B\u{1B}[B")
        #expect(robot.rows[6] == "| 4  Show the details, or open a list of   |")
        #expect(robot.rows[7] == "|    the sidebar or a day of the calendar  |")
        robot.type("\u{1B}[<0;6;6M\r")

        #expect(chosen == [2])
    }

    @Test func `in a narrow window, long names of keys leave space for the titles`() {
        let robot = ScreenRobot(rows: 6, columns: 20)
        let desk = Desk(robot, palette: nil, lines: .ascii)
        robot.start(desk)
        let choices = [Choice(front: "PgDn, Ctrl-F", title: "Go one page down"), Choice(front: "u", title: "Undo")]

        desk.present(ChoiceLayer(on: desk, title: "Keys", choices: choices, label: "run") { _ in })
        robot.send(.redraw)

        #expect(robot.rows[2...3] == ["| PgDn, ~ Go one   |", "|         page     |"])
    }

    @Test func `a choice can be clicked, scrolled and cancelled`() {
        var chosen: [Int?] = []
        let choices = (1...40).map { Choice(title: "Row \($0)") }
        func present() {
            desk.present(ChoiceLayer(on: desk, title: "Rows", choices: choices, label: "run") { chosen.append($0) })
        }
        present()
        robot.run()
        robot.send(.redraw)

        robot.type("\u{1B}[<0;12;5M\r")
        present()
        robot.type("\u{1B}[<65;1;1M\r")
        present()
        robot.type("nothing like this\r\u{15}\u{1B}")

        #expect(chosen == [2, 3, nil])
    }
}

// MARK: - Texts

extension LayersTests {
    @Test func `a text scrolls and closes`() {
        let text = (1...20).map { [StyledText("Line \($0)")] }
        desk.present(TextLayer(on: desk, title: "Output", text: text))
        robot.send(.redraw)
        #expect(robot.rows[1] == "| Line 1                                   |")

        robot.type("jG")
        #expect(robot.rows[7] == "| Line 20                                  |")
        robot.type("\u{1B}[<64;1;1M")
        #expect(robot.rows[7] == "| Line 17                                  |")
        robot.type("q")
        #expect(desk.layers.count == 1)
    }

    @Test func `long lines of a text are wrapped`() {
        let words = String(repeating: "우유 사기 ", count: 9)
        desk.present(TextLayer(on: desk, title: "Output", text: [[StyledText(words)]]))
        robot.send(.redraw)

        #expect(robot.rows[4] == "| 우유 사기 우유 사기 우유 사기 우유 사기  |")
    }
}

// MARK: - Input lines

extension LayersTests {
    private final class Receiver: InputLayerDelegate {
        var heard: [String] = []
        var takesLines = false

        func didType(_ text: String, in input: InputLayer) {
            heard.append(text)
            input.notes = { _, _ in [[StyledText("as \(text.count)", .faint)]] }
            input.marks = text.hasPrefix("du:") ? [InputState.Mark(0..<3, .urgent)] : []
        }

        func didAccept(_ text: String, stays: Bool, in input: InputLayer) {
            heard.append(stays ? "stays \(text)" : "accepted \(text)")
            if stays { input.set("") } else { input.close() }
        }

        func didCancel(_ input: InputLayer) { heard.append("cancelled") }

        func didAskForCompletion(of front: String, isBackward: Bool, in input: InputLayer) {
            input.insert(isBackward ? "-" : "+home", replacing: "+ho")
        }

        func didPaste(_ lines: [String], into input: InputLayer) -> Bool {
            if takesLines { heard += lines }
            return takesLines
        }
    }

    private func input(_ receiver: Receiver) -> InputLayer {
        let input = InputLayer(on: desk, label: "Add:", delegate: receiver)
        desk.present(input)
        robot.send(.redraw)
        return input
    }

    @Test func `an input line takes rows away from the panes, and has the cursor`() {
        let receiver = Receiver()
        let input = input(receiver)
        robot.type("du: 우유")

        #expect(robot.rows[6...8] == ["+------------------------------------------+", " Add: du: 우유", " as 6"])
        #expect(robot.terminal.cursor == ScreenPosition(row: 7, column: 14))
        #expect(style(row: 7, column: 6) == "0;91")
        #expect(input.text == "du: 우유")
        robot.type("\u{1B}")
        #expect(receiver.heard.last == "cancelled")
        #expect(robot.rows[8] == "+------------------------------------------+")
    }

    @Test func `letters are text in an input line, Hangul too`() {
        let receiver = Receiver()
        let input = input(receiver)

        robot.type("q?ㅇ")

        #expect(input.text == "q?ㅇ")
        #expect(desk.ending == nil)
    }

    @Test func `Enter accepts, Alt-Enter accepts and stays, Tab completes`() {
        let receiver = Receiver()
        _ = input(receiver)

        robot.type("+ho\t\u{1B}\rx\r")

        #expect(receiver.heard == ["+", "+h", "+ho", "+home", "stays +home", "", "x", "accepted x"])
        #expect(desk.layers.count == 1)
    }

    @Test func `several pasted lines are one, unless the receiver takes them`() {
        let receiver = Receiver()
        _ = input(receiver)
        robot.type("\u{1B}[200~one\ntwo\u{1B}[201~")
        #expect(receiver.heard == ["one two"])

        receiver.takesLines = true
        robot.type("\u{1B}[200~three\nfour\u{1B}[201~")
        #expect(receiver.heard == ["one two", "three", "four"])
    }

    @Test func `dismissing a layer interrupts those above it`() {
        let receiver = Receiver()
        let input = input(receiver)
        var answers: [Int?] = []
        let question = QuestionLayer(on: desk, title: "", text: [], choices: []) { answers.append($0) }
        desk.present(question)

        desk.dismiss(input)

        #expect(answers == [nil])
        #expect(desk.layers.count == 1)
    }
}
