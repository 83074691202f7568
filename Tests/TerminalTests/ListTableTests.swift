import Terminal
import Testing
import UnicodeText

struct ListTableTests {
    private func row(_ label: String, _ due: String, _ main: String, _ extra: String = "") -> ListTable.Row {
        ListTable.Row(
            label: label,
            facts: [StyledText(due, .near), StyledText("")],
            main: StyledText(main, .strong),
            extra: StyledText(extra, .faint)
        )
    }

    private var mixed: ListTable {
        ListTable([
            ListTable.Section(
                heading: StyledText("Today", .heading),
                rows: [
                    row("7", "17:00", "Pay rent", "home  +money"),
                    row("12", "", "한글 공부하기", "+study"),
                    row("1234", "Fri 27 Nov", "Family 👨‍👩‍👧‍👦 dinner", "@café"),
                ]
            ),
            ListTable.Section(
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

    @Test func `columns stay aligned whatever is wide in them`() throws {
        let table = ListTable([
            ListTable.Section(
                heading: StyledText("Today"),
                rows: [
                    row("7", "17:00", "Pay rent", "+money"),
                    row("12", "", "한글 공부하기", "+study"),
                    row("13", "", "Dinner 👨‍👩‍👧‍👦", "+family"),
                ]
            )
        ])

        let lines = try Captured.lines(width: 80) { table.write(to: $0) }

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
        let lines = try Captured.lines(width: width) { mixed.write(to: $0) }

        let widest = lines.map { UnicodeText.width($0) }.max() ?? 0
        #expect(widest <= width)
        #expect(["7", "12", "1234", "8"].allSatisfy { id in lines.contains { $0.contains(" \(id)  ") } })
    }

    @Test func `nothing is cut where nobody looks at columns`() throws {
        let lines = try Captured.lines { mixed.write(to: $0) }

        let text = lines.joined(separator: "\n")
        #expect(!text.contains("…"))
        #expect(text.contains("Write the report about everything that was <U+202E>said in the very long meeting"))
        #expect(text.contains("work.reports  +long  +longer  +longest"))
        #expect(text.contains("Next week, which has a heading of some length 한글"))
    }

    @Test func `a long title does not push the other rows' tags away where nobody looks at columns`() throws {
        let lines = try Captured.lines { mixed.write(to: $0) }

        let row = try #require(lines.first { $0.contains("Pay rent") })
        #expect(row == "     7  17:00       Pay rent" + String(repeating: " ", count: 42) + "home  +money")
    }

    @Test func `a long title is cut and leaves its tags room on a terminal`() throws {
        let lines = try Captured.lines(width: 80) { mixed.write(to: $0) }

        let row = try #require(lines.first { $0.contains("Write the report") })
        #expect(row.contains("…  work.reports"))
        #expect(UnicodeText.width(row) == 80)
    }

    @Test func `a narrow terminal gets two lines a row`() throws {
        let table = ListTable([
            ListTable.Section(
                heading: StyledText("Today"),
                rows: [
                    row("7", "Fri 27 Nov", "Pay the rent of the flat by hand", "home  +money"),
                    row("8", "", "Call"),
                ]
            )
        ])

        let lines = try Captured.lines(width: 40) { table.write(to: $0) }

        #expect(
            lines == [
                "Today",
                "  7  Pay the rent of the flat by hand",
                "     Fri 27 Nov  home  +money",
                "  8  Call",
            ]
        )
    }

    @Test func `sections are apart by one empty line, and a row without extras ends without blanks`() throws {
        let table = ListTable([
            ListTable.Section(
                heading: StyledText("Today"),
                rows: [row("7", "", "Call"), row("8", "", "Pay", "+money")]
            ),
            ListTable.Section(heading: StyledText("Tomorrow"), rows: [row("9", "", "Rest")]),
        ])

        let lines = try Captured.lines(width: 80) { table.write(to: $0) }

        #expect(lines == ["Today", "  7  Call", "  8  Pay   +money", "", "Tomorrow", "  9  Rest"])
    }

    @Test func `an empty table writes nothing`() throws {
        #expect(try Captured.lines(width: 80) { ListTable([]).write(to: $0) }.isEmpty)
    }
}
