import Almanac
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import FindItems

struct FindItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: FindItemsInteractor

    init() {
        interactor = FindItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
        interactor.output = output
    }

    private func find(_ words: SearchWord..., isOpenOnly: Bool = false) {
        interactor.findItems(FindItemsRequest(words, isOpenOnly: isOpenOnly))
    }

    @Test func `words keep their order, and open and done items are searched`() {
        find(SearchWord("Rent"), SearchWord("home", in: .tag), SearchWord("flat", in: .project))

        let words = [SearchWord("Rent"), SearchWord("home", in: .tag), SearchWord("flat", in: .project)]
        #expect(dataManager.queries == [FindItemsQuery(words: words, selection: .everything)])
    }

    @Test func `only open items are searched on request`() {
        find(SearchWord("rent"), isOpenOnly: true)

        #expect(dataManager.queries.map(\.selection) == [Selection([[.open]])])
    }

    @Test func `conditions limit the search`() {
        interactor.findItems(FindItemsRequest([SearchWord("rent")], conditions: [.tag("home")], isOpenOnly: true))

        #expect(dataManager.queries.map(\.selection) == [Selection([[.tag("home"), .open]])])
    }

    @Test func `words that occur only in items that the conditions exclude are reported as such`() {
        dataManager.hasDoneItems = true

        interactor.findItems(FindItemsRequest([SearchWord("rent")], conditions: [.tag("home")]))

        #expect(output.events == [.nothing(.conditionsExclude)])
    }

    @Test func `found items are reported in order and counted`() {
        dataManager.found = [
            FoundItem(item: .sample(7, "Rent"), texts: []),
            FoundItem(item: .sample(2, "rent", isDone: true), texts: []),
            FoundItem(item: .sample(5, "Parents"), texts: []),
        ]

        find(SearchWord("rent"))

        #expect(output.rows.map(\.item.id) == [7, 2, 5])
        #expect(output.events.first == .opening(FindItemsOpening(today: saturday)))
        #expect(output.events.last == .totals(FindItemsTotals(items: 3, done: 1)))
    }

    @Test func `an item is reported with its status and matches`() {
        let item = Item.sample(3, "Pay") { details in
            details.due = Due(day: saturday - 1)
            details.wait = saturday + 1
            details.parent = 9
        }
        let family = ItemFamily(parent: ItemName(id: 9, title: "Move"), parts: ItemCounts(open: 1))
        let texts = [
            FoundText(.title, "Pay", [0..<2]), FoundText(.project, "pa", [0..<2]), FoundText(.tag, "pan", [0..<2]),
            FoundText(.note, "a pan", [2..<4]),
        ]
        dataManager.found = [FoundItem(item: item, blockers: [7], family: family, texts: texts)]

        find(SearchWord("pa"))

        #expect(
            output.rows == [
                FindItemsRow(
                    item: ItemSummary(item, family: family),
                    standing: ItemStanding(term: .overdue, isWaiting: true, blockers: [7]),
                    matches: [
                        FoundText(.title, "Pay", [0..<2]),
                        FoundText(.project, "pa", [0..<2]),
                        FoundText(.tag, "pan", [0..<2]),
                        FoundText(.note, "a pan", [2..<4]),
                    ]
                )
            ]
        )
    }

    @Test func `a done item is not overdue, waiting or blocked`() {
        let item = Item.sample(3, isDone: true) { details in
            details.due = Due(day: saturday - 1)
            details.wait = saturday + 1
        }
        dataManager.found = [FoundItem(item: item, blockers: [7], texts: [])]

        find(SearchWord("some"))

        #expect(output.rows.map(\.standing) == [ItemStanding(term: nil)])
    }

    @Test(arguments: [
        (true, true, true, FindItemsEmptyReason.emptyList), (false, true, true, .onlyDoneMatch),
        (false, false, true, .noMatch(words: 2)), (false, true, false, .noMatch(words: 2)),
    ])
    func `an empty result has a reason`(
        isEmpty: Bool,
        hasDoneItems: Bool,
        isOpenOnly: Bool,
        reason: FindItemsEmptyReason
    ) {
        (dataManager.isEmpty, dataManager.hasDoneItems) = (isEmpty, hasDoneItems)

        find(SearchWord("pay"), SearchWord("rent"), isOpenOnly: isOpenOnly)

        #expect(output.events == [.nothing(reason)])
    }

    @Test func `a storage error is reported, even halfway through`() {
        dataManager.found = [FoundItem(item: .sample(1), texts: [])]
        dataManager.failure = (ListError(.busy, path: "x.db"), afterItems: 1)

        find(SearchWord("some"))

        #expect(output.events.last == .failure(ListError(.busy, path: "x.db")))
        #expect(output.events.count == 3)
    }

    // MARK: Typing errors

    @Test func `if nothing matches a word, a similar one is searched for`() {
        dataManager.words = ["buy", "groceries"]
        dataManager.found = [FoundItem(item: .sample(7, "Buy groceries"), texts: [])]

        find(SearchWord("buy"), SearchWord("grocries", in: .tag))

        let correction = FindItemsCorrection(typed: "grocries", found: "groceries")
        #expect(dataManager.queries.last?.words == [SearchWord("buy"), SearchWord("groceries", in: .tag)])
        #expect(output.events.first == .opening(FindItemsOpening(today: saturday, corrections: [correction])))
        #expect(output.events.last == .totals(FindItemsTotals(items: 1)))
    }

    @Test func `words in one operand are corrected one by one`() {
        dataManager.words = ["buy", "groceries"]
        dataManager.found = [FoundItem(item: .sample(7, "Buy groceries"), texts: [])]

        find(SearchWord("buy grocries"))

        #expect(dataManager.queries.last?.words == [SearchWord("buy"), SearchWord("groceries")])
    }

    @Test(arguments: [["groceries", "zebra"], ["groceries", "of"], ["groceries"]])
    func `nothing is corrected unless each unmatched word has a similar one`(words: [String]) {
        dataManager.words = ["groceries"]
        dataManager.found = words.count == 1 ? [] : [FoundItem(item: .sample(7, "Buy groceries"), texts: [])]

        interactor.findItems(FindItemsRequest(words.map { SearchWord($0) }))

        #expect(output.events == [.nothing(.noMatch(words: words.count))])
    }

    @Test func `if the similar words don't occur together, nothing is found`() {
        dataManager.words = ["groceries"]

        find(SearchWord("grocries"))

        #expect(dataManager.queries.count == 2)
        #expect(output.events == [.nothing(.noMatch(words: 1))])
    }
}

