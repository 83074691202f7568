import Almanac
import Boundary
import Entities
import Testing

@testable import AddItem

struct AddItemInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: AddItemInteractor

    init() {
        interactor = AddItemInteractor(dataManager: dataManager, clock: morning) { instant in
            ItemUUID(high: UInt64(instant.seconds), low: 7)
        }
        interactor.output = output
    }

    @Test func `an item is stored with its identity, its instant and the words it came from`() {
        let due = Due(day: saturday)

        interactor.add(request(facts("Buy milk") { $0.due = due }, typed: "add Buy milk today"))

        #expect(
            dataManager.stored == [
                .init(
                    items: [
                        NewItem(
                            uuid: ItemUUID(high: 1_795_253_400, low: 7),
                            details: ItemDetails(title: "Buy milk", due: due),
                            created: Instant(seconds: 1_795_253_400)
                        )
                    ],
                    typed: "add Buy milk today",
                    instant: Instant(seconds: 1_795_253_400)
                )
            ]
        )
    }

    @Test func `the answer has the id the store gave, and all that was said`() {
        let said = facts("Buy milk") { $0.tags = ["shop"] }
        let hint = ReadingHint(word: "proj:x", suggestion: "project:")

        interactor.add(AddItemRequest(entries: [.init(facts: said, hints: [hint])], typed: "add"))

        #expect(output.responses.map { $0.items.map(\.id) } == [[1]])
        #expect(output.responses.map { $0.items.map(\.facts) } == [[said]])
        #expect(output.responses.map(\.hints) == [[hint]])
        #expect(output.responses.map(\.today) == [saturday])
    }

    @Test(arguments: ["", "   ", "\t\n", "\u{3000}"])
    func `a title of blanks is refused and nothing is stored`(title: String) {
        interactor.add(request(facts(title)))

        #expect(output.failures == [AddItemFailure(reason: .emptyTitle, line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `a draft is judged by the same rules and stores nothing`() {
        dataManager.known = [3]

        interactor.check(request(facts("Buy milk") { $0.needs = [3] }))
        #expect(output.accepted == 1)

        interactor.check(request(facts("Buy milk") { $0.parent = 4 }))
        interactor.check(request(facts(" ")))
        #expect(output.rejections.map(\.reason) == [.unknownParent(4), .emptyTitle])
        #expect(dataManager.stored.isEmpty && output.failures.isEmpty && output.responses.isEmpty)
    }

    @Test func `a title may have 64 KiB and not a byte more`() {
        let longest = String(repeating: "x", count: 65_536)

        interactor.add(request(facts(longest)))
        #expect(output.responses.count == 1)

        interactor.add(request(facts(longest + "x")))
        #expect(output.failures == [AddItemFailure(reason: .titleTooLong(bytes: 65_537, limit: 65_536), line: nil)])
    }

    @Test func `bytes are counted, not letters`() {
        interactor.add(request(facts(String(repeating: "한", count: 21_846))))

        #expect(output.failures == [AddItemFailure(reason: .titleTooLong(bytes: 65_538, limit: 65_536), line: nil)])
    }

    @Test func `an item cannot need one that is not there`() {
        dataManager.known = [3]

        interactor.add(request(facts("a") { $0.needs = [3, 4, 5] }))

        #expect(output.failures == [AddItemFailure(reason: .unknownNeeds([4, 5]), line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `an item cannot be part of one that is not there`() {
        interactor.add(request(facts("a") { $0.parent = 9 }))

        #expect(output.failures == [AddItemFailure(reason: .unknownParent(9), line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `what is there can be needed`() {
        dataManager.known = [3, 9]

        interactor.add(
            request(
                facts("a") {
                    $0.needs = [3]
                    $0.parent = 9
                }
            )
        )

        #expect(dataManager.stored.count == 1)
    }

    @Test func `one bad line keeps all the others out, and is named`() {
        let entries = [("good", 1), (" ", 4)].map { AddItemRequest.Entry(facts: facts($0.0), line: $0.1) }

        interactor.add(AddItemRequest(entries: entries, typed: "add -"))

        #expect(output.failures == [AddItemFailure(reason: .emptyTitle, line: 4)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `many lines are one change`() {
        interactor.add(request(facts("a"), facts("b"), facts("c")))

        #expect(dataManager.stored.map { $0.items.map(\.details.title) } == [["a", "b", "c"]])
    }

    @Test func `no line at all is told apart from an empty title`() {
        interactor.add(request())

        #expect(output.failures == [AddItemFailure(reason: .nothingGiven, line: nil)])
    }

    @Test func `what comes back begins on the first day of its pattern`() {
        let mondays = Repetition(.weekly, places: [.init(.monday)])

        interactor.add(request(facts("a") { $0.repeats = .every(mondays) }))

        #expect(output.responses.first?.items.first?.facts.due == Due(day: saturday + 2))
    }

    @Test func `what comes back and has a day keeps it`() {
        let due = Due(day: saturday + 5)

        interactor.add(
            request(
                facts("a") {
                    $0.repeats = .again(Repetition(.daily))
                    $0.due = due
                }
            )
        )

        #expect(output.responses.first?.items.first?.facts.due == due)
    }

    @Test(arguments: [
        ("2027-01-31", Repeats.every(Repetition(.monthly)), Repeats.every(Repetition(.monthly, monthDays: [31]))),
        ("2028-02-29", .every(Repetition(.yearly)), .every(Repetition(.yearly, month: 2, monthDays: [29]))),
        ("2027-01-31", .again(Repetition(.monthly)), .again(Repetition(.monthly))),
        ("2027-01-15", .every(Repetition(.monthly)), .every(Repetition(.monthly))),
    ])
    func `a shorter month cannot make what is due on the 31st forget it`(
        day: String,
        said: Repeats,
        kept: Repeats
    ) throws {
        let due = Due(day: try #require(Day(iso: day)))

        interactor.add(
            request(
                facts("a") {
                    $0.due = due
                    $0.repeats = said
                }
            )
        )

        #expect(dataManager.stored.flatMap { $0.items.map(\.details.recurrence) } == [Recurrence(kept)])
        #expect(output.responses.first?.items.first?.facts.repeats == kept)
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.trouble = ListTrouble(.diskFull, path: "list", detail: "full")

        interactor.add(request(facts("a")))

        let trouble = StorageTrouble(.diskFull, path: "list", detail: "full")
        #expect(output.failures == [AddItemFailure(reason: .storage(trouble), line: nil)])
    }

    @Test func `what is needed and goes before the item is stored is refused like what was never there`() {
        dataManager.known = [3]
        dataManager.goesMeanwhile = [3]

        interactor.add(request(facts("Paint") { $0.needs = [3] }))

        #expect(output.failures == [AddItemFailure(reason: .unknownNeeds([3]), line: nil)])
        #expect(dataManager.stored.isEmpty)
    }
}
