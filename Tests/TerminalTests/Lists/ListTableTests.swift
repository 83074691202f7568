import Terminal
import Testing
import UnicodeText

struct ListTableTests {
    private func row(_ label: String, _ due: String, _ main: String, _ extra: String = "") -> ListTable.Row {
        ListTable.Row(
            label: StyledText(label),
            facts: [StyledText(due, .near), StyledText("")],
            main: StyledText(main, .strong),
            extras: [StyledText(extra, .faint)]
        )
    }

    private func section(
        heading: StyledText,
        depth: Int = 0,
        rows: [ListTable.Row]
    ) -> (heading: StyledText, depth: Int, rows: [ListTable.Row]) {
        (heading, depth, rows)
    }

    private func table(_ sections: [(heading: StyledText, depth: Int, rows: [ListTable.Row])]) -> ListTable {
        var table = ListTable(facts: [.detail, .detail])
        for section in sections {
            table.begin(section.heading.text, section.heading.style, depth: section.depth)
            section.rows.forEach { table.add($0) }
        }
        return table
    }

    private var mixed: ListTable {
        table([
            section(
                heading: StyledText("Today", .heading),
                rows: [
                    row("7", "17:00", "Pay rent", "home  +money"),
                    row("12", "", "한글 공부하기", "+study"),
                    row("1234", "Fri 27 Nov", "Family 👨‍👩‍👧‍👦 dinner", "@café"),
                ]
            ),
            section(
                heading: StyledText("Next week, which has a heading of some length 한글", .heading),
                rows: [
                    row(
                        "8",
                        "09:00",
                        "Write the report about everything that was \u{202E}said in the very long meeting",
                        "work.reports  +long  +longer  +longest"
                    )
                ]
            ),
        ])
    }

    @Test func `columns stay aligned with wide characters`() throws {
        let table = table([
            section(
                heading: StyledText("Today"),
                rows: [
                    row("7", "17:00", "Pay rent", "+money"),
                    row("12", "", "한글 공부하기", "+study"),
                    row("13", "", "Dinner 👨‍👩‍👧‍👦", "+family"),
                ]
            )
        ])

        let lines = try Captured.lines(width: 80) { table.write(to: $0.answers) }

        #expect(
            lines == [
                "Today",
                "   7  17:00  Pay rent       +money",
                "  12         한글 공부하기  +study",
                "  13         Dinner 👨‍👩‍👧‍👦      +family",
            ]
        )
    }

    @Test(arguments: 20...120)
    func `no line is wider than the terminal`(width: Int) throws {
        let lines = try Captured.lines(width: width) { mixed.write(to: $0.answers) }

        let widest = lines.map { UnicodeText.width($0) }.max() ?? 0
        #expect(widest <= width)
        #expect(["7", "12", "1234", "8"].allSatisfy { id in lines.contains { $0.contains(" \(id)  ") } })
    }

    @Test func `nothing is cut without a terminal width`() throws {
        let lines = try Captured.lines { mixed.write(to: $0.answers) }

        let text = lines.joined(separator: "\n")
        #expect(!text.contains("…"))
        #expect(text.contains("Write the report about everything that was <U+202E>said in the very long meeting"))
        #expect(text.contains("work.reports  +long  +longer  +longest"))
        #expect(text.contains("Next week, which has a heading of some length 한글"))
    }

    @Test func `a long title does not push the other rows' tags right`() throws {
        let lines = try Captured.lines { mixed.write(to: $0.answers) }

        let row = try #require(lines.first { $0.contains("Pay rent") })
        #expect(row == "     7  17:00       Pay rent" + String(repeating: " ", count: 42) + "home  +money")
    }

    @Test func `on a terminal tags are cut before a long title, but not entirely`() throws {
        let lines = try Captured.lines(width: 80) { mixed.write(to: $0.answers) }

        let row = try #require(lines.first { $0.contains("Write the report") })
        #expect(row.contains("  work.re…"))
        #expect(UnicodeText.width(row) == 80)
    }

    @Test func `on a narrow terminal a row takes two lines, unless it fits on one`() throws {
        let table = table([
            section(
                heading: StyledText("Today"),
                rows: [
                    row("7", "Fri 27 Nov", "Pay the rent of the flat by hand", "home  +money"),
                    row("8", "", "Call"),
                    row("9", "Fri 27 Nov", "Rest", "home"),
                    row("10", "Fri 27 Nov", "Return the books", "+town"),
                ]
            )
        ])

        let lines = try Captured.lines(width: 40) { table.write(to: $0.answers) }

        #expect(
            lines == [
                "Today",
                "   7  Pay the rent of the flat by hand",
                "      Fri 27 Nov  home  +money",
                "   8  Call",
                "   9  Rest  Fri 27 Nov  home",
                "  10  Return the books",
                "      Fri 27 Nov  +town",
            ]
        )
    }

    @Test func `sections are separated by an empty line, and rows have no trailing spaces`() throws {
        let table = table([
            section(
                heading: StyledText("Today"),
                rows: [row("7", "", "Call"), row("8", "", "Pay", "+money")]
            ),
            section(heading: StyledText("Tomorrow"), rows: [row("9", "", "Rest")]),
        ])

        let lines = try Captured.lines(width: 80) { table.write(to: $0.answers) }

        #expect(lines == ["Today", "  7  Call", "  8  Pay   +money", "", "Tomorrow", "  9  Rest"])
    }

    private var nested: ListTable {
        table([
            section(heading: StyledText("home"), rows: []),
            section(heading: StyledText("home.garden"), depth: 1, rows: [row("7", "", "Water")]),
            section(heading: StyledText("work"), rows: [row("12", "", "Report", "+a")]),
        ])
    }

    @Test func `nested sections are indented and their columns stay aligned`() throws {
        let lines = try Captured.lines { nested.write(to: $0.answers) }

        #expect(
            lines == [
                "home",
                "  home.garden",
                "     7  Water",
                "",
                "work",
                "  12    Report  +a",
            ]
        )
    }

    @Test(arguments: 20...50)
    func `deep headings do not make lines wider than the terminal`(width: Int) throws {
        let deep = table([section(heading: StyledText("a.b.c.d.e.f.g.h"), depth: 7, rows: [row("7", "", "Dig")])])

        let lines = try Captured.lines(width: width) { deep.write(to: $0.answers) }

        #expect(lines.allSatisfy { UnicodeText.width($0) <= width }, "\(lines)")
    }

    @Test func `rows need no heading`() throws {
        var table = ListTable(facts: [.detail, .detail])
        table.add(row("7", "", "Call"))

        #expect(try Captured.lines(width: 80) { table.write(to: $0.answers) } == ["  7  Call"])
    }

    @Test func `an empty table writes nothing`() throws {
        #expect(try Captured.lines(width: 80) { table([]).write(to: $0.answers) }.isEmpty)
    }

    @Test func `a detail wraps between words beside its label`() throws {
        var table = ListTable(facts: [.detail, .detail])
        table.add(row("7", "", "Call"))
        table.addDetail(.init(label: StyledText("why: "), text: StyledText("8 = high priority (6) + blocks it (2)")))

        #expect(
            try Captured.lines(width: 31) { table.write(to: $0.answers) } == [
                "  7  Call", "     why: 8 = high priority (6)", "          + blocks it (2)",
            ]
        )
        var heights: [[Int]] = []
        _ = try Captured.lines(width: 31) { heights = table.heights(on: $0.answers) }
        #expect(heights == [[3]])
    }
}
