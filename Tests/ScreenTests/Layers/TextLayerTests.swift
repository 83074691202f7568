import Screen
import Terminal
import TestKit
import Testing

/// The search in a text.
struct TextLayerTests {
    private let robot = ScreenRobot(rows: 12, columns: 40)
    private let desk: Desk

    init() {
        desk = Desk(robot, palette: nil)
        robot.start(desk)
        let lines = (1...40).map { number in
            [StyledText("\(number) ", .faint), StyledText(number % 9 == 0 ? "Buy milk" : "Rest")]
        }
        desk.present(TextLayer(on: desk, title: "Output", text: lines))
        robot.run()
    }

    private var cursorRow: String { robot.terminal.cursor.map { robot.rows[$0.row] } ?? "" }

    @Test func `a text is searched while it is typed`() {
        robot.type("/mil")

        #expect(robot.rows[0].contains("Output · 7–13 of 40 · match 1 of 4"))
        #expect(robot.rows[3].hasPrefix("│▶9 Buy milk"))
        #expect(robot.rows[9] == " Search: mil")
    }

    @Test
    func `n and N lead to the next line and the one before, and Escape ends the search before it closes the text`() {
        robot.type("/milk\r")
        #expect(cursorRow.contains("9 Buy milk"))
        #expect(robot.rows[11] == " n next  N previous  / search  Esc end")

        robot.type("n")
        #expect(cursorRow.contains("▶18 Buy milk"))
        robot.type("NN")
        #expect(cursorRow.contains("▶36 Buy milk"))
        robot.type("\u{1B}")
        #expect(!robot.rows.contains { $0.contains("▶") })
        #expect(robot.rows[11] == " / search  Esc close")
        robot.type("q")

        #expect(desk.layers.count == 0)
    }

    @Test func `a text that is not there keeps its line, and Escape leads back to what was shown`() {
        robot.type("jj/milx\r")
        #expect(robot.rows.contains { $0.contains("“milx” is not in this text.") })

        robot.type("\u{1B}")

        #expect(robot.rows[1].hasPrefix("│ 3 Rest"))
        #expect(desk.layers.count == 1)
    }

    @Test func `a further search goes on from the line that was found, and Up brings back the one before`() {
        robot.type("/milk\rnn/rest\r")
        #expect(cursorRow.contains("▶28 Rest"))

        robot.type("/\u{1B}[A")

        #expect(robot.rows.contains { $0.hasPrefix(" Search: rest") })
    }

    @Test func `a text that is divided between rows is found`() {
        let long = "The long text of a line that is divided exactly here: Buy milk, and so on"
        desk.present(TextLayer(on: desk, title: "Long", text: [[StyledText("First")], [StyledText(long)]]))

        robot.type("/is divided exactly here")

        #expect(robot.rows.contains { $0.contains("Long · match 1 of 1") })
        #expect(robot.rows.contains { $0.hasPrefix("│▶") })
    }
}
