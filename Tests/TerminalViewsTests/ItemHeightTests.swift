import Presentation
import Terminal
import TestKit
import Testing

struct ItemHeightTests {
    @Test(arguments: [64, 80, 120])
    func `a typical item takes as many rows as a list assumes that must fit into a window`(columns: Int) {
        let captured = CapturedConsole(width: columns)
        var table = ListTable(facts: [.detail, .detail, .detail])
        for label in ["8", "12"] {
            let facts = ["Mon 30 Nov 17:00", "", "high"].map { StyledText($0) }
            let title = StyledText("Buy milk and all that belongs to it")
            table.add(.init(label: StyledText(label), facts: facts, main: title, extras: [StyledText("home +money")]))
        }

        table.write(to: captured.console.answers)

        #expect(columns >= ListCapacity.columnsForOneRow)
        #expect(captured.finish().output.split(separator: "\n").count == 2)
    }
}
