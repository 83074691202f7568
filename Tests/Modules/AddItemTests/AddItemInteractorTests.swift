import Almanac
import Entities
import ItemLanguage
import Responses
import TestKit
import Testing
import Vocabulary

@testable import AddItem

struct AddItemInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: AddItemInteractor

    init() {
        interactor = AddItemInteractor(dataManager: dataManager, clock: FixedClock.saturday) { instant in
            ItemUUID(high: UInt64(instant.seconds), low: 7)
        }
        interactor.output = output
    }

    @Test func `an item is stored with its UUID, creation time and typed command`() {
        let due = Due(day: Day.saturday)

        interactor.add(request(details("Buy milk") { $0.due = due }, typed: "add Buy milk today"))

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

    @Test func `the response contains the assigned id and all fields`() {
        let said = details("Buy milk") { $0.tags = ["shop"] }
        let hint = ReadingHint(word: "proj:x", suggestion: "project:")

        interactor.add(AddItemRequest(entries: [.init(details: said, hints: [hint])], typed: "add"))

        #expect(output.responses.map { $0.items.map(\.id) } == [[1]])
        #expect(output.responses.map { $0.items.map(\.details) } == [[said]])
        #expect(output.responses.map(\.hints) == [[AddItemResponse.Hint(id: 1, hint: hint)]])
        #expect(output.responses.map(\.today) == [Day.saturday])
    }

    @Test func `other open items with the titles of new ones are reported`() {
        let others = [ItemName(id: 3, title: "buy milk"), ItemName(id: 5, title: "Buy milk")]
        dataManager.sameTitles = ["Buy milk": others]

        interactor.add(request(details("Buy milk")))
        interactor.add(request(details("Buy bread")))
        interactor.add(request(details("Buy milk"), details("Rest"), details("Buy milk")))
        interactor.add(FakeSource([details("Buy milk")]))

        #expect(output.responses.map(\.sameTitles) == [others, [], [], others])
        let list = output.responses[2].items.map(\.id)
        #expect(output.responses.map(\.repeated) == [[], [], [list[0], list[2]], []])
    }

    @Test func `headings between the items are reported`() {
        let source = FakeSource([details("Buy milk")])
        source.headings = ["# Home"]

        interactor.add(source)

        #expect(output.responses.map(\.headings) == [["# Home"]])
    }

    @Test func `a part gets the project of its parent, unless the text decides`() {
        dataManager.known = [7, 8]
        dataManager.projects = [7: "home"]
        let part = details("Pack") { $0.parent = 7 }
        let moved = details("Fly") { ($0.parent, $0.project) = (7, "trip") }
        let orphan = details("Read") { $0.parent = 8 }

        interactor.add(
            AddItemRequest(
                entries: [
                    .init(details: part), .init(details: part, decidesProject: true),
                    .init(details: moved, decidesProject: true), .init(details: orphan),
                ],
                typed: "add"
            )
        )

        #expect(dataManager.stored.map { $0.items.map(\.details.project) } == [["home", nil, "trip", nil]])
        #expect(output.responses.map(\.inheriting) == [[1]])
    }

    /// Returns an interactor that gives each item another UUID.
    private func numberingInteractor() -> AddItemInteractor {
        var number: UInt64 = 0
        let interactor = AddItemInteractor(dataManager: dataManager, clock: FixedClock.saturday) { _ in
            number += 1
            return ItemUUID(high: 0, low: number)
        }
        interactor.output = output
        return interactor
    }

    @Test func `the items of a list are parts of those that they are below, with their projects`() {
        dataManager.known = [7]
        dataManager.projects = [7: "home"]
        let entries: [AddItemRequest.Entry] = [
            .init(details: details("Trip") { $0.parent = 7 }), .init(details: details("Pack"), depth: 1),
            .init(details: details("Shoes"), isDone: true, depth: 2),
            .init(details: details("Book") { $0.project = "money" }, decidesProject: true, depth: 1),
            .init(details: details("Rest")), .init(details: details("Sleep"), depth: 4),
            .init(details: details("Read") { $0.parent = 7 }, depth: 1),
        ]

        numberingInteractor().add(AddItemRequest(entries: entries, typed: "add -"))

        let items = dataManager.stored.first?.items ?? []
        let uuids = items.map(\.uuid)
        #expect(items.map { $0.parentNew.flatMap { uuids.firstIndex(of: $0) } } == [nil, 0, 1, 0, nil, 4, nil])
        #expect(items.map(\.details.project) == ["home", "home", "home", "money", nil, nil, "home"])
        #expect(items.map { $0.completed != nil } == [false, false, true, false, false, false, false])
        #expect(dataManager.stored.count == 1)
    }

    @Test func `parts follow their item in a later portion`() {
        let entries = numbered(501).enumerated().map { AddItemRequest.Entry(details: $1, depth: $0 == 500 ? 1 : 0) }

        numberingInteractor().add(AddItemRequest(entries: entries, typed: "add -"))

        let items = dataManager.stored.first?.items ?? []
        #expect(items.last?.parentNew == items[499].uuid)
    }

    @Test(arguments: ["", "   ", "\t\n", "\u{3000}"])
    func `a blank title is rejected and nothing is stored`(title: String) {
        interactor.add(request(details(title)))

        #expect(output.failures == [AddItemFailure(reason: .emptyTitle, line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `checking a draft applies the same rules and stores nothing`() {
        dataManager.known = [3]

        interactor.check(request(details("Buy milk") { $0.needs = [3] }))
        #expect(output.accepted == 1)

        interactor.check(request(details("Buy milk") { $0.parent = 4 }))
        interactor.check(request(details(" ")))
        #expect(output.rejections.map(\.reason) == [.unknownParent(4), .emptyTitle])
        #expect(dataManager.stored.isEmpty && output.failures.isEmpty && output.responses.isEmpty)
    }

    @Test func `a title may be at most 64 KiB long`() {
        let longest = String(repeating: "x", count: 65_536)

        interactor.add(request(details(longest)))
        #expect(output.responses.count == 1)

        interactor.add(request(details(longest + "x")))
        #expect(output.failures == [AddItemFailure(reason: .titleTooLong(bytes: 65_537, limit: 65_536), line: nil)])
    }

    @Test func `the limit counts bytes, not characters`() {
        interactor.add(request(details(String(repeating: "한", count: 21_846))))

        #expect(output.failures == [AddItemFailure(reason: .titleTooLong(bytes: 65_538, limit: 65_536), line: nil)])
    }

    @Test func `a tag and a project may be at most 1000 bytes long`() {
        let longest = String(repeating: "x", count: 1_000)

        interactor.add(request(details("Rest") { ($0.tags, $0.project) = ([longest], longest) }))
        interactor.add(request(details("Rest") { $0.tags = ["home", longest + "x"] }))
        interactor.add(request(details("Rest") { $0.project = String(repeating: "한", count: 334) }))

        #expect(output.responses.count == 1)
        #expect(
            output.failures.map(\.reason) == [
                .longTag(bytes: 1_001, limit: 1_000), .longProject(bytes: 1_002, limit: 1_000),
            ]
        )
    }

    @Test func `an item can't depend on a missing item`() {
        dataManager.known = [3]

        interactor.add(request(details("a") { $0.needs = [3, 4, 5] }))

        #expect(output.failures == [AddItemFailure(reason: .unknownNeeds([4, 5]), line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `an item can't have a missing parent`() {
        interactor.add(request(details("a") { $0.parent = 9 }))

        #expect(output.failures == [AddItemFailure(reason: .unknownParent(9), line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `an item can depend on an existing item`() {
        dataManager.known = [3, 9]

        interactor.add(
            request(
                details("a") {
                    $0.needs = [3]
                    $0.parent = 9
                }
            )
        )

        #expect(dataManager.stored.count == 1)
    }

    @Test func `one invalid line rejects all lines and is reported`() {
        let entries = [("good", 1), (" ", 4)].map { AddItemRequest.Entry(details: details($0.0), line: $0.1) }

        interactor.add(AddItemRequest(entries: entries, typed: "add -"))

        #expect(output.failures == [AddItemFailure(reason: .emptyTitle, line: 4)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `several lines are one change`() {
        interactor.add(request(details("a"), details("b"), details("c")))

        #expect(dataManager.stored.map { $0.items.map(\.details.title) } == [["a", "b", "c"]])
    }

    @Test func `empty input is distinguished from an empty title`() {
        interactor.add(request())

        #expect(output.failures == [AddItemFailure(reason: .nothingGiven, line: nil)])
    }

    @Test func `a repeating item starts on the first day of its pattern`() {
        let mondays = Repetition(.weekly, weekdays: [.init(.monday)])

        interactor.add(request(details("a") { $0.recurrence = .every(mondays) }))

        #expect(output.responses.first?.items.first?.details.due == Due(day: Day.saturday + 2))
    }

    @Test func `a repeating item with a due date keeps it`() {
        let due = Due(day: Day.saturday + 5)

        interactor.add(
            request(
                details("a") {
                    $0.recurrence = .again(Repetition(.daily))
                    $0.due = due
                }
            )
        )

        #expect(output.responses.first?.items.first?.details.due == due)
    }

    @Test(arguments: [
        ("2027-01-31", Recurrence.every(Repetition(.monthly)), Recurrence.every(Repetition(.monthly, monthDays: [31]))),
        ("2028-02-29", .every(Repetition(.yearly)), .every(Repetition(.yearly, month: 2, monthDays: [29]))),
        ("2027-01-31", .again(Repetition(.monthly)), .again(Repetition(.monthly))),
        ("2027-01-15", .every(Repetition(.monthly)), .every(Repetition(.monthly))),
    ])
    func `an item due on the 31st keeps that day after a shorter month`(
        day: String,
        said: Recurrence,
        kept: Recurrence
    ) throws {
        let due = Due(day: try #require(Day(iso: day)))

        interactor.add(
            request(
                details("a") {
                    $0.due = due
                    $0.recurrence = said
                }
            )
        )

        #expect(dataManager.stored.flatMap { $0.items.map(\.details.recurrence) } == [kept])
        #expect(output.responses.first?.items.first?.details.recurrence == kept)
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.diskFull, path: "list", detail: .message("full"))

        interactor.add(request(details("a")))

        let failure = ListError(.diskFull, path: "list", detail: .message("full"))
        #expect(output.failures == [AddItemFailure(reason: .storage(failure), line: nil)])
    }

    @Test func `a dependency removed before storing is rejected like a missing one`() {
        dataManager.known = [3]
        dataManager.removedMeanwhile = [3]

        interactor.add(request(details("Paint") { $0.needs = [3] }))

        #expect(output.failures == [AddItemFailure(reason: .unknownNeeds([3]), line: nil)])
        #expect(dataManager.stored.isEmpty)
    }

    // MARK: Long requests

    private func numbered(_ count: Int) -> [ItemDetails] { (1...count).map { details("Item \($0)") } }

    @Test func `a long request is stored in one change and reported in portions`() {
        interactor.add(FakeSource(numbered(1_200)))

        #expect(dataManager.stored.map(\.items.count) == [1_200])
        #expect(dataManager.stored.map(\.typed) == ["add -"])
        #expect(output.partialResponses.map(\.items.count) == [500, 500])
        #expect(output.responses.map { $0.items.map(\.id) } == [Array(1_001...1_200)])
    }

    @Test(arguments: [1, 499, 500, 501, 1_000])
    func `each item of a long request is reported once`(count: Int) {
        interactor.add(FakeSource(numbered(count)))

        let reported = (output.partialResponses + output.responses).flatMap(\.items)
        #expect(reported.map(\.details.title) == numbered(count).map(\.title))
        #expect(output.responses.count == 1 && output.failures.isEmpty)
    }

    @Test(arguments: [2, 700])
    func `an error of the source is reported and nothing is stored`(count: Int) {
        let failure = AddItemFailure(reason: .input(.line(count + 1, .item(.notAPriority("huge")))), line: nil)

        interactor.add(FakeSource(numbered(count), failure: failure))

        #expect(output.failures == [failure])
        #expect(output.responses.isEmpty && dataManager.stored.isEmpty)
    }

    @Test func `an invalid item of a later portion is reported with its line and nothing is stored`() {
        interactor.add(FakeSource(numbered(700) + [details(" ")]))

        #expect(output.failures == [AddItemFailure(reason: .emptyTitle, line: 701)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test(arguments: [2, 700])
    func `an item can't refer to an item that is added with it`(line: Int) {
        interactor.add(FakeSource(numbered(line - 1) + [details("a") { $0.needs = [1] }]))

        #expect(output.failures == [AddItemFailure(reason: .unknownNeeds([1]), line: line)])
        #expect(dataManager.stored.isEmpty)
    }

    @Test func `an empty source is distinguished from an empty title`() {
        interactor.add(FakeSource([]))

        #expect(output.failures == [AddItemFailure(reason: .nothingGiven, line: nil)])
    }
}
