import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

/// Filters of thousands of terms cost one query, not one for each term.
struct SelectionSizeTests {
    private static let items = 1_000
    private let folder: TemporaryFolder
    private let store: Store
    private let steps = Steps()

    /// Counts SQLite's progress calls, one for 20 000 instructions.
    private final class Steps {
        var count = 0
    }

    /// Item n has the tag `t` and its number; items divisible by 10 have the tag `ten` as well.
    init() throws {
        folder = try TemporaryFolder()
        let steps = steps
        let timeout = Timeout(
            seconds: 1,
            isCancelled: {
                steps.count += 1
                return false
            }
        )
        store = Store(StoreFile(path: folder.path + "/list.db"), timeout: timeout)
        let items = (1...Self.items).map { number in
            ItemDetails(title: "item", tags: ["t\(number)"] + (number % 10 == 0 ? ["ten"] : []))
        }
        try TestList(store).change { connection throws(ListError) in
            _ = try TestList.insert(items, on: connection)
        }
        steps.count = 0
    }

    private func ids(_ alternatives: [[Selection.Term]]) throws -> [Int] {
        let condition = Selection(alternatives).condition(today: Day(number: 0))
        return try store.read { connection throws(ListError) in
            try ItemRows.ids(where: condition, on: connection)
        }
    }

    private static let evenNumbers = stride(from: 2, through: items, by: 2)

    @Test func `thousands of ids are looked up once each`() throws {
        let found = try ids([[.ids(Self.evenNumbers.map { $0...$0 })]])

        #expect(found == Array(Self.evenNumbers))
        #expect(steps.count < 5)
    }

    @Test func `single ids and ranges are found together, also those of several neighbors`() throws {
        #expect(try ids([[.ids([1...1, 3...3, 4...4, 5...5, 9...9])]]) == [1, 3, 4, 5, 9])
    }

    @Test func `ids and ranges may overlap`() throws {
        let found = try ids([[.ids([3...5])], [.ids([4...4, 990...9_000])], [.ids([5...7])]])

        #expect(found == Array(3...7) + Array(990...1_000))
    }

    @Test func `thousands of alternative ids are looked up once each`() throws {
        let found = try ids(Self.evenNumbers.map { [.open, .ids([$0...$0])] })

        #expect(found == Array(Self.evenNumbers))
        #expect(steps.count < 5)
    }

    @Test func `thousands of alternative tags are one query`() throws {
        let alternatives = Self.evenNumbers.map { [Selection.Term.tag("t\($0)"), .open] }

        #expect(try ids(alternatives) == Array(Self.evenNumbers))
        #expect(steps.count < 5)
        #expect(Selection(alternatives).condition(today: Day(number: 0))?.values.count == 1)
    }

    @Test func `hundreds of negated tags are one query`() throws {
        let odd = stride(from: 1, through: Self.items, by: 2)

        #expect(try ids([Self.evenNumbers.map { .noTag("t\($0)") }]) == Array(odd))
        #expect(steps.count < 5)
    }

    @Test func `thousands of negated ids are one query`() throws {
        let terms = Self.evenNumbers.map { Selection.Term.ids([$0...$0]).negated }
        let odd = stride(from: 1, through: Self.items, by: 2)

        #expect(try ids([terms]) == Array(odd))
        #expect(steps.count < 5)
        #expect(try ids([terms + [.ids([1...4])], [.ids([4...4])]]) == [1, 3, 4])
    }

    @Test func `an item must match none of the negated filters, even if it lacks a value`() throws {
        try TestList(store).add(ItemDetails(title: "a", project: "home"), ItemDetails(title: "b", project: "work"))
        let home = Selection.Term.project("home").negated
        let firstNine = Selection.Term.not(Selection([[.ids([1...9]), .open], [.closed]]))

        #expect(try ids([[home, firstNine]]) == Array(10...Self.items) + [Self.items + 2])
        #expect(try ids([[home, .not(.everything)]]) == [])
    }

    @Test func `thousands of alternative projects are compared with the projects in use`() throws {
        try TestList(store).add(
            ItemDetails(title: "a", project: "home.garden"),
            ItemDetails(title: "b", project: "homework"),
            ItemDetails(title: "c", project: "work")
        )
        steps.count = 0
        let names = (1...1_000).map { [Selection.Term.project("p\($0)")] }

        let found = try ids(names + [[.project("home")], [.project("work")]])

        #expect(found == [Self.items + 1, Self.items + 3])
        #expect(steps.count < 10)
    }

    @Test func `an item must have all tags of an alternative`() throws {
        #expect(try ids([[.tag("ten"), .tag("t20"), .tag("ten")]]) == [20])
        #expect(try ids([[.tag("t20"), .tag("t30")]]) == [])
        #expect(try ids([[.tag("ten"), .tag("t20")], [.tag("ten"), .tag("t30")]]) == [20, 30])
    }

    @Test func `an item must lack the tags of one alternative`() throws {
        #expect(try ids([[.noTag("ten"), .ids([10...20])], [.noTag("t20"), .ids([10...20])]]) == Array(10...19))
        #expect(try ids([[.noTag("ten")], [.noTag("t20")]]).count == Self.items - 1)
        #expect(try ids([[.tag("ten"), .noTag("t10"), .noTag("t20")]]).first == 30)
    }

    @Test func `tags may contain characters that JSON escapes`() throws {
        try TestList(store).add(ItemDetails(title: "quoted", tags: ["a\"b\\c", "é\u{1}"]))

        #expect(try ids([[.tag("a\"b\\c")], [.tag("x")]]) == [Self.items + 1])
        #expect(try ids([[.tag("e\u{301}\u{1}"), .tag("a\"b\\c")]]) == [Self.items + 1])
    }
}
