import Almanac
import Phrases
import Testing

@testable import ItemLanguage

struct RepetitionTests {
    @Test(arguments: [
        ("day", "FREQ=DAILY"), ("daily", "FREQ=DAILY"), ("weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ("workdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("week", "FREQ=WEEKLY"), ("Weekly", "FREQ=WEEKLY"),
        ("month", "FREQ=MONTHLY"), ("quarter", "FREQ=MONTHLY;INTERVAL=3"), ("year", "FREQ=YEARLY"),
        ("yearly", "FREQ=YEARLY"), ("fortnight", "FREQ=WEEKLY;INTERVAL=2"), ("2weeks", "FREQ=WEEKLY;INTERVAL=2"),
        ("2-weeks", "FREQ=WEEKLY;INTERVAL=2"),
        ("2 weeks", "FREQ=WEEKLY;INTERVAL=2"), ("1d", "FREQ=DAILY"), ("3d", "FREQ=DAILY;INTERVAL=3"),
        ("6m", "FREQ=MONTHLY;INTERVAL=6"), ("2q", "FREQ=MONTHLY;INTERVAL=6"), ("2y", "FREQ=YEARLY;INTERVAL=2"),
        ("other week", "FREQ=WEEKLY;INTERVAL=2"), ("other-day", "FREQ=DAILY;INTERVAL=2"),
        ("mon", "FREQ=WEEKLY;BYDAY=MO"), ("wed,mon", "FREQ=WEEKLY;BYDAY=MO,WE"),
        ("friday", "FREQ=WEEKLY;BYDAY=FR"), ("last fri", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("last-fri", "FREQ=MONTHLY;BYDAY=-1FR"), ("2nd tue", "FREQ=MONTHLY;BYDAY=2TU"),
        ("first monday", "FREQ=MONTHLY;BYDAY=1MO"), ("5th-sun", "FREQ=MONTHLY;BYDAY=5SU"),
        ("15", "FREQ=MONTHLY;BYMONTHDAY=15"), ("30,15", "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1"),
        ("31", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("1st", "FREQ=MONTHLY;BYMONTHDAY=1"),
        ("last day", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("4 jul", "FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4"),
        ("feb 29", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"),
    ])
    func `repetitions are read from common phrases`(text: String, rule: String) throws {
        #expect(try Saturday.dates().repetition(text, key: "every").pattern.rule == rule)
    }

    @Test(arguments: [
        "", "now", "0d", "0 weeks", "-1d", "mon,", "mon,mon", "mon,15", "0", "32", "15,15", "6th mon", "30 feb",
        "last", "2 tue", "2 weeks mon", "0 months on the 15th", "999999d", "99999 weeks", "other", ",",
    ])
    func `an invalid repetition is rejected with its key`(text: String) {
        #expect(throws: InputError.item(.notARepetition(text, key: "again"))) {
            try Saturday.dates().repetition(text, key: "again")
        }
    }
}
