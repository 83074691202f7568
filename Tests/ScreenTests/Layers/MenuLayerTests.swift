import Terminal
import TestKit
import Testing

@testable import Screen

struct MenuLayerTests {
    private let robot = ScreenRobot(rows: 10, columns: 44)
    private let desk: Desk

    init() {
        desk = Desk(robot, palette: .standard, lines: .ascii)
        desk.present(SampleLayer(on: desk, items: Array(1...9)))
        robot.start(desk)
    }

    private final class Answers {
        var received: [Int?] = []
    }

    private func openMenu() -> Answers {
        let answers = Answers()
        let choices = [
            Footer.Entry(.key("d"), "due date"), Footer.Entry(.key("p"), "priority"), Footer.Entry(.key("t"), "title"),
        ]
        desk.present(
            MenuLayer(on: desk, title: "Sort by", choices: choices, current: 1) { answers.received.append($0) }
        )
        robot.send(.redraw)
        return answers
    }

    @Test func `a menu has its choices below each other`() {
        _ = openMenu()

        #expect(
            robot.rows[2...6] == [
                "| 2           + Sort by ----+              |", "| 3           | d due date  |              |",
                "| 4           |>p priority  |              |", "| 5           | t title     |              |",
                "| 6           +-------------+              |",
            ]
        )
        #expect(robot.rows[9] == " Enter choose  Esc cancel")
    }

    @Test(
        arguments: [
            ("t", 2), ("\r", 1), ("\u{1B}[B\r", 2), ("k\r", 0), ("\u{1B}", nil), ("\u{3}", nil),
            ("\u{1B}[<0;16;6M", 2), ("\u{1B}[<64;16;6M\r", 0), ("x\u{1B}[<0;1;1Md", 0), ("ㅅ", 2),
        ] as [(String, Int?)]
    )
    func `a menu is answered once, with its keys, the arrow keys and Enter, or a click`(keys: String, index: Int?) {
        let answers = openMenu()

        robot.type(keys)

        #expect(answers.received == [index])
        #expect(desk.layers.count == 1)
    }

    @Test func `a menu scrolls in a low window`() {
        _ = openMenu()
        robot.resize(rows: 6, columns: 20)

        robot.type("G")

        #expect(robot.rows.contains { $0.contains(">t title") })
    }
}
