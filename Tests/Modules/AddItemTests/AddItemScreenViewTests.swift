import Screen
import Terminal
import TestKit
import Testing

@testable import AddItem

struct AddItemScreenViewTests {
    private let robot = ScreenRobot(rows: 12, columns: 60)
    private let desk: Desk
    private let view: AddItemScreenView

    init() {
        desk = Desk(robot, palette: nil)
        let questions = AddItemView(console: CapturedConsole().console, isPlain: false)
        view = AddItemScreenView(on: desk, asking: questions)
        robot.start(desk)
    }

    private func row(_ id: Int, _ understood: String...) -> AddItemDisplay.Row {
        AddItemDisplay.Row(heading: "Added \(id):", id: "\(id)", title: "Call mom", understood: understood)
    }

    private var messages: [String] { desk.messages.map(\.text) }

    @Test func `an added item is one message, which ends with the way to take it back`() {
        view.showAdded(AddItemDisplay(rows: [row(3, "due Sun 22 Nov", "+home")], hints: ["u reverses it."]))

        #expect(messages == ["Added 3: Call mom · due Sun 22 Nov, +home. u reverses it."])
    }

    @Test func `of several items, the first is named`() {
        view.prepareAdded([row(3, "+home")])
        view.showAdded(AddItemDisplay(rows: [], more: "and 600 more", hints: ["u reverses it."]))

        #expect(messages == ["Added 3: Call mom and 600 more. u reverses it."])
    }
}
