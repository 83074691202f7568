import Almanac
import Testing

struct RecurrenceRuleTests {
    @Test(arguments: [
        (Repetition(.daily), "FREQ=DAILY"),
        (Repetition(.yearly), "FREQ=YEARLY"),
        (Repetition(.weekly, interval: 2), "FREQ=WEEKLY;INTERVAL=2"),
        (.workdays, "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        (Repetition(.weekly, weekdays: [.init(.saturday), .init(.sunday)]), "FREQ=WEEKLY;BYDAY=SA,SU"),
        (Repetition(.monthly, weekdays: [.init(.friday, nth: -1)]), "FREQ=MONTHLY;BYDAY=-1FR"),
        (Repetition(.monthly, weekdays: [.init(.tuesday, nth: 2)]), "FREQ=MONTHLY;BYDAY=2TU"),
        (Repetition(.monthly, interval: 3, monthDays: [2, 15]), "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=2,15"),
        (Repetition(.yearly, month: 11, weekdays: [.init(.thursday, nth: 4)]), "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"),
        (Repetition(.yearly, month: 4, monthDays: [30]), "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=30"),
        (
            Repetition(.weekly, interval: 2, weekdays: [.init(.monday), .init(.sunday)], weekStart: .sunday),
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU"
        ),
        (Repetition(.daily, end: .until(Day(number: 20_780))), "FREQ=DAILY;UNTIL=20261123"),
        (Repetition(.weekly, interval: 2, end: .count(5)), "FREQ=WEEKLY;INTERVAL=2;COUNT=5"),
        (Repetition(.monthly, weekdays: [.init(.friday)], monthDays: [30]), "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=30"),
    ])
    func `the rule of a pattern parses as that pattern`(pattern: Repetition, rule: String) {
        #expect(pattern.rule == rule)
        #expect(Repetition(rule: rule) == pattern)
    }

    /// According to the RFC, a month skips the days that it lacks.
    @Test(arguments: [
        (Repetition(.monthly, monthDays: [31]), "FREQ=MONTHLY;BYMONTHDAY=-1"),
        (Repetition(.monthly, monthDays: [30]), "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"),
        (Repetition(.monthly, monthDays: [15, 30]), "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1"),
        (Repetition(.monthly, monthDays: [1, 15, 31]), "FREQ=MONTHLY;BYMONTHDAY=1,15,-1"),
        (Repetition(.monthly, monthDays: [28, 30]), "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=1,-1"),
        (Repetition(.monthly, monthDays: [29, 30]), "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=2,-1"),
        (Repetition(.yearly, month: 2, monthDays: [29]), "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
    ])
    func `a day that some months lack is written as their last day`(
        pattern: Repetition,
        rule: String
    ) {
        #expect(pattern.rule == rule)
        #expect(Repetition(rule: rule) == pattern)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=+1MO", "FREQ=MONTHLY;BYDAY=1MO"), ("INTERVAL=1;FREQ=DAILY", "FREQ=DAILY"),
        ("FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("BYSETPOS=-1,1;BYMONTHDAY=30,29,28,15;FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1"),
        ("FREQ=MONTHLY;BYMONTHDAY=15,1,+15", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
        ("FREQ=WEEKLY;BYDAY=MO;WKST=SU", "FREQ=WEEKLY;BYDAY=MO"), ("FREQ=MONTHLY;WKST=SU", "FREQ=MONTHLY"),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;WKST=MO", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
    ])
    func `different spellings of a rule mean the same pattern`(rule: String, plain: String) throws {
        #expect(try #require(Repetition(rule: rule)).rule == plain)
    }

    @Test(arguments: [
        "FREQ=DAILY;COUNT=0", "FREQ=DAILY;UNTIL=2026", "FREQ=DAILY;UNTIL=20261332", "FREQ=DAILY;UNTIL=20261123;COUNT=2",
        "", "DAILY", "FREQ=", "FREQ=MINUTELY", "freq=daily", "INTERVAL=2", "FREQ=DAILY;INTERVAL=0",
        "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=x", "FREQ=DAILY;INTERVAL=99999999999999999999",
        "FREQ=WEEKLY;BYDAY=", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;BYDAY=MO,XX", "FREQ=MONTHLY;BYDAY=0MO",
        "FREQ=MONTHLY;BYDAY=6MO", "FREQ=MONTHLY;BYDAY=-6MO", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=32",
        "FREQ=MONTHLY;BYMONTHDAY=-2", "FREQ=MONTHLY;BYDAY=-9223372036854775808MO",
        "FREQ=WEEKLY;BYDAY=1MO", "FREQ=DAILY;BYDAY=1MO", "FREQ=WEEKLY;BYMONTHDAY=3", "FREQ=DAILY;BYMONTHDAY=3",
        "FREQ=MONTHLY;BYMONTH=3", "FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1", "FREQ=YEARLY;BYMONTH=3,4;BYMONTHDAY=1",
        "FREQ=YEARLY;BYDAY=MO", "FREQ=YEARLY;BYMONTHDAY=1", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=-1",
        "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=1",
        "FREQ=MONTHLY;BYMONTHDAY=1,15;BYSETPOS=-1", "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=-1",
        "FREQ=MONTHLY;BYMONTHDAY=28,30;BYSETPOS=-1", "FREQ=MONTHLY;BYSETPOS=-1",
        "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-9223372036854775808", "FREQ=WEEKLY;WKST=XX",
        "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=28,29,30;BYSETPOS=-1", "FREQ=WEEKLY;BYDAY=MO,,TU",
        "FREQ=YEARLY;BYMONTH=3",
    ])
    func `unsupported rules are rejected`(rule: String) {
        #expect(Repetition(rule: rule) == nil)
    }
}
