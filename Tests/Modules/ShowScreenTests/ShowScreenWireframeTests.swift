import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenWireframeTests {
    @Test func `the roles are released with the screen`() throws {
        let fixture = try ShowScreenFixture()
        weak var presenter: ShowScreenPresenter?
        do {
            let screen = ShowScreenWireframe(fixture.module.context(), host: fixture.host, on: fixture.screen.desk)
            presenter = screen.presenter
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test func `a change by another program appears, and the selection stays on its item`() throws {
        let fixture = try ShowScreenFixture()
        fixture.robot.type("j")

        try fixture.module.add(ItemDetails(title: "From the phone", due: Due(day: .saturday - 5)))
        fixture.screen.presenter.listHasChanged()
        fixture.robot.type("z")

        #expect(fixture.rows(with: "From the phone").count == 1)
        #expect(fixture.currentRow.contains("Water the plants"))
    }
}
