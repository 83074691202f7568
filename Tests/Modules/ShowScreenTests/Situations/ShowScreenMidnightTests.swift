import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

/// Lines that are open when a day begins.
struct ShowScreenMidnightTests {
    private final class Time: Clock {
        var moment = Moment.saturday

        func now() -> Moment { moment }
        func wakeTime(on day: Day, at time: TimeOfDay) -> Instant? { nil }
    }

    private let time = Time()
    private let fixture: ShowScreenFixture

    init() throws { fixture = try ShowScreenFixture(clock: time) }

    private func passMidnight() {
        time.moment = Moment(utc: Instant(seconds: Moment.saturday.instant.seconds + 86_400))
        fixture.screen.presenter.listHasChanged()
        fixture.robot.resize(rows: 24, columns: 80)
        fixture.robot.run()
    }

    @Test(arguments: [("4am tomorrow", "Mon 23 Nov"), ("2mtomorrow", "Mon 23 Nov"), ("2am", "Sun 22 Nov")])
    func `what is understood is what Enter keeps`(keys: String, day: String) throws {
        fixture.robot.type(keys)
        passMidnight()
        #expect(fixture.rows(with: "due \(day)").count == 1, "\(fixture.robot.rows.suffix(5))")
        let ids = Set(try fixture.module.items().map(\.id))
        let before = try fixture.module.items().map(\.details.due)

        fixture.robot.type("\r")

        let after = try fixture.module.items()
        let changed = after.filter { !ids.contains($0.id) || $0.details.due != before[$0.id - 1] }
        let due = Day.saturday + (day.hasPrefix("Mon") ? 2 : 1)
        #expect(changed.map(\.details.due?.day) == [due])
    }
}
