import ModuleKit
import Screen
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import OpenLinks

/// The dialog on the screen, with the real roles and a list in memory.
struct OpenLinksScreenViewTests {
    private let robot = ScreenRobot(rows: 24, columns: 80)
    private let desk: Desk
    private let fixture = ModuleFixture()

    init() throws {
        desk = Desk(robot, palette: nil)
        try fixture.add(
            ItemDetails(title: "Read https://a.example and https://b.example"),
            ItemDetails(title: "Rest")
        )
        robot.start(desk)
    }

    /// - Parameter browser: The command that opens links.
    private func open(_ ids: [Int], browser: String) throws {
        var context = fixture.context()
        context.screen = desk
        context.console.conversation.browser = Browser(commands: browser)
        try #require(OpenLinksWireframe.useCase.screenAction).show(ids, context)
        robot.run()
    }

    @Test func `one of several links is chosen and opened`() throws {
        try open([1], browser: "true")
        #expect(robot.rows.contains { $0.contains("Open a link") })

        robot.type("b.ex\r")

        #expect(robot.rows.last == "Opened https://b.example")
        #expect(desk.layers.isEmpty)
    }

    @Test func `a browser that fails is named`() throws {
        try open([1], browser: "false")

        robot.type("\r")

        #expect(robot.rows.last == "false exited with status 1, so https://a.example may not be open.")
    }

    @Test func `Escape opens nothing, and an item without a link is named`() throws {
        try open([1], browser: "true")
        robot.type("\u{1B}")
        #expect(desk.layers.isEmpty)

        try open([2], browser: "true")

        #expect(desk.messages.last?.text == "No link in the title or the note of 2.")
    }
}
