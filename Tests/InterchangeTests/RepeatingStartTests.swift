import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct RepeatingStartTests {
    @Test(
        arguments: [
            (.todoTxt, "Water t:2026-12-01 rec:1w\n"), (.taskPaper, "- Water @start(2026-12-01) @repeat(1w)\n"),
            (.csv, "title,start date,repeat\nWater,2026-12-01,weekly\n"),
            (.org, "* TODO Water\nSCHEDULED: <2026-12-01 Tue .+1w>\n"),
            (.obsidian, "- [ ] Water 🔁 every week 🛫 2026-12-01\n"),
            (.json, #"[{"title":"Water","start_date":"2026-12-01","recurrence":"weekly"}]"#),
        ] as [(ForeignFormat, String)]
    )
    func `an item that repeats and only has a start is due on that day`(format: ForeignFormat, text: String) throws {
        let reader = try format.makeReader(Exchange.source(Array(text.utf8)), Exchange.context)

        let result = try Exchange.read(reader)

        #expect(result.items.map(\.details.due) == [Due(day: try #require(Day(iso: "2026-12-01")))])
        #expect(result.losses.isEmpty)
    }
}
