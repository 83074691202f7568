import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemInteractorTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<ChangeItemResponse>()
    private let interactor: ChangeItemInteractor

    init() {
        interactor = ChangeItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
        dataManager.known = []
    }

    private var changed: [ItemDetails] { dataManager.plans.last?.updates.map(\.after.details) ?? [] }

    @Test func `only the given fields change`() {
        dataManager.items = [
            .sample(3, "Pay rent") {
                $0.tags = ["later", "money"]
                $0.project = "home"
                $0.note = "by hand"
            }
        ]

        interactor.perform(
            request(third) {
                $0.addedTags = ["urgent"]
                $0.removedTags = ["later", "never there"]
                $0.project = .clear
                $0.due = .set(Due(day: Day.saturday))
            }
        )

        #expect(
            changed == [
                ItemDetails(title: "Pay rent", note: "by hand", tags: ["money", "urgent"], due: Due(day: Day.saturday))
            ]
        )
        #expect(dataManager.plans.last?.updates.map(\.after.changed) == [Moment.saturday.instant])
        #expect(output.responses.first?.rows.map(\.before.details.project) == ["home"])
        #expect(output.responses.first?.rows.map(\.after.details.project) == [nil])
    }

    @Test func `an item without changes is reported and not stored`() {
        dataManager.items = [.sample(3) { $0.tags = ["home"] }, .sample(4)]

        interactor.perform(request(Selection([[.ids([3...4])]])) { $0.addedTags = ["home"] })

        #expect(dataManager.plans.last?.updates.map(\.before.id) == [4])
        #expect(output.responses.first?.unchanged.map(\.id) == [3])
        #expect(output.responses.first?.rows.map(\.after.id) == [4])
    }

    @Test func `an unknown id prevents the whole change`() {
        dataManager.items = [.sample(3)]

        interactor.perform(request(Selection([[.ids([3...3, 9...9])]])) { $0.project = .clear })

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty)
    }

    @Test func `a filter selects open items unless it names a status`() {
        let all = Selection([[.tag("home"), .any]])

        interactor.perform(request(Selection([[.tag("home")]])) { $0.note = .set("x") })
        interactor.perform(request(all) { $0.note = .set("x") })

        #expect(dataManager.selections == [Selection([[.tag("home"), .open]]), all])
    }

    @Test func `a filter that matches several items needs confirmation`() {
        dataManager.items = [.sample(3), .sample(4)]

        interactor.perform(request(homes) { $0.note = .set("x") })
        #expect(output.unconfirmed.map(\.ids) == [[3, 4]])
        #expect(dataManager.plans.isEmpty)

        interactor.perform(request(homes, isConfirmed: true) { $0.note = .set("x") })
        #expect(dataManager.plans.count == 1)
    }

    @Test func `a filter without matches is not an error`() {
        interactor.perform(request(homes) { $0.note = .set("x") })

        #expect(output.reasons.count == 1)
        #expect(output.failures.isEmpty)
    }

    // MARK: Replacements

    @Test(arguments: [
        ("Buy milk and milk", "milk", "tea", false, "Buy tea and milk"),
        ("Buy milk and milk", "milk", "tea", true, "Buy tea and tea"),
        ("aaa", "aa", "b", true, "ba"), ("a.b.c", ".", "-", true, "a-b-c"), ("우유 사기", "우유", "두유", false, "두유 사기"),
        ("우유 사기", "\u{110B}\u{116E}\u{110B}\u{1172}", "두유", false, "두유 사기"), ("Buy milk", " milk", "", false, "Buy"),
        ("Buy milk", "Buy", "", false, "milk"), ("Café", "e", "x", false, "Café"),
    ])
    func `a text in the title is replaced`(title: String, old: String, new: String, isGlobal: Bool, result: String) {
        dataManager.items = [.sample(3, title)]

        interactor.perform(request(third) { $0.replacement = .init(old, with: new, isGlobal: isGlobal) })

        #expect(changed.map(\.title) == (title == result ? [] : [result]))
    }

    @Test func `a replacement changes several items, and items without the text are reported`() {
        dataManager.items = [.sample(3, "Buy milk"), .sample(4, "Pay rent"), .sample(5, "Drink milk")]

        interactor.perform(
            request(Selection([[.ids([3...5])]])) {
                ($0.replacement, $0.addedTags) = (.init("milk", with: "tea"), ["x"])
            }
        )

        #expect(changed.map(\.title) == ["Buy tea", "Pay rent", "Drink tea"])
        #expect(output.responses.first?.lacking == [4])
    }

    @Test func `a replacement must leave a title`() {
        dataManager.items = [.sample(3, "Buy milk")]

        interactor.perform(request(third) { $0.replacement = .init("Buy milk", with: "") })

        #expect(output.failures == [.invalid(3, .emptyTitle)])
        #expect(dataManager.plans.isEmpty)
    }

    // MARK: Mistakes

    @Test func `one title for several items is rejected`() {
        dataManager.items = [.sample(3), .sample(4)]

        interactor.perform(request(Selection([[.ids([3...4])]])) { $0.title = "Same" })

        #expect(output.failures == [.oneTitleForMany(2)])
    }

    @Test func `more than a hundred tags are rejected, unless the item has them already`() {
        let tags = (1...100).map { "t\($0)" }
        dataManager.items = [.sample(3) { $0.tags = tags }]
        interactor.perform(request(third) { $0.addedTags = ["more"] })
        interactor.perform(request(third) { $0.title = "Another" })

        dataManager.items = [.sample(3) { $0.tags = tags + ["old"] }]
        interactor.perform(request(third) { $0.removedTags = ["t1"] })

        #expect(output.failures == [.invalid(3, .tooManyTags(limit: 100))])
    }

    @Test func `a long tag or project is rejected, unless the item has it already`() {
        let long = String(repeating: "x", count: 1_001)
        dataManager.items = [.sample(3) { ($0.tags, $0.project) = ([long], long) }, .sample(4)]

        interactor.perform(request(third) { $0.addedTags = ["more"] })
        interactor.perform(request(third) { $0.addedTags = [long + "x"] })
        interactor.perform(request(third) { $0.project = .set(long + "x") })

        #expect(
            output.failures == [
                .invalid(3, .longTag(bytes: 1_002, limit: 1_000)),
                .invalid(3, .longProject(bytes: 1_002, limit: 1_000)),
            ]
        )
    }

    @Test func `an invalid title is rejected`() {
        dataManager.items = [.sample(3)]

        interactor.perform(request(third) { $0.title = "  " })
        interactor.perform(request(third) { $0.title = String(repeating: "x", count: 65_537) })

        #expect(
            output.failures == [.invalid(3, .emptyTitle), .invalid(3, .titleTooLong(bytes: 65_537, limit: 65_536))]
        )
    }

    @Test func `missing dependencies and parents are rejected`() {
        dataManager.items = [.sample(3)]

        interactor.perform(request(third) { $0.needs = .set([8, 9]) })
        interactor.perform(request(third) { $0.parent = .set(9) })

        #expect(output.failures == [.invalid(3, .unknownNeeds([8, 9])), .invalid(3, .unknownParent(9))])
        #expect(dataManager.plans.isEmpty)
    }

    @Test func `cycles of dependencies or parents are rejected`() {
        dataManager.items = [.sample(3)]
        dataManager.known = [3, 4]
        dataManager.needs = [4: [3]]
        dataManager.parents = [4: 3]

        interactor.perform(request(third) { $0.needs = .set([3]) })
        interactor.perform(request(third) { $0.needs = .set([4]) })
        interactor.perform(request(third) { $0.parent = .set(4) })

        #expect(
            output.failures == [
                .invalid(3, .dependsOnItself), .invalid(3, .dependsInCircle(4)), .invalid(3, .isPartInCircle(4)),
            ]
        )
    }

    @Test func `a new due day keeps the time, and a new time replaces it`() {
        dataManager.items = [.sample(3) { $0.due = Due(day: .saturday, time: .noon) }]

        interactor.perform(request(third) { $0.due = .set(Due(day: .saturday + 2)) })
        #expect(changed.map(\.due) == [Due(day: .saturday + 2, time: .noon)])

        interactor.perform(request(third) { $0.due = .set(Due(day: .saturday + 2, time: .midnight)) })
        #expect(changed.map(\.due) == [Due(day: .saturday + 2, time: .midnight)])

        interactor.perform(request(third) { $0.due = .clear })
        #expect(changed.map(\.due) == [nil])
    }

    @Test func `a time alone keeps a due day that has not passed`() {
        let new = Due(day: .saturday + 6, time: .noon)
        dataManager.items = [.sample(3) { $0.due = Due(day: .saturday + 2) }]

        interactor.perform(request(third) { ($0.due, $0.keepsDueDay) = (.set(new), true) })
        #expect(changed.map(\.due) == [Due(day: .saturday + 2, time: .noon)])

        for passed in [nil, Due(day: .saturday - 1)] {
            dataManager.items = [.sample(3) { $0.due = passed }]
            interactor.perform(request(third) { ($0.due, $0.keepsDueDay) = (.set(new), true) })
            #expect(changed.map(\.due) == [new])
        }
    }

    @Test func `all tags are removed before others are added`() {
        dataManager.items = [.sample(3) { $0.tags = ["home", "x"] }]

        interactor.perform(request(third) { ($0.clearsTags, $0.addedTags) = (true, ["y"]) })

        #expect(changed.map(\.tags) == [["y"]])
    }

    @Test func `notes and dependencies are changed in part`() {
        dataManager.known = [2, 5]
        dataManager.items = [
            .sample(3) { ($0.needs, $0.note) = ([5, 6], "first") }, .sample(4),
        ]

        interactor.perform(
            request(Selection([[.ids([3...4])]])) {
                ($0.addedNeeds, $0.removedNeeds, $0.noteAddition) = ([2, 5], [6], "second")
            }
        )

        #expect(changed.map(\.needs) == [[2, 5], [2, 5]])
        #expect(changed.map(\.note) == ["first\nsecond", "second"])
    }

    @Test func `a repeating item always has a due date`() {
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: Day.saturday), .every(Repetition(.daily))) }
        ]
        interactor.perform(request(third) { $0.due = .clear })
        #expect(output.failures == [.invalid(3, .repeatsWithoutDueDate)])

        interactor.perform(
            request(third) {
                $0.due = .clear
                $0.recurrence = .clear
            }
        )
        #expect(changed.map(\.due) == [nil])

        dataManager.items = [.sample(3)]
        interactor.perform(request(third) { $0.recurrence = .set(.every(Repetition(.daily))) })
        #expect(changed.map(\.due) == [Due(day: Day.saturday)])
    }

    @Test(arguments: [(0, 6), (-12, 6), (3, 6), (7, 13), (13, 13), (-1, -1)])
    func `a new repetition moves a due day that it doesn't have to the next one that it has`(due: Int, moved: Int) {
        let fridays = Recurrence.every(Repetition(.weekly, weekdays: [.init(.friday)]))
        let time = TimeOfDay(hour: 17, minute: 0)
        dataManager.items = [Item.sample(3) { $0.due = Due(day: Day.saturday + due, time: time) }]

        interactor.perform(request(third) { $0.recurrence = .set(fridays) })

        #expect(changed.map(\.due) == [Due(day: Day.saturday + moved, time: time)])
    }

    @Test func `a due day that is set together with a repetition stays`() {
        dataManager.items = [Item.sample(3)]

        interactor.perform(
            request(third) {
                $0.recurrence = .set(.every(Repetition(.weekly, weekdays: [.init(.friday)])))
                $0.due = .set(Due(day: Day.saturday))
            }
        )

        #expect(changed.map(\.due) == [Due(day: Day.saturday)])
    }

    @Test func `an item moved to the 31st keeps that day in its pattern`() throws {
        let due = Due(day: try #require(Day(iso: "2027-01-31")))
        let monthly = Recurrence.every(Repetition(.monthly))
        let pinned = Recurrence.every(Repetition(.monthly, monthDays: [31]))

        dataManager.items = [Item.sample(3) { ($0.due, $0.recurrence) = (Due(day: Day.saturday), monthly) }]
        interactor.perform(request(third) { $0.due = .set(due) })
        #expect(changed.map(\.recurrence) == [pinned])

        dataManager.items = [Item.sample(3) { $0.due = due }]
        interactor.perform(request(third) { $0.recurrence = .set(.every(Repetition(.monthly))) })
        #expect(changed.map(\.recurrence) == [pinned])

        dataManager.items = [Item.sample(3) { ($0.due, $0.recurrence) = (due, monthly) }]
        interactor.perform(request(third) { $0.note = .set("by hand") })
        #expect(changed.map(\.recurrence) == [monthly])
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.perform(request(third) { $0.note = .clear })

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
    }
}
