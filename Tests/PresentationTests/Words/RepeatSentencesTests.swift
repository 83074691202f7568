import Almanac
import Phrases
import Presentation
import Testing
import Vocabulary

struct RepeatSentencesTests {
    @Test(arguments: [
        ("FREQ=DAILY", "every day"),
        ("FREQ=DAILY;INTERVAL=3", "every 3 days"),
        ("FREQ=WEEKLY", "every week"),
        ("FREQ=WEEKLY;INTERVAL=2", "every 2 weeks"),
        ("FREQ=MONTHLY;INTERVAL=3", "every 3 months"),
        ("FREQ=YEARLY", "every year"),
        ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"),
        ("FREQ=WEEKLY;BYDAY=MO,WE", "every Mon, Wed"),
        ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "every 2 weeks on Mon"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "every last Fri of the month"),
        ("FREQ=MONTHLY;BYDAY=-2FR", "every 2nd-to-last Fri of the month"),
        ("FREQ=MONTHLY;BYDAY=2TU", "every 2nd Tue of the month"),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO", "every 2 months on the 1st Mon"),
        ("FREQ=MONTHLY;BYMONTHDAY=15,30", "every month on the 15th, 30th"),
        ("FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31", "every 2 months on the last day"),
        ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day"),
        ("FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1", "every month on the 15th, 30th"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "every year on 29 Feb"),
        ("FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYMONTHDAY=2,8", "every 2 years on 2, 8 Nov"),
        ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "every year on the 4th Thu of Nov"),
        ("FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "every year on each Thu of Mar"),
        ("FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "every 2 months on each Tue"),
        ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "every month on a Fri that is the 13th"),
        (
            "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=MO,TU;BYMONTHDAY=2,3",
            "every 4 years on a Mon or Tue that is the 2nd or 3rd of Nov"
        ),
        ("FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU", "every 2 days on Mon, Tue"),
        ("FREQ=WEEKLY;BYDAY=FR;UNTIL=20270601", "every Fri until 1 Jun 2027"),
        ("FREQ=DAILY;COUNT=5", "every day (5 times)"),
        ("FREQ=DAILY;COUNT=1", "every day (once more)"),
    ])
    func `a repetition from the due date begins with every`(rule: String, words: String) throws {
        let repetition = try #require(Repetition(rule: rule))

        #expect(RepeatSentences.phrase(.every(repetition)) == words)
    }

    @Test(arguments: [
        ("FREQ=DAILY", "again a day after it is done"),
        ("FREQ=WEEKLY;INTERVAL=2", "again 2 weeks after it is done"),
        ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "again on the next weekday after it is done"),
        ("FREQ=WEEKLY;BYDAY=MO", "again on the next Mon after it is done"),
        ("FREQ=MONTHLY;BYMONTHDAY=15,30", "again on the next 15th, 30th after it is done"),
        ("FREQ=MONTHLY;BYDAY=-1FR", "again on the next last Fri of the month after it is done"),
        ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "again on the next Fri that is the 13th after it is done"),
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "again on the next 29 Feb after it is done"),
    ])
    func `a repetition from completion begins with again`(rule: String, words: String) throws {
        let repetition = try #require(Repetition(rule: rule))

        #expect(RepeatSentences.phrase(.again(repetition)) == words)
    }

    @Test(arguments: [
        ("FREQ=HOURLY;INTERVAL=6", "every 6 hours, in another program"),
        ("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2", "every month on Mon, Tue, only the 2nd of these, in another program"),
        ("FREQ=DAILY;BYHOUR=9,17;INTERVAL=2", "every 2 days at 9:00, 17:00, in another program"),
        ("FREQ=LUNAR", "by FREQ=LUNAR, in another program"),
        ("RDATE;VALUE=DATE:20261204,20261211", "on single dates, in another program"),
    ])
    func `a rule that only another program can follow names that`(rule: String, words: String) {
        #expect(RepeatSentences.phrase(.foreign(rule)) == words)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=2;COUNT=3", "every month on Mon, Tue, only the 2nd of these (3 times)"),
        ("FREQ=YEARLY;BYWEEKNO=20;UNTIL=20270601", "every year in week 20 until 1 Jun 2027"),
        ("FREQ=YEARLY;BYMONTH=1,7;BYDAY=1MO,-2FR;WKST=SU", "every year in Jan, Jul on 1st Mon, 2nd-to-last Fri"),
        ("FREQ=MONTHLY;BYMONTHDAY=1,-1,-2", "every month on the 1st, last day, 2nd-to-last day"),
        ("FREQ=YEARLY;BYYEARDAY=1,100", "every year on days 1, 100 of the year"),
        ("FREQ=DAILY;BYDAY=MO;BYSETPOS=-1", "every day on Mon, only the last of these"),
        ("FREQ=WEEKLY;BYDAY=MO;EXDATE=20261221,20261228", "every Mon except 21 Dec 2026, 28 Dec 2026"),
        (
            "FREQ=DAILY;RDATE=20261201,20261202,20261203,20261204,20261205",
            "every day and on 1 Dec 2026, 2 Dec 2026, 3 Dec 2026 and 2 more"
        ),
        ("FREQ=YEARLY;INTERVAL=100;RDATE=20270207,20280127", "every year on lunar 1/1"),
        ("FREQ=YEARLY;INTERVAL=100;RDATE=20270207,20280128", "every 100 years and on 7 Feb 2027, 28 Jan 2028"),
        (
            "FREQ=YEARLY;INTERVAL=100;UNTIL=20290401;RDATE=20270328,20290401",
            "every 2 years on Easter Sunday until 1 Apr 2029"
        ),
    ])
    func `a rule of another program is said in words`(rule: String, words: String) {
        #expect(RepeatSentences.phrase(.rule(rule)) == words)
    }

    @Test func `every day of a month has its ordinal`() {
        let phrase = RepeatSentences.phrase(.every(Repetition(.monthly, monthDays: Array(1...31))))

        let ordinals =
            "1st, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 13th, 14th, 15th, 16th, 17th, 18th, 19th, "
            + "20th, 21st, 22nd, 23rd, 24th, 25th, 26th, 27th, 28th, 29th, 30th, last day"
        #expect(phrase == "every month on the \(ordinals)")
    }
}
