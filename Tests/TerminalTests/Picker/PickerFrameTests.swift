import Testing
import UnicodeText

@testable import Terminal

struct PickerFrameTests {
    private static let rows = [
        PickerRow(
            id: 112,
            date: "Fri 27 Nov",
            isUrgent: true,
            title: "Read Dune again and again",
            names: "home +books"
        ),
        PickerRow(id: 3, title: "우유 사기\u{1B}[2J", names: "+shop"),
    ]

    private func frame(_ keys: [PickerKey] = [], rows: Int = 24, columns: Int = 80) -> PickerFrame {
        var state = PickerState(Self.rows)
        for key in keys { _ = state.handle(key, height: PickerFrame.listHeight(rows: rows)) }
        return PickerFrame(state, label: "done> ", size: (rows, columns))
    }

    private func text(_ frame: PickerFrame) -> [String] {
        frame.lines.map { $0.map(\.text).joined() }
    }

    @Test func `the input, the rows and the keys are shown`() {
        let shown = frame([.tab, .text("d"), .deleteAll])

        #expect(
            text(shown) == [
                "done> ", ">*112  Fri 27 Nov  Read Dune again and again  home +books",
                "    3              우유 사기␛[2J  +shop",
                "2 of 2, 1 marked · Enter picks, Tab marks, Esc cancels",
            ]
        )
        #expect(shown.cursor == 6)
    }

    @Test(arguments: [
        (57, "2 of 2, 1 marked · Enter picks, Tab marks, Esc cancels"),
        (50, "2 of 2, 1 marked · Enter, Tab marks, Esc"),
        (40, "2 of 2, 1 marked · Enter, Tab, Esc"),
    ])
    func `a narrow window has shorter words about the keys`(columns: Int, words: String) {
        #expect(text(frame([.tab], columns: columns)).last == words)
    }

    @Test func `matching letters are marked in the title or the names`() {
        #expect(text(frame([.text("dune")]))[0] == "done> dune")
        #expect(frame([.text("dune")]).lines[1].contains { $0.marks == [5..<9] })
        #expect(frame([.text("shop")]).lines[1].contains { $0.marks == [1..<5] })
    }

    @Test(arguments: [1, 2, 6, 20, 40, 41, 79])
    func `no line reaches the last column`(columns: Int) {
        for keys in [[], [.text("우유우유우유우유우유우유우유우유우유우유우유우유우유우유")], [PickerKey.text("dune")]] {
            let shown = frame(keys, columns: columns)

            for line in shown.lines { #expect(line.reduce(0) { $0 + $1.width } < max(2, columns)) }
            #expect(shown.cursor < max(2, columns))
        }
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 4), (24, 4)])
    func `a low window shows fewer lines`(rows: Int, lines: Int) {
        #expect(frame(rows: rows).lines.count == lines)
    }

    @Test func `the end of a long query stays visible`() {
        #expect(text(frame([.text("abcdefghijklmnopqrstuvwxyz")], columns: 20))[0] == "done> opqrstuvwxyz")
    }

    @Test func `at 40 columns, titles are cut`() {
        #expect(text(frame(columns: 40))[1] == "> 112  Fri 27 Nov  Read Dune again and…")
    }

    @Test func `a sign stands before the title`() {
        let state = PickerState([
            PickerRow(id: 1, sign: "!!!", title: "Call"), PickerRow(id: 2, sign: "!", title: "Pay"),
        ])

        let lines = text(PickerFrame(state, label: "done> ", size: (24, 80)))

        #expect(lines[1...2] == ["> 1  !!!  Call", "  2    !  Pay"])
    }
}
