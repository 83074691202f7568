import Terminal
import TestKit
import Testing

@testable import Screen

struct ListDrawingTests {
    private func drawn(
        _ events: [ListState<Int>.Event],
        hasFocus: Bool = true,
        lines: Lines = .unicode
    ) -> (frame: Frame, asked: [Int], terminal: ModelTerminal) {
        var list = ListState<Int>()
        for event in [.show(ListRows(Array(10..<60), groups: [2, 48]))] + events { _ = list.handle(event, height: 4) }
        var frame = Frame(ScreenSize(rows: 4, columns: 8))
        var asked: [Int] = []
        frame.draw(&list, in: frame.area, hasFocus: hasFocus, lines: lines) {
            [StyledText("Group \($0)", .heading)]
        } item: {
            asked.append($0)
            return [StyledText("\($1) 우유 사기")]
        }
        var terminal = ModelTerminal(frame.size)
        terminal.print(FrameDiff.bytes(from: nil, to: frame, palette: .standard))
        return (frame, asked, terminal)
    }

    @Test func `headings and items are drawn, the current one reversed and under the cursor`() {
        let (frame, _, terminal) = drawn([.mark])

        #expect(terminal.rows == ["Group 0", "*10 우…", "▶11 우…", "Group 1"])
        #expect(terminal.styles == ["bbbbbbb", "", "RRRRRRRR", "bbbbbbb"])
        #expect(frame.cursor == ScreenPosition(row: 2, column: 0))
    }

    @Test func `only the rows in the area are asked for`() {
        #expect(drawn([.select(40)]).asked == [27, 28, 29, 30])
    }

    @Test func `in a pane without the keys, the current item is not reversed and has no cursor`() {
        let (frame, _, terminal) = drawn([], hasFocus: false, lines: .ascii)

        #expect(terminal.rows[1] == ">10 우…")
        #expect(terminal.styles[1].isEmpty)
        #expect(frame.cursor == nil)
    }
}
