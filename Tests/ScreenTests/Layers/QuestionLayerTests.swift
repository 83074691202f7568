import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Screen

struct QuestionLayerTests {
    private let robot = ScreenRobot(rows: 10, columns: 44)
    private let desk: Desk
    private let layer: SampleLayer

    init() {
        desk = Desk(robot, palette: .standard, lines: .ascii)
        layer = SampleLayer(on: desk, items: Array(1...9))
        desk.present(layer)
        robot.start(desk)
    }

    private func ask(_ standard: Int? = nil) -> Answers {
        let answers = Answers()
        let choices = [Footer.Entry(.key("y"), "yes"), Footer.Entry(.key("n"), "no")]
        let text = [StyledText("Remove 33 items that are shown and those that depend on them?")]
        desk.present(
            QuestionLayer(on: desk, title: "Remove", text: text, choices: choices, standard: standard) {
                answers.received.append($0)
            }
        )
        robot.run()
        robot.type("")
        robot.send(.redraw)
        return answers
    }

    private final class Answers {
        var received: [Int?] = []
    }

    @Test func `a question that doesn't fit is cut at its end`() {
        robot.resize(rows: 6, columns: 24)

        _ = ask()

        #expect(robot.rows[1] == "|| Remove 33 items    ||")
        #expect(robot.rows[2] == "|| that are shown an~ ||")
    }

    @Test func `a question lies over the panes`() {
        _ = ask()
        #expect(
            robot.rows == [
                "+ list ------------------------------------+",
                "|>1+ Remove ----------------------------+  |",
                "| 2| Remove 33 items that are shown and |  |",
                "| 3| those that depend on them?         |  |",
                "| 4|                                    |  |",
                "| 5| y yes  n no                        |  |",
                "| 6+------------------------------------+  |",
                "| 7                                        |",
                "+------------------------------------------+",
                " y yes  n no  Esc cancel",
            ]
        )
        #expect(robot.terminal.cursor == ScreenPosition(row: 5, column: 5))
    }

    @Test(
        arguments: [
            ("y", 0), ("n", 1), ("\u{1B}", nil), ("\u{3}", nil), ("jj\u{1B}[<0;2;2Mn", 1), ("ㅛ", 0),
            ("\u{1B}[<0;6;6M", 0), ("\u{1B}[<0;14;6M", 1),
            ("\u{1B}[<0;6;4My", 0),
        ]
            as [(String, Int?)]
    )
    func `a question is answered once`(key: String, index: Int?) {
        let answers = ask()

        robot.type(key)

        #expect(answers.received == [index])
        #expect(desk.layers.count == 1)
    }

    @Test func `Enter answers only with a standard, and otherwise names the keys`() {
        let answers = ask()
        robot.type("\r")
        #expect(answers.received.isEmpty)
        #expect(robot.rows.last == "Press y or n.")
        robot.type("\u{1B}")

        let others = ask(1)
        robot.type("\r")
        #expect(others.received == [1])
    }

    @Test func `closing the screen answers an open question with nothing`() {
        let answers = ask()
        robot.send(.terminate)
        _ = desk.end()

        #expect(answers.received == [nil])
    }

    @Test(arguments: [(true, [ConfirmationAnswer.yes], " y/Enter yes  n no  Esc cancel"), (false, [], "Press y or n.")])
    func `Enter confirms what can be undone`(canUndo: Bool, answers: [ConfirmationAnswer], keys: String) {
        var received: [ConfirmationAnswer] = []
        desk.present(
            QuestionLayer.confirmation(on: desk, "Remove 3 Rest?", canUndo: canUndo) { received.append($0) }
        )
        robot.send(.redraw)
        let footer = robot.rows[9]

        robot.type("\r")

        #expect(received == answers)
        #expect([footer, robot.rows[9]].contains(keys))
    }

    @Test(arguments: [("y", ConfirmationAnswer.yes), ("n", .no), ("\u{1B}", .unanswered), ("jj\u{3}", .unanswered)])
    func `a command waits for the answer to a question`(keys: String, expected: ConfirmationAnswer) {
        let isEscape = keys == "\u{1B}"
        robot.queue(isEscape ? keys : "\(keys)j")

        let answer = desk.confirm("Replace the list?", below: [[StyledText("Backup of Fri")]])

        #expect(answer == expected)
        #expect(desk.layers.count == 1)
        #expect(layer.list.current == 1)
        // The keys after the answer are for the layers below.
        robot.type("z")
        #expect(layer.list.current == (isEscape ? 1 : 2))
    }

    @Test func `a question of a command shows what the command has said`() {
        robot.queue("z")

        #expect(desk.confirm("Replace the list?", below: [[StyledText("Backup of Fri")]]) == .unanswered)

        #expect(robot.rows.contains { $0.contains("Backup of Fri") })
        #expect(robot.rows.contains { $0.contains("y yes  n no") })
    }

    @Test func `in a low window, the question is shown rather than the text above it`() {
        robot.resize(rows: 7, columns: 44)
        robot.queue("z")

        _ = desk.confirm("Replace it?", below: (1...9).map { [StyledText("Line \($0)")] })

        #expect(robot.rows.contains { $0.contains("Replace it?") })
        #expect(robot.rows.contains { $0.contains("y yes  n no") })
    }

    @Test func `a command that has the terminal asks there`() {
        desk.leaveScreen()

        #expect(desk.confirm("Replace the list?", below: []) == nil)
    }
}
