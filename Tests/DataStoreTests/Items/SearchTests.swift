import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DataStore

struct SearchTests {
    private let list = TestList()

    private func found(_ words: String..., where condition: Condition? = nil) throws -> [Int] {
        try found(words.map { SearchWord($0) }, where: condition)
    }

    private func found(_ words: [SearchWord], where condition: Condition? = nil) throws -> [Int] {
        try list.store.read { connection throws(ListError) in
            var ids: [Int] = []
            try Search.items(words, where: condition, on: connection) { item throws(ListError) in ids.append(item.id) }
            return ids
        }
    }

    @Test(arguments: [
        "Buy milk", "buy", "BUY", "uy", "mil", "ilk", "lk", "m", "k", "y", "gr", "한글", "글", "한", "글을",
        "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}",
        "CAFÉ", "cafe\u{301}", "É", "100%", "%", "\"", "a\"b", "o*", "*", "(x)", "-", "^", "NEAR", "AND", "title:", ":",
        "👩\u{200D}👩\u{200D}👧", "👧", "STRASSE", "straße", "ß", "\u{301}x", "cafe", "strasse", "ĜR", "tomorrow's",
    ])
    func `any part of a word is found, in any case or Unicode form`(word: String) throws {
        try list.add(
            ItemDetails(
                title: """
                    Buy milk, gr\u{20AC}at 한글을 café 100% a"b o* (x) - ^ NEAR AND title: 👩\u{200D}👩\u{200D}👧 Straße \
                    \u{301}x tomorrow's
                    """
            ),
            ItemDetails(title: "zzz")
        )

        #expect(try found(word) == [1])
    }

    @Test(arguments: [
        "milky", "km", "ik", "ybuy", "yb", "buymilk", "x", "글한", "cafee", "\u{301}", "milk AND buy OR zzz", "zz*",
        "abc",
    ])
    func `text that spans words, and query syntax, match nothing`(word: String) throws {
        try list.add(ItemDetails(title: "Buy milk 한글 café ab bc"), ItemDetails(title: "zzz"))

        #expect(try found(word) == [])
    }

    @Test func `the title, note, tags and project are searched`() throws {
        try list.add(
            ItemDetails(title: "apple"),
            ItemDetails(title: "b", note: "an apple\nand\ta\u{A0}pear"),
            ItemDetails(title: "c", tags: ["@apple", "x"]),
            ItemDetails(title: "d", project: "fruit.apple")
        )

        #expect(try found("apple") == [1, 3, 4, 2])
        #expect(try found("pear") == [2])
        #expect(try found("@app") == [3])
        #expect(try found("fruit.ap") == [4])
    }

    @Test func `search finds the current text after every change`() throws {
        try list.add(ItemDetails(title: "apple", note: "bread", tags: ["cake"], project: "dough"))

        try list.edit(1) { $0.tags = ["egg"] }
        #expect(try (found("cake"), found("egg")) == ([], [1]))
        try list.edit(1) { $0.note = nil }
        #expect(try found("bread") == [])
        try list.edit(1) { $0.project = "fig" }
        #expect(try (found("dough"), found("fig")) == ([], [1]))
        try list.edit(1) { $0.title = "grape" }
        #expect(try (found("apple"), found("grape")) == ([], [1]))
        _ = try list.store.undo(3)
        #expect(try found("bread", "apple", "dough", "egg") == [1])
        try list.remove(1)
        #expect(try found("egg") == [])
        #expect(try list.index() == list.freshIndex())
    }

    @Test func `all of the words must match, in any field`() throws {
        try list.add(
            ItemDetails(title: "Pay rent", tags: ["money"]),
            ItemDetails(title: "Pay Anna"),
            ItemDetails(title: "Spend money")
        )

        #expect(try found("pay", "mon") == [1])
        #expect(try found("mon pa") == [1])
        #expect(try found("mon\u{3000}pa") == [1])
        #expect(try found("pay", "pay") == [2, 1])
        #expect(try found("pay", "nothing") == [])
    }

    @Test func `an empty query finds nothing`() throws {
        try list.add(ItemDetails(title: "a b"))

        #expect(try found() == [])
        #expect(try found("", " \t\u{3000}\u{0}") == [])
    }

    @Test func `words with a common prefix are distinguished`() throws {
        try list.add(ItemDetails(title: "a ab abc"), ItemDetails(title: "bc"))

        #expect(try found("abc") == [1])
        #expect(try found("bc") == [2, 1])
        #expect(try found("a") == [1])
    }

    @Test func `better matches come first, and ties are in order of id`() throws {
        try list.add(ItemDetails(title: "same and more"), ItemDetails(title: "same"), ItemDetails(title: "same"))

        #expect(try found("same") == [2, 3, 1])
    }

    @Test func `a word can be limited to tags or the project`() throws {
        try list.add(
            ItemDetails(title: "home"),
            ItemDetails(title: "b", tags: ["home"]),
            ItemDetails(title: "c", tags: ["@homely", "x"]),
            ItemDetails(title: "d", project: "home.garden")
        )

        #expect(try found([SearchWord("home", in: .tag)]) == [2, 3])
        #expect(try found([SearchWord("HOME", in: .project)]) == [4])
        #expect(try found([SearchWord("g", in: .project), SearchWord("home")]) == [4])
        #expect(try found([SearchWord("home", in: .project), SearchWord("home", in: .tag)]) == [])
        #expect(try found([SearchWord("\" OR title : \"home", in: .tag)]) == [])
    }

    @Test func `search can tell whether anything matches`() throws {
        try list.add(ItemDetails(title: "milk"))

        try list.store.read { connection throws(ListError) in
            #expect(try Search.findsAny([SearchWord("il")], on: connection))
            #expect(try !Search.findsAny([SearchWord("bread")], on: connection))
            #expect(try !Search.findsAny([], on: connection))
        }
    }

    @Test func `a condition filters the matches`() throws {
        try list.add(ItemDetails(title: "milk", tags: ["x"]), ItemDetails(title: "milk"), ItemDetails(title: "x"))
        let either = Condition("item.id = ? OR item.id = ?", [.integer(2), .integer(3)])

        #expect(try found("milk", where: either) == [2])
    }

    @Test func `very many words and very long words can be searched`() throws {
        var random = SeededGenerator(state: 1)
        let long = String((0..<20_000).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" })
        let many = (0..<2_000).map { "w\($0)x" }
        try list.add(ItemDetails(title: many.joined(separator: " ")), ItemDetails(title: long))

        #expect(try found(many.joined(separator: " ")) == [1])
        #expect(try found(long) == [2])
        #expect(try found(long + "a") == [])
    }

    @Test func `search reads only the index`() throws {
        let plan = try list.plan(of: Search.sql(Condition("item.status = 0")))

        #expect(plan.contains { $0.hasPrefix("SCAN search VIRTUAL TABLE INDEX 0:M") })
        #expect(plan.filter { $0.hasPrefix("SEARCH item USING INTEGER PRIMARY KEY (rowid=?)") }.count == 1)
        #expect(!plan.contains { $0.hasPrefix("SCAN item") })
    }

    @Test func `indexing a change reads only its items`() throws {
        for statement in [SearchIndex.removeSQL, SearchIndex.addSQL, SearchIndex.addNewSQL] {
            let plan = try list.plan(of: statement)

            #expect(plan.allSatisfy { !$0.hasPrefix("SCAN") && !$0.contains("TEMP B-TREE") }, "\(plan)")
        }
    }
}
