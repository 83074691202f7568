import Screen
import Terminal
import TestKit
import Testing
import Vocabulary

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

    @Test func `the next dates of a repetition are named`() {
        var row = row(3, "due Sun 22 Nov", "every week")
        row.following = "then 29 Nov, 6 Dec"

        view.showAdded(AddItemDisplay(rows: [row], hints: ["u reverses it."]))

        #expect(messages == ["Added 3: Call mom · due Sun 22 Nov, every week · then 29 Nov, 6 Dec. u reverses it."])
    }

    @Test func `each word that stayed in the title is named`() {
        let interactor = FakeInteractor()
        let presenter = AddItemPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            reader: reader,
            delegate: nil
        )

        presenter.addedItems(
            response(
                [details("a")],
                hints: ["foo:1", "bar:2", "baz:3"].map { ReadingHint(word: $0, suggestion: "") },
                from: 1
            )
        )

        for word in ["foo:1", "bar:2", "baz:3"] { #expect(messages.first?.contains("“\(word)” stayed") == true) }
    }

    @Test func `of several items, the first is named`() {
        view.prepareAdded([row(3, "+home")])
        view.showAdded(AddItemDisplay(rows: [], more: "and 600 more", hints: ["u reverses it."]))

        #expect(messages == ["Added 3: Call mom and 600 more. u reverses it."])
    }
}
