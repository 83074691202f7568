import Terminal
import Testing
import UnicodeText
import Vocabulary

struct MarkedTextTests {
    /// Returns a detail below a row as printed, with highlighted ranges in brackets.
    private func shown(_ text: String, marks: [Range<Int>], columns: Int?) throws -> String {
        let row = ListTable.Row(
            label: StyledText("1"),
            facts: [],
            main: StyledText("x"),
            extras: [StyledText("")],
            details: [ListTable.Detail(label: StyledText("n: "), text: StyledText(MarkedText(text, marks: marks)))]
        )
        let answers = try Captured.from(width: columns, hasColor: true) { console in
            var table = ListTable(facts: [])
            table.add(row)
            table.write(to: console.answers)
        }
        .answers
        let line = answers.split(separator: "\n")[1].split(separator: "\u{1B}[4m", omittingEmptySubsequences: false)
        return line.joined(separator: "[").split(separator: "\u{1B}[0m", omittingEmptySubsequences: false)
            .joined(separator: "]")
    }

    @Test(arguments: [
        (nil, "     n: 0123 [rent] 9012 [rent] 8901"), (40, "     n: 0123 [rent] 9012 [rent] 8901"),
        (30, "     n: 0123 [rent] 9012 [rent] 8…"),
        (28, "     n: 0123 [rent] 9012 [rent]…"), (26, "     n: 0123 [rent] 9012 [re]…"),
        (20, "     n: 0123 [rent] 9…"),
        (16, "     n: …[rent] 9…"), (13, "     n: …[ren]…"),
    ])
    func `the highlighted text is not cut`(columns: Int?, expected: String) throws {
        #expect(try shown("0123 rent 9012 rent 8901", marks: [5..<9, 15..<19], columns: columns) == expected)
    }

    @Test func `a match at the end is shown with as much text before it as fits`() throws {
        #expect(try shown("one two three four rent", marks: [19..<23], columns: 24) == "     n: …three four [rent]")
    }

    @Test(arguments: [12, 14, 17, 20, 24, 30])
    func `wide characters are never split`(columns: Int) throws {
        let text = "아주 긴 메모인데 그 끝에 가서 👩‍👩‍👧 회의 이야기가 나온다"
        let start = text.utf8.count - "회의 이야기가 나온다".utf8.count

        let line = try shown(text, marks: [start..<start + 6], columns: columns).filter { !"[]".contains($0) }

        #expect(UnicodeText.width(line) <= columns)
        #expect(line.contains("회"))
    }

    @Test func `control characters before a mark do not move it`() throws {
        #expect(try shown("a\u{202E}b\u{1B}rent", marks: [6..<10], columns: nil) == "     n: a<U+202E>b␛[rent]")
    }

    @Test func `details are below their own rows`() throws {
        let lines = try Captured.lines { console in
            var table = ListTable(facts: [])
            for number in 1...9 {
                let details = (0..<number % 3).map { count in
                    ListTable.Detail(label: StyledText(""), text: StyledText("\(number)\(count)"))
                }
                table.add(
                    ListTable.Row(
                        label: StyledText("\(number)"),
                        facts: [],
                        main: StyledText("x"),
                        extras: [StyledText("")],
                        details: details
                    )
                )
            }
            table.write(to: console.answers)
        }

        let texts = lines.map { $0.filter { $0 != " " } }
        #expect(
            texts == [
                "1x", "10", "2x", "20", "21", "3x", "4x", "40", "5x", "50", "51", "6x", "7x", "70", "8x", "80", "81",
                "9x",
            ]
        )
    }
}
