import Almanac
import Testing

/// Rules that a `Repetition` can't represent. RecurrenceOracleTests compares their days with those of python-dateutil.
struct RuleDaysTests {
    private let saturday = Day(number: 20_778)

    @Test(arguments: [
        "", "FREQ=HOURLY", "INTERVAL=2", "FREQ=DAILY;BYHOUR=9", "FREQ=DAILY;BYWEEKNO=20", "FREQ=WEEKLY;BYMONTHDAY=1",
        "FREQ=MONTHLY;BYYEARDAY=1", "FREQ=DAILY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=MO,2TU", "FREQ=MONTHLY;BYSETPOS=1",
        "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=-9223372036854775808", "FREQ=MONTHLY;BYMONTHDAY=32",
        "FREQ=YEARLY;BYDAY=-9223372036854775808MO", "FREQ=YEARLY;BYMONTH=-1", "FREQ=YEARLY;INTERVAL=0",
        "FREQ=YEARLY;COUNT=0",
        "FREQ=DAILY;COUNT=2;UNTIL=20261231", "FREQ=DAILY;UNTIL=20261231T090000Z", "FREQ=DAILY;BYDAY=", "FREQ=DAILY;X=1",
        "FREQ=DAILY;EXDATE=", "FREQ=DAILY;EXDATE=20261301", "FREQ=DAILY;EXDATE=+0261127", "FREQ=DAILY;RDATE=20261201,",
        "FREQ=DAILY;RDATE=20261201T09",
    ])
    func `rules that are invalid or about times of day have no days`(rule: String) {
        #expect(RuleDays(rule) == nil)
    }

    @Test func `a rule that no day meets ends`() throws {
        let rule = try #require(RuleDays("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"))
        let rare = try #require(RuleDays("FREQ=YEARLY;INTERVAL=9223372036854775807;BYYEARDAY=1"))

        #expect(rule.next(after: saturday, anchoredAt: saturday) == nil)
        #expect(rare.next(after: saturday, anchoredAt: saturday) == nil)
    }

    @Test func `a rule ends on its last day`() throws {
        let rule = try #require(RuleDays("FREQ=MONTHLY;BYMONTHDAY=-2;UNTIL=20261229"))

        #expect(rule.next(after: saturday, anchoredAt: saturday) == saturday + 8)
        #expect(rule.next(after: saturday + 8, anchoredAt: saturday) == nil)
    }

    @Test func `single days are left out of a rule or added to it`() throws {
        let rule = "FREQ=DAILY;INTERVAL=2;UNTIL=20261125;EXDATE=20261123;RDATE=20261122,20261201"
        let days = try #require(RuleDays(rule))

        var found = [saturday]
        while let day = days.next(after: found[found.count - 1], anchoredAt: saturday) { found.append(day) }
        #expect(found.map { $0 - saturday } == [0, 1, 4, 10])

        let rest = RuleDays.text(rule, days.singleDays.after(saturday + 1))
        #expect(rest == "FREQ=DAILY;INTERVAL=2;UNTIL=20261125;EXDATE=20261123;RDATE=20261201")
        // Equal rules have equal texts.
        #expect(RuleDays.text(RuleDays.text(rule, ending: nil), ending: days.end) == rule)
        #expect(RuleDays.text(rule, RuleDays.SingleDays()) == "FREQ=DAILY;INTERVAL=2;UNTIL=20261125")
    }

    @Test func `the end of a rule is replaced`() {
        let rule = "FREQ=YEARLY;COUNT=3;BYMONTH=1,7"

        #expect(RuleDays.text(rule, ending: .count(2)) == "FREQ=YEARLY;BYMONTH=1,7;COUNT=2")
        #expect(RuleDays.text(rule, ending: .until(saturday)) == "FREQ=YEARLY;BYMONTH=1,7;UNTIL=20261121")
        #expect(RuleDays.text(rule, ending: nil) == "FREQ=YEARLY;BYMONTH=1,7")
    }
}
