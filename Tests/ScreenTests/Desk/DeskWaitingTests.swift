import Terminal
import TestKit
import Testing

@testable import Screen

/// The keys that are pressed while an event takes long.
struct DeskWaitingTests {
    private let robot: ScreenRobot
    private let desk: Desk
    private let layer: SampleLayer

    init() { (robot, desk, layer) = SampleLayer.onScreen() }

    /// Completes an item, and looks for keys while that takes some time.
    /// - Parameter keys: They are pressed after half of the time.
    /// - Returns: The last row after half of the time, and whether the work was to be given up.
    private func work(milliseconds: Int, _ keys: String) -> (row: String?, isGivenUp: Bool) {
        var row: String?
        var isGivenUp = false
        layer.willComplete = { [robot, desk] in
            for time in stride(from: 0, to: milliseconds, by: 10) {
                robot.milliseconds += 10
                if time == milliseconds / 2 {
                    row = robot.rows.last
                    robot.queue(keys)
                }
                if desk.stopsWork() == true { isGivenUp = true }
            }
        }
        robot.type("d")
        return (row, isGivenUp)
    }

    @Test func `work says after a moment that it takes long, until it is done`() {
        let (row, isGivenUp) = work(milliseconds: 400, "")

        #expect(row == "Working… Esc gives up." && !isGivenUp)
        #expect(robot.rows.last == "Done 1.")
        #expect(desk.messages.map(\.text) == ["Done 1."])
    }

    @Test func `short work says nothing, and keys act after it`() {
        let (row, isGivenUp) = work(milliseconds: 120, "j\u{1B}")

        #expect(row == " x remove  d done  q quit  ? keys" && !isGivenUp)
        #expect(layer.list.current == 3)
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "j\u{1B}"])
    func `Escape or Ctrl-C gives up long work, and does nothing else`(keys: String) {
        let (_, isGivenUp) = work(milliseconds: 600, keys)

        #expect(isGivenUp && desk.ending == nil)
        #expect(layer.list.current == 2)
    }

    @Test func `keys that are pressed during long work don't answer questions that come after it`() {
        let (_, isGivenUp) = work(milliseconds: 600, "jxy")

        #expect(!isGivenUp && desk.layers.count == 1)
        #expect(layer.list.current == 2)
        // Later keys act again.
        layer.willComplete = {}
        robot.type("xy")
        #expect(layer.list.current == 3)
    }

    @Test(arguments: ["\u{1B}", "\u{3}", "jx"])
    func `keys that are pressed at the very end of long work are dropped`(keys: String) {
        layer.willComplete = { [robot, desk] in
            robot.milliseconds += 200
            #expect(desk.stopsWork() == false)
            robot.queue(keys)
        }

        robot.type("d")

        #expect(layer.done == [1] && layer.presses == [.key("d")])
        #expect(desk.ending == nil)
    }

    @Test func `keys that are pressed before the message act after the work`() {
        layer.willComplete = { [robot, desk] in
            robot.milliseconds += 200
            #expect(desk.stopsWork() == false)
            robot.milliseconds += 100
            #expect(desk.stopsWork() == false)
        }

        robot.type("dj\u{3}")

        #expect(layer.list.current == 3 && layer.done == [1])
    }

    @Test func `Ctrl-C as a signal gives up long work, and drops the keys before it`() {
        var isGivenUp: Bool?
        layer.willComplete = { [robot, desk] in
            robot.milliseconds += 200
            _ = desk.stopsWork()
            robot.queue(.interrupt)
            robot.milliseconds += 100
            // Every later question has the same answer.
            for _ in 1...2 { isGivenUp = desk.stopsWork() }
        }

        robot.type("djx")

        #expect(isGivenUp == true && desk.ending == nil)
        #expect(layer.list.current == 2 && desk.layers.count == 1)
    }

    @Test func `after Ctrl-Z, nothing is given up, and the job stops after the work`() {
        robot.isStopPending = true

        let (row, isGivenUp) = work(milliseconds: 600, "\u{1B}")

        #expect(row == " x remove  d done  q quit  ? keys" && !isGivenUp)
    }

    @Test func `work that also waits for another program shows one message at a time, and none remains`() {
        var rows: [String?] = []
        layer.willComplete = { [robot, desk] in
            for sentence in [nil, "Waiting.", nil] as [String?] {
                robot.milliseconds += 200
                if let sentence { desk.sayWaiting(StyledText(sentence)) } else { _ = desk.stopsWork() }
                rows.append(robot.rows.last)
            }
        }

        robot.type("d")

        #expect(rows == ["Working… Esc gives up.", "Waiting.", "Working… Esc gives up."])
        #expect(desk.messages.map(\.text) == ["Done 1."])
    }

    @Test func `while another program has the terminal, it is asked, and what follows has only begun`() {
        var answers: [Bool?] = []
        layer.willComplete = { [robot, desk] in
            desk.leaveScreen()
            robot.milliseconds += 5_000
            answers += [desk.stopsWork(), desk.givesUp()]
            desk.returnToScreen()
            answers.append(desk.stopsWork())
        }

        robot.type("dj")

        #expect(answers == [nil, nil, false])
        #expect(layer.list.current == 3)
        #expect(desk.messages.map(\.text) == ["Done 1."])
    }

    @Test func `nothing is given up between events`() {
        robot.milliseconds = 1_000
        robot.queue("\u{1B}")

        #expect(desk.stopsWork() == false)
    }
}
