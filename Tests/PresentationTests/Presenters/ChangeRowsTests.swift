import Presentation
import Testing

struct ChangeRowsTests {
    @Test func `the rows up to the limit are shown, and the others counted`() {
        var rows = ChangeRows(limit: 20, notes: nil)

        #expect([15, 10, 5].map { rows.add($0) } == [15, 5, 0])
        #expect(rows.more == "and 10 more, 30 items in all")
    }

    @Test(arguments: [20, nil])
    func `nothing is said about further rows if all are shown`(limit: Int?) {
        var rows = ChangeRows(limit: limit, notes: nil)

        #expect(rows.add(20) == 20)
        #expect(rows.more == nil)
    }

    @Test func `without a limit, all rows and notes are shown`() {
        var rows = ChangeRows(limit: nil, notes: nil)
        let notes = (1...50).map { "Note \($0)." }

        #expect(rows.add(1_000) == 1_000)
        #expect(rows.first(of: notes) == notes)
    }

    @Test func `the first notes are shown, and the others counted`() {
        let rows = ChangeRows(limit: 1, notes: 2)

        #expect(rows.first(of: ["a", "b", "c", "d", "e"]) == ["a", "b", "3 more such messages"])
        #expect(rows.first(of: ["a", "b"]) == ["a", "b"])
    }
}
