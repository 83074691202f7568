import Testing

@testable import Screen

struct PaneLayoutTests {
    private func text(_ layout: PaneLayout) -> [String] {
        layout.areas.map { "\($0.pane) \($0.area.column),\($0.area.row) \($0.area.width)×\($0.area.height)" }
    }

    private func layout(_ rows: Int, _ columns: Int, hides: Bool = false, focus: Pane = .list) -> PaneLayout {
        PaneLayout(ScreenArea(row: 1, height: rows, width: columns), hidesDetails: hides, focus: focus)
    }

    @Test(arguments: [
        (120, ["sidebar 0,1 20×30", "list 20,1 60×30", "details 80,1 40×30"]),
        (110, ["sidebar 0,1 18×30", "list 18,1 52×30", "details 70,1 40×30"]),
        (109, ["list 0,1 109×20", "details 0,21 109×10"]), (60, ["list 0,1 60×20", "details 0,21 60×10"]),
        (59, ["list 0,1 59×30"]), (20, ["list 0,1 20×30"]),
    ])
    func `the panes depend on the width`(columns: Int, expected: [String]) {
        #expect(text(layout(30, columns)) == expected)
    }

    @Test func `details can be hidden, and a pane without a place of its own takes that of the list`() {
        #expect(text(layout(30, 120, hides: true)) == ["sidebar 0,1 20×30", "list 20,1 100×30"])
        #expect(text(layout(30, 80, hides: true)) == ["list 0,1 80×30"])
        #expect(text(layout(30, 80, focus: .sidebar)) == ["sidebar 0,1 80×30"])
        #expect(text(layout(30, 40, focus: .details)) == ["details 0,1 40×30"])
        #expect(text(layout(11, 80)) == ["list 0,1 80×11"])
        #expect(text(layout(11, 80, focus: .details)) == ["details 0,1 80×11"])
    }

    @Test func `the panes cover the area once, and a place leads to its pane`() {
        for columns in 20...200 {
            let layout = layout(24, columns)
            for column in 0..<columns {
                for row in [1, 12, 24] {
                    #expect(layout.areas.filter { $0.area.contains(row: row, column: column) }.count == 1)
                }
            }
            #expect(layout.pane(row: 0, column: 0) == nil)
            #expect(layout.pane(row: 1, column: columns / 2) == .list)
        }
    }

    @Test func `Tab goes through the panes`() {
        #expect(Pane.list.next() == .details)
        #expect(Pane.details.next() == .sidebar)
        #expect(Pane.sidebar.next(isBackward: true) == .details)
    }
}
