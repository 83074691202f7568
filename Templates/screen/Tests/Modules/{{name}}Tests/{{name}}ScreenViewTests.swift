import ModuleKit
import Responses
import Screen
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

/// The dialog on the screen, with the real roles and a list in memory.
struct {{name}}ScreenViewTests {
    private let robot = ScreenRobot(rows: 24, columns: 80)
    private let fixture = ModuleFixture()
    private let delegate = FakeListDelegate()
    private let desk: Desk

    init() throws {
        desk = Desk(robot, palette: nil)
        try fixture.add(ItemDetails(title: "Rest"), ItemDetails(title: "Pay rent"))
        robot.start(desk)
        var context = fixture.context(delegate: delegate)
        context.screen = desk
        try #require({{name}}Wireframe.useCase.screenAction).show([], context)
        robot.run()
    }

    @Test func `letters narrow the items down, and Enter chooses one`() {
        #expect(robot.rows.contains { $0.contains("Rest") })

        robot.type("rent\r")

        #expect(delegate.outcomes == [.chose([2])])
        #expect(desk.layers.isEmpty)
    }

    @Test func `Escape chooses nothing`() {
        robot.type("\u{1B}")

        #expect(delegate.outcomes.isEmpty)
        #expect(desk.layers.isEmpty)
    }
}