struct MistypedWordsTests {
    @Test(arguments: [
        ("grocries", "groceries"), ("groceriess", "groceries"), ("gorceries", "groceries"), ("grocerixs", "groceries"),
        ("gorcerise", "groceries"), ("Grocries", "groceries"), ("mikl", "milk"), ("mam", "mom"), ("mlk", "milk"),
        ("elctrc", "electric"), ("dnetist", "dentist"), ("회의룩", "회의록"),
        ("우육", "우유"),
    ])
    func `a typing error is tolerated`(typed: String, known: String) {
        var words = MistypedWords([typed])
        ["buy", "plumber", known].forEach { words?.compare($0) }

        #expect(words?.nearest == [known])
    }

    @Test(arguments: [
        ("mixx", "milk"), ("grxcxrixs", "groceries"), ("milkmen", "milk"), ("rent", "paint"), ("cat", "hat"),
        ("letric", "electric"),
    ])
    func `more errors are not`(typed: String, known: String) {
        var words = MistypedWords([typed])
        words?.compare(known)

        #expect(words != nil)
        #expect(words?.nearest == nil)
    }

    @Test func `a short word is not corrected`() {
        #expect(MistypedWords(["mi"]) == nil)
        #expect(MistypedWords(["groceries", "우"]) == nil)
    }

    @Test func `the nearest word wins, and among these the first`() {
        var words = MistypedWords(["groceris", "dunee"])
        ["grocers", "groceries", "dunes", "duneq"].forEach { words?.compare($0) }

        #expect(words?.nearest == ["grocers", "dunes"])
    }
}
