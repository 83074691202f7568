import Almanac
import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ItemsPageTests {
    private let page: ItemsPage
    private let rent: ItemDetails
    private let call = ItemDetails(title: "Call mum")

    init() {
        var rent = ItemDetails(title: "Pay rent")
        rent.due = Due(day: Day(number: 20_784), time: TimeOfDay(hour: 17, minute: 0))
        rent.tags = ["@bank", "money"]
        rent.note = "by hand\n\n# not a comment\n  deep"
        self.rent = rent
        page = ItemsPage([.init(id: 16, rent), .init(id: 17, call)], hasBlocks: true, dates: Saturday.dates())
    }

    private func read(_ text: String) throws -> [EditedItem] {
        try page.read(Array(text.utf8)) ?? []
    }

    private func edited(_ old: String, _ new: String) throws -> [EditedItem] {
        try read(page.text.replacing(old, with: new))
    }

    @Test func `each item is a block with a line for each field that has a value`() {
        #expect(
            page.text == """
                # 2 items. Save and close to apply your changes, all at once; delete all text to cancel.
                # To remove an item, delete its block. To add one, write it below a blank line, like the text after “adder add”.
                # To clear a field, delete its line. The fields: title: due: wait: project: pri: tags: every: again: needs: parent: place: link: note:
                # The order of the blocks has no meaning. Lines that start with # are ignored.

                item 16
                title: Pay rent
                due: 2026-11-27 17:00
                tags: @bank +money
                note:
                  by hand

                  # not a comment
                    deep

                item 17
                title: Call mum

                """
        )
    }

    @Test func `the page of a single item is that of all its fields`() throws {
        let single = ItemsPage([.init(id: 17, call)], hasBlocks: false, dates: Saturday.dates())

        #expect(single.text == ItemPage(dates: Saturday.dates()).text(of: call, id: 17))
        #expect(try single.read(Array(single.text.utf8))?.map(\.id) == [17])
    }

    @Test func `an unedited page leaves the items unchanged, byte for byte`() throws {
        var strange = ItemDetails(title: "  two\nlines ")
        strange.note = "\n\tcode\n \nend "
        strange.recurrence = .every(Repetition(.yearly, weekdays: [.init(.monday)], monthDays: [31]))
        let items = [rent, strange, call]
        let page = ItemsPage(items.enumerated().map { .init(id: $0, $1) }, hasBlocks: true, dates: Saturday.dates())

        #expect(try page.read(Array(page.text.utf8))?.map(\.reading.details) == items)
    }

    @Test func `fields are changed, added and cleared, and blocks have any order`() throws {
        let items = try read(
            "item 17\ntitle: Call mom\npri: high\n\nitem 16\ntitle: Pay rent\nnote: by card\n"
        )

        #expect(items.map(\.id) == [17, 16])
        var call = call
        (call.title, call.priority) = ("Call mom", .high)
        #expect(items[0].reading.details == call)
        #expect(items[1].reading.details == ItemDetails(title: "Pay rent", note: "by card"))
    }

    @Test func `lines below a blank line are new items, read like typed ones`() throws {
        let items = try edited("title: Call mum\n", "title: Call mum\n\nBuy milk tomorrow +shop\n- [x] Rest\n")

        #expect(items.map(\.id) == [16, 17, nil, nil])
        var milk = ItemDetails(title: "Buy milk", tags: ["shop"])
        milk.due = Due(day: Day(number: 20_779))
        #expect(items[2].reading.details == milk)
        #expect(items[3].reading.details == ItemDetails(title: "Rest"))
        #expect(items[3].reading.isDone)
    }

    @Test func `new lines can be a list with parts, and have fields`() throws {
        let items = try read("Trip\n  - Pack\n  - Book\ndue: fri\n\ntitle: Rest\nproject: home\n")

        #expect(items.map(\.reading.details.title) == ["Trip", "Pack", "Book", "Rest"])
        #expect(items.map(\.reading.depth) == [0, 1, 1, 0])
        #expect(items[2].reading.details.due == Due(day: Day(number: 20_784)))
        #expect(items[3].reading.details.project == "home" && items[3].reading.decidesProject)
    }

    @Test func `parts stay below their item, whose fields stand between`() throws {
        let items = try read("- Trip\nproject: fun\n  - Pack\n# light\n    - Bag\n  - Book\npri: high\n")

        #expect(items.map(\.reading.details.title) == ["Trip", "Pack", "Bag", "Book"])
        #expect(items.map(\.reading.depth) == [0, 1, 2, 1])
        #expect(items[0].reading.details.project == "fun")
        #expect(items[3].reading.details.priority == .high && items.map(\.line) == [1, 3, 5, 6])
    }

    @Test func `lines are known by field and by item`() throws {
        let items = try read("# comment\n\nitem 16\ntitle: Pay rent\ndue: fri\n\nRest\n")

        #expect((items[0].line, items[0].line(of: .due), items[0].line(of: .parent)) == (3, 5, 3))
        #expect((items[1].line, items[1].line(of: nil)) == (7, 7))
    }

    @Test(arguments: ["", "\n \n", "# only comments\n"])
    func `a page without items is blank`(text: String) throws {
        #expect(try page.read(Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        ("item 16\npri: huge", InputError.line(2, .item(.notAPriority("huge")))),
        ("item 16\ntitle: a\ntitle: b", .line(3, .item(.duplicateAttribute("title:")))),
        ("item 16\ntitle: a\nsome words", .line(3, .item(.notAField("some words", suggestion: nil)))),
        ("item 16\ndu: fri", .line(2, .item(.notAField("du: fri", suggestion: "due:")))),
        ("item 16\ntitle: a\n\ndue: fri", .line(4, .item(.fieldOutsideItem("due:")))),
        ("item 16\ntitle: a\n\nitem 16", .line(4, .item(.repeatedItem(16)))),
        ("Item: 16\ntitle: a\n\nITEM 16", .line(4, .item(.repeatedItem(16)))),
        ("item 16 two\ntitle: a", .line(1, .item(.notAField("item 16 two", suggestion: "item 16")))),
        ("item 16\npriority: high", .line(2, .item(.notAField("priority: high", suggestion: "pri:")))),
        ("# x\nitem 9", .line(2, .item(.unexpectedItem(9)))),
        ("a\n\nb\nRest pri:huge", .line(4, .item(.notAPriority("huge")))),
        ("item 16\nevery: week\nagain: week", .line(3, .item(.conflictingAttributes("every:", "again:")))),
    ])
    func `an error has its line number`(text: String, error: InputError) {
        #expect(throws: error) { try read(text) }
    }

    @Test func `thousands of items are one page`() throws {
        let items = (1...3_000).map { ItemsPage.Item(id: $0, rent) }
        let page = ItemsPage(items, hasBlocks: true, dates: Saturday.dates())

        #expect(try page.read(Array(page.text.utf8))?.map(\.reading.details) == items.map(\.details))
    }
}
