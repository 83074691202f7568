import Almanac
import Testing

/// The examples of RFC 5545, section 3.8.5.3, that a `Repetition` can represent.
struct RFC5545Tests {
    struct Example: Sendable, CustomTestStringConvertible {
        let rule: String
        let begin: String
        let days: String

        init(_ rule: String, from begin: String, _ days: String) {
            self.rule = rule
            self.begin = begin
            self.days = days
        }

        var testDescription: String { rule }
    }

    @Test(arguments: [
        Example("FREQ=DAILY", from: "1997-09-02", "1997 9: 2 3 4 5 6 7 8 9 10 11"),
        Example(
            "FREQ=DAILY;INTERVAL=2",
            from: "1997-09-02",
            "1997 9: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 10: 2 4"
        ),
        Example("FREQ=DAILY;INTERVAL=10", from: "1997-09-02", "1997 9: 2 12 22 10: 2 12"),
        Example(
            "FREQ=YEARLY;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
            from: "1998-01-01",
            "1998 1: \((1...31).map(String.init).joined(separator: " ")) 1999 1: 1 2 3"
        ),
        Example("FREQ=WEEKLY", from: "1997-09-02", "1997 9: 2 9 16 23 30 10: 7 14 21 28 11: 4"),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;WKST=SU",
            from: "1997-09-02",
            "1997 9: 2 16 30 10: 14 28 11: 11 25 12: 9 23 1998 1: 6 20 2: 3 17"
        ),
        Example("FREQ=WEEKLY;WKST=SU;BYDAY=TU,TH", from: "1997-09-02", "1997 9: 2 4 9 11 16 18 23 25 30 10: 2"),
        Example(
            "FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=MO,WE,FR",
            from: "1997-09-01",
            "1997 9: 1 3 5 15 17 19 29 10: 1 3 13 15 17 27 29 31 11: 10 12 14 24 26 28 12: 8 10 12 22"
        ),
        Example("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH", from: "1997-09-02", "1997 9: 2 4 16 18 30 10: 2 14 16"),
        Example("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO", from: "1997-08-05", "1997 8: 5 10 19 24"),
        Example("FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU", from: "1997-08-05", "1997 8: 5 17 19 31"),
        Example(
            "FREQ=MONTHLY;BYDAY=1FR",
            from: "1997-09-05",
            "1997 9: 5 10: 3 11: 7 12: 5 1998 1: 2 2: 6 3: 6 4: 3 5: 1 6: 5"
        ),
        Example(
            "FREQ=MONTHLY;INTERVAL=2;BYDAY=1SU,-1SU",
            from: "1997-09-07",
            "1997 9: 7 28 11: 2 30 1998 1: 4 25 3: 1 29 5: 3 31"
        ),
        Example("FREQ=MONTHLY;BYDAY=-2MO", from: "1997-09-22", "1997 9: 22 10: 20 11: 17 12: 22 1998 1: 19 2: 16"),
        Example(
            "FREQ=MONTHLY;BYMONTHDAY=2,15",
            from: "1997-09-02",
            "1997 9: 2 15 10: 2 15 11: 2 15 12: 2 15 1998 1: 2 15"
        ),
        Example(
            "FREQ=MONTHLY;BYMONTHDAY=1,-1",
            from: "1997-09-30",
            "1997 9: 30 10: 1 31 11: 1 30 12: 1 31 1998 1: 1 31 2: 1"
        ),
        Example(
            "FREQ=MONTHLY;INTERVAL=18;BYMONTHDAY=10,11,12,13,14,15",
            from: "1997-09-10",
            "1997 9: 10 11 12 13 14 15 1999 3: 10 11 12 13"
        ),
        Example(
            "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
            from: "1997-09-02",
            "1997 9: 2 9 16 23 30 11: 4 11 18 25 1998 1: 6 13 20 27 3: 3 10 17 24 31"
        ),
        Example(
            "FREQ=YEARLY;BYMONTH=3;BYDAY=TH",
            from: "1997-03-13",
            "1997 3: 13 20 27 1998 3: 5 12 19 26 1999 3: 4 11 18 25"
        ),
        Example(
            "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
            from: "1997-09-02",
            "1998 2: 13 3: 13 11: 13 1999 8: 13 2000 10: 13"
        ),
        Example(
            "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13",
            from: "1997-09-13",
            "1997 9: 13 10: 11 11: 8 12: 13 1998 1: 10 2: 7 3: 7 4: 11 5: 9 6: 13"
        ),
        Example(
            "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
            from: "1996-11-05",
            "1996 11: 5 2000 11: 7 2004 11: 2"
        ),
    ])
    func `an RFC example has the days given in the RFC`(example: Example) throws {
        let pattern = try #require(Repetition(rule: example.rule))
        let begin = try #require(Day(iso: example.begin))
        let expected = days(example.days)

        #expect(pattern.days(after: begin - 1, anchoredAt: begin).prefix(expected.count).map(\.description) == expected)
    }

    /// The only example that differs: the RFC skips February.
    @Test func `the 30th falls on the last day of February, even in the exported rule`() throws {
        let pattern = try #require(Repetition(rule: "FREQ=MONTHLY;BYMONTHDAY=15,30"))
        let begin = try #require(Day(iso: "2007-01-15"))

        #expect(
            pattern.days(after: begin - 1, anchoredAt: begin).prefix(6).map(\.description)
                == days("2007 1: 15 30 2: 15 28 3: 15 30")
        )
        #expect(pattern.rule == "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1")
    }

    /// Expands days: `1997 9: 2 16 10: 3` means two days of September and one of October.
    private func days(_ text: String) -> [String] {
        var (year, month) = ("", "")
        return text.split(separator: " ").compactMap { word in
            if word.utf8.count == 4 {
                year = String(word)
            } else if word.hasSuffix(":") {
                month = (Int(word.dropLast()) ?? 0).padded(to: 2)
            } else {
                return "\(year)-\(month)-\((Int(word) ?? 0).padded(to: 2))"
            }
            return nil
        }
    }
}
