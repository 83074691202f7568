import Glibc
import TestKit
import Testing

@testable import Terminal

struct ListRoomTests {
    private func room(columns: Int, rows: Int?, talk: [Int] = [92, 144]) -> ListRoom? {
        let console = Console(
            output: Output(descriptor: -1),
            talk: Output(descriptor: -1),
            columns: Console.Columns(ofAnswers: { columns }, ofTalk: { columns }),
            rows: { rows }
        )
        return console.roomForItems(besides: talk)
    }

    @Test func `an item has a row where it is wide, and a heading two`() {
        #expect(room(columns: 80, rows: 24) == ListRoom(items: 18, perHeading: 2))
        #expect(room(columns: 80, rows: 24, talk: []) == ListRoom(items: 22, perHeading: 2))
    }

    @Test func `an item has two rows where it is narrow, and so have sentences more`() {
        #expect(room(columns: 40, rows: 24) == ListRoom(items: 7, perHeading: 1))
        #expect(room(columns: 40, rows: 12) == ListRoom(items: 1, perHeading: 1))
    }

    @Test func `there is no less room than none, and no end of it where nobody looks at rows`() {
        #expect(room(columns: 40, rows: 3)?.items == 0)
        #expect(room(columns: 4, rows: 3)?.items == 0)
        #expect(room(columns: 80, rows: nil) == nil)
    }

    @Test(arguments: [64, 80, 120])
    func `an item with a time, a priority and a project has a row where so many are counted`(columns: Int) {
        let captured = CapturedConsole(width: columns)
        var table = ListTable(factCount: 3)
        for label in ["8", "12"] {
            let facts = ["Mon 30 Nov 17:00", "", "high"].map { StyledText($0) }
            let title = StyledText("Buy milk and all that belongs to it")
            table.add(.init(label: StyledText(label), facts: facts, main: title, extra: StyledText("home +money")))
        }

        table.write(to: captured.console)

        #expect(ListTable.rowsPerItem(columns: columns) == 1)
        #expect(captured.finish().output.split(separator: "\n").count == 2)
    }
}
