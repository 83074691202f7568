import Screen
import Terminal
import TestKit
import Testing

@testable import UndoRedo

struct UndoRedoScreenViewTests {
    private let robot = ScreenRobot(rows: 12, columns: 60)
    private let desk: Desk
    private let view: UndoRedoScreenView

    init() {
        desk = Desk(robot, palette: nil)
        view = UndoRedoScreenView(on: desk)
        robot.start(desk)
    }

    private func message(effect: String?) -> String? {
        view.show(
            UndoRedoDisplay(
                rows: [
                    .init(
                        action: "Undone",
                        command: "done 1 2 3 4",
                        shortCommand: "done",
                        when: "today",
                        effect: effect
                    )
                ],
                messages: ["Ctrl-R reapplies it."]
            )
        )
        return desk.messages.last?.text
    }

    @Test func `the effect is named, or else the command`() {
        #expect(message(effect: "3 Rest: reopened") == "Undone: 3 Rest: reopened. Ctrl-R reapplies it.")
        #expect(message(effect: nil) == "Undone: done. Ctrl-R reapplies it.")
    }

    @Test func `the key is seen behind a long effect`() {
        _ = message(effect: String(repeating: "long ", count: 60))
        robot.run()
        robot.send(.redraw)

        #expect(robot.rows.last == "long long long long long long long lon… Ctrl-R reapplies it.")
    }
}
