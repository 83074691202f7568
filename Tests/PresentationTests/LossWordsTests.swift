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
                "Lost:", "  1 note: 5", "  2 times of day (due): 3, 17", "  1 time of day (created): 3",
            ]
        )
        #expect(LossWords.report([], "Lost:") == [])
    }

    @Test func `very many kinds are counted instead of listed`() {
        let losses = (1...100_000).map { Loss(.attribute, at: 1, field: "key\($0)", value: "x") }

        let report = LossWords.report(losses, "Lost:")

        #expect(report.count == 32)
        #expect(report[1] == "  1 value (key1): 1")
        #expect(report.last == "  and 99970 more")
    }

    @Test func `the new value of a date or status is shown`() {
        let losses = [
            Loss(.status, at: 7, field: "status", value: "[/]", became: "open"),
            Loss(.date, at: 4, field: "due", value: "friday", became: "due:friday"),
            Loss(.date, at: 9, field: "due", value: "someday"),
        ]

        #expect(
            LossWords.report(losses, "Lost:") == [
                "Lost:", "  1 status: 7 (“[/]” became “open”)", "  2 dates (due): 4 (“friday” became “due:friday”), 9",
            ]
        )
    }

    @Test func `the new spelling of a name is shown, and only the first places`() {
        let tag = Loss(.tag, at: 1, field: "tags", value: "c++", became: "c")
        let others = (2...12).map { Loss(.note, at: $0, field: "note", value: "", became: "x") }

        #expect(
            LossWords.report([tag] + others, "Lost:") == [
                "Lost:", "  11 notes: 2, 3, 4, 5, 6, 7, 8, 9 and 3 more", "  1 tag: 1 (“c++” became “c”)",
            ]
        )
    }
}
