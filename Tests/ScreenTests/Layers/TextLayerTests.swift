import Screen
import Terminal
import TestKit
import Testing

/// The search in a text.
struct TextLayerTests {
    private let robot = ScreenRobot(rows: 12, columns: 40)
    private let desk: Desk

    init() {
        desk = Desk(robot, palette: .standard)
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

    /// Opens a line of words with five letters, six of which fit into a row. Those at the places are others.
    private func openLongLine(_ words: [Int: String], count: Int = 120) {
        let line = (0..<count).map { words[$0] ?? "aaaaa" }.joined(separator: " ")
        desk.present(TextLayer(on: desk, title: "Long", text: [[StyledText("First")], [StyledText(line)]]))
        robot.send(.redraw)
    }

    @Test func `a match that is divided between rows is shown and marked in both`() {
        openLongLine([71: "bbbbb", 72: "ccccc"])

        robot.type("/bbbbb ccccc\r")

        #expect(robot.rows[0].hasPrefix("┌ Long · 10–18 of 21 · match 1 of 1 ─"))
        #expect(cursorRow == "│▶aaaaa aaaaa aaaaa aaaaa aaaaa bbbbb  │")
        let row = robot.terminal.cursor?.row ?? 0
        #expect(robot.rows[row + 1] == "│ ccccc aaaaa aaaaa aaaaa aaaaa aaaaa  │")
        let mark = robot.styles[row].dropFirst(32).prefix(5)
        #expect(mark.first != nil && mark.first != " " && mark == robot.styles[row + 1].dropFirst(2).prefix(5))
    }

    @Test func `n leads to all matches of a long line`() {
        openLongLine([8: "milky", 10: "milky", 100: "milky"])

        robot.type("/milk\r")
        var columns = [robot.terminal.cursor?.column]
        for _ in 0..<2 {
            robot.type("n")
            columns.append(robot.terminal.cursor?.column)
        }

        #expect(columns == [14, 26, 26])
        #expect(cursorRow.hasPrefix("│▶aaaaa aaaaa aaaaa aaaaa milky"))
        #expect(robot.rows[0].contains("match 3 of 3"))
        robot.type("nN")
        #expect(robot.rows[0].contains("match 3 of 3"))
    }

    @Test func `after scrolling, n and N start from what is shown`() {
        robot.type("/milk\rG")
        #expect(robot.rows[0].contains("32–40 of 40"))

        robot.type("n")
        #expect(cursorRow.contains("▶36 Buy milk"))
        robot.type("gjjjN")
        #expect(cursorRow.contains("▶36 Buy milk"))
        robot.type("gNN")

        #expect(cursorRow.contains("▶27 Buy milk"))
    }

    @Test func `a resize keeps a match that is shown, and otherwise what is shown`() {
        robot.type("/milk\rG")
        robot.resize(rows: 12, columns: 30)
        #expect(robot.rows[9].hasPrefix("│ 40 Rest"))

        robot.type("n")
        robot.resize(rows: 8, columns: 40)

        #expect(cursorRow.contains("▶36 Buy milk"))
    }

    @Test func `a long line that is wrapped again stays where it was`() {
        openLongLine([60: "bbbbb"], count: 240)
        robot.type("jjjjjjjjjjj")
        #expect(robot.rows[1].hasPrefix("│ bbbbb"))

        robot.resize(rows: 12, columns: 60)

        #expect(robot.rows[1].contains("bbbbb"))
    }
}
