import Presentation
import Testing
import Vocabulary

struct LossWordsTests {
    @Test func `losses are grouped by kind and field, in the order of the kinds`() {
        let losses = [
            Loss(.time, at: 3, field: "due", value: "17:00"), Loss(.note, at: 5, field: "note", value: "call"),
            Loss(.time, at: 17, field: "due", value: "18:00"), Loss(.time, at: 3, field: "created", value: "09:30"),
        ]

        #expect(
            LossWords.report(losses, "Lost:") == [
                "Lost:", "  1 note: 5 (“call”)", "  2 times of day (due): 3 (“17:00”), 17",
                "  1 time of day (created): 3 (“09:30”)",
            ]
        )
        #expect(LossWords.report([], "Lost:") == [])
    }

    @Test func `very many kinds are counted instead of listed`() {
        let losses = (1...100_000).map { Loss(.attribute, at: 1, field: "key\($0)", value: "x") }

        let report = LossWords.report(losses, "Lost:")

        #expect(report.count == 32)
        #expect(report[1] == "  1 value (key1): 1 (“x”)")
        #expect(report.last == "  and 99970 more")
    }

    @Test func `the value of a date or status is shown, and what became of it`() {
        let losses = [
            Loss(.status, at: 7, field: "status", value: "[/]", became: "open"),
            Loss(.date, at: 4, field: "due", value: "due:friday", keptIn: .title),
            Loss(.date, at: 9, field: "due", value: "someday"), Loss(.date, at: 10, field: "due", value: ""),
            Loss(.attribute, at: 5, field: "DURATION", value: "30 minute", keptIn: .note),
        ]

        #expect(
            LossWords.report(losses, "Lost:") == [
                "Lost:", "  1 status: 7 (“[/]” became “open”)",
                "  3 dates (due): 4 (“due:friday” stays in the title), 9 (“someday”), 10",
                "  1 value (DURATION): 5 (“30 minute” is now in the note)",
            ]
        )
    }

    @Test(
        arguments: [
            (
                "01/12/2026", .ambiguousDate(1, 12, year: 2026),
                "“01/12/2026” could be 1 Dec 2026 or 12 Jan 2026; write 2026-12-01 for the first"
            ),
            ("1/12", .ambiguousDate(1, 12, year: nil), "“1/12” could be 1 Dec or 12 Jan; write the month as a word"),
            ("", .missingDate, "repeats without a date, and is now due on 2026-11-23"),
            ("7", .idInUse, "“7” is the id of another item"),
            ("11111111-1111-4111-8111-111111111111", .otherVersion, "another version of the same item"),
        ] as [(String, Loss.Reason, String)]
    )
    func `the reason is named`(value: String, reason: Loss.Reason, words: String) {
        let replacement = reason == .missingDate ? "2026-11-23" : nil
        let loss = Loss(.date, at: 2, field: "due", value: value, became: replacement, because: reason)

        #expect(LossWords.report([loss], "Lost:") == ["Lost:", "  1 date (due): 2 (\(words))"])
    }

    @Test func `a long value is cut, and is on one line`() {
        let loss = Loss(.note, at: 1, field: "note", value: "a\nb" + String(repeating: "c", count: 100))

        let cut = "a b" + String(repeating: "c", count: 57) + "…"
        #expect(LossWords.report([loss], "Lost:") == ["Lost:", "  1 note: 1 (“\(cut)”)"])
    }

    @Test func `the new spelling of a name is shown, and only the first places`() {
        let tag = Loss(.tag, at: 1, field: "tags", value: "c++", became: "c")
        let others = (2...12).map { Loss(.note, at: $0, field: "note", value: "y", became: "x") }

        #expect(
            LossWords.report([tag] + others, "Lost:") == [
                "Lost:", "  11 notes: 2 (“y” became “x”), 3, 4, 5, 6, 7, 8, 9 and 3 more",
                "  1 tag: 1 (“c++” became “c”)",
            ]
        )
    }
}
