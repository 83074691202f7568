import Glibc
import Presentation
import Terminal
import TerminalViews
import TestKit
import Testing

struct ListCapacityTests {
    private func capacity(columns: Int, rows: Int?, messages: [Int] = [92, 144]) -> ListCapacity? {
        let console = Console(
            output: Output(descriptor: -1),
            messages: Output(descriptor: -1),
            columns: Console.Columns(forOutput: { columns }, forMessages: { columns }),
            rows: { rows }
        )
        return console.itemCapacity(besides: messages)
    }

    @Test func `in a wide window an item takes one row and a heading two`() {
        #expect(capacity(columns: 80, rows: 24) == ListCapacity(items: 18, perHeading: 2))
        #expect(capacity(columns: 80, rows: 24, messages: []) == ListCapacity(items: 22, perHeading: 2))
    }

    @Test func `in a narrow window items and messages take more rows`() {
        #expect(capacity(columns: 40, rows: 24) == ListCapacity(items: 7, perHeading: 1))
        #expect(capacity(columns: 40, rows: 12) == ListCapacity(items: 1, perHeading: 1))
    }

    @Test func `the capacity is never negative, and unlimited without a height`() {
        #expect(capacity(columns: 40, rows: 3)?.items == 0)
        #expect(capacity(columns: 4, rows: 3)?.items == 0)
        #expect(capacity(columns: 80, rows: nil) == nil)
    }

    @Test(arguments: [64, 80, 120])
    func `the assumed height of an item matches its table row`(columns: Int) {
        let captured = CapturedConsole(width: columns)
        var table = ListTable(facts: [.detail, .detail, .detail])
        for label in ["8", "12"] {
            let facts = ["Mon 30 Nov 17:00", "", "high"].map { StyledText($0) }
            let title = StyledText("Buy milk and all that belongs to it")
            table.add(.init(label: StyledText(label), facts: facts, main: title, extras: [StyledText("home +money")]))
        }

        table.write(to: captured.console)

        #expect(ListTable.rowsPerItem(columns: columns) == 1)
        #expect(captured.finish().output.split(separator: "\n").count == 2)
    }
}
