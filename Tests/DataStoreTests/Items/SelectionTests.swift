import Almanac
import Entities
import Testing
import Vocabulary

@testable import DataStore

struct SelectionTests {
    private let store = Store()
    private let today = Day(number: 20_778)

    init() throws {
        let garden = ItemDetails(title: "Garden", tags: ["out"], project: "home.garden", due: Due(day: today - 1))
        let items = [
            ItemDetails(
                title: "Rent 100%",
                tags: ["money", "home"],
                project: "home",
                priority: .high,
                due: Due(day: today)
            ),
            garden,
            ItemDetails(title: "ÉCLAIR 한글", note: "Bakery", project: "homework", wait: today + 1),
            ItemDetails(title: "done_one", needs: [1]),
        ]
        try store.change("add", at: Instant(seconds: 1)) { connection throws(ListError) in
            for (index, details) in items.enumerated() {
                let uuid = ItemUUID(high: 0, low: UInt64(index))
                _ = try ItemRows.insert(
                    [NewItem(uuid: uuid, details: details, created: Instant(seconds: 1))],
                    on: connection
                )[0]
            }
            try connection.run("UPDATE item SET status = 1, completed = 1 WHERE id = 4")
        }
    }

    @Test func `a selection with thousands of terms works`() throws {
        let many = (1...10_000).map { Selection.Term.word("word\($0)") }

        #expect(try ids(many.map { [$0] } + [[.tag("money")]]) == [1])
        #expect(try ids([[.tag("money")] + many]) == [])
        #expect(try ids([[.ids((1...5_000).map { ($0 * 2)...($0 * 2) })]]) == [2, 4])
    }

    private func ids(_ alternatives: [[Selection.Term]]) throws -> [Int] {
        let condition = Selection(alternatives).condition(today: today)
        return try store.read { connection throws(ListError) in
            let rows = try connection.prepare(
                "SELECT id FROM item WHERE \(condition?.sql ?? "1") ORDER BY id",
                condition?.values ?? []
            )
            var ids: [Int] = []
            while try rows.step() { ids.append(rows.integer(0)) }
            return ids
        }
    }

    @Test(arguments: [
        (Selection.Term.ids([1...1, 3...9]), [1, 3, 4]),
        (.tag("home"), [1]),
        (.noTag("home"), [2, 3, 4]),
        (.project("home"), [1, 2]),
        (.project("home.garden"), [2]),
        (.lacks(.project), [4]),
        (.priority(.high), [1]),
        (.lacks(.priority), [2, 3, 4]),
        (.date(.due, from: Day(number: 20_778), until: Day(number: 20_779)), [1]),
        (.date(.due, from: nil, until: Day(number: 20_778)), [2]),
        (.date(.due, from: Day(number: 20_778), until: nil), [1]),
        (.lacks(.due), [3, 4]),
        (.has(.tag), [1, 2]),
        (.needs([1...2]), [4]),
        (.overdue(at: .midnight), [2]),
        (.waiting, [3]),
        (.back, []),
        (.blocked, [4]),
        (.open, [1, 2, 3]),
        (.closed, [4]),
        (.any, [1, 2, 3, 4]),
        (.word("rEnt"), [1]),
        (.word("100%"), [1]),
        (.word("0%x"), []),
        (.word("e_o"), [4]),
        (.word("eo"), []),
        (.word("bakery"), [3]),
        (.word("éclair"), [3]),
        (.word("글"), [3]),
        (.word("eclair"), [3]),
        (.word("E\u{301}clair"), [3]),
        (.word("BÅKERY"), [3]),
        (.word("\u{301}"), []),
        (.word("money"), [1]),
        (.word("home"), [1, 2, 3]),
        (.text(.title, "éclair"), [3]),
        (.text(.title, "bakery"), []),
        (.text(.note, "BAKERY"), [3]),
        (.not(Selection([[.date(.due, from: nil, until: Day(number: 20_778))]])), [1, 3, 4]),
        (.group(Selection([[.tag("home")], [.closed]])), [1, 4]),
    ])
    func `each term selects the right items`(term: Selection.Term, expected: [Int]) throws {
        #expect(try ids([[term]]) == expected)
    }

    @Test func `an item must match all terms of one alternative`() throws {
        #expect(try ids([[.project("home"), .tag("out")]]) == [2])
        #expect(try ids([[.project("home"), .tag("out")], [.closed]]) == [2, 4])
    }

    @Test func `a selection without alternatives selects everything`() throws {
        #expect(Selection.everything.condition(today: today) == nil)
        #expect(try ids([]) == [1, 2, 3, 4])
    }
}
