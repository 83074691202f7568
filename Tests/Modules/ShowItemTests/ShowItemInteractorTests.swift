import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ShowItemInteractor

    init() {
        interactor = ShowItemInteractor(dataManager: dataManager, clock: MorningClock())
        interactor.output = output
    }

    @Test func `a filter shows open items unless it names a state or ids`() {
        let home = Selection.Term.tag("home")
        for terms in [[home], [home, .closed], [.ids([3...3])]] { interactor.findItems(request(Selection([terms]))) }

        #expect(
            dataManager.selections == [
                Selection([[home, .open]]), Selection([[home, .closed]]), Selection([[.ids([3...3])]]),
            ]
        )
    }

    @Test func `an item is reported with its related items`() {
        dataManager.histories = [
            history(of: .sample(3, created: now), needs: [.sample(1)], parts: [.sample(4), .sample(5)])
        ]

        interactor.findItems(request())

        #expect(dataManager.selections == [Selection([[.ids([3...3])]])])
        #expect(output.responses.map(\.item.id) == [3])
        #expect(output.responses.first?.needs.map(\.id) == [1])
        #expect(output.responses.first?.parts.map(\.item.id) == [4, 5])
        #expect(output.responses.first?.created == Moment(utc: now))
        #expect(output.ends == 1)
    }

    @Test func `the done copies of a part are left out`() {
        let copy = NewItem(copyOf: .sample(4, due: Due(day: saturday)), completedAt: Moment(utc: now))
        let done = Item(id: 5, uuid: copy.uuid, details: copy.details, created: now, changed: now)
            .marked(completed: now, changed: now)
        dataManager.histories = [history(of: .sample(3), parts: [.sample(4), done, .sample(6, isDone: true)])]

        interactor.findItems(request())

        #expect(output.responses.first?.parts.map(\.item.id) == [4, 6])
    }

    @Test func `parts are reported at all levels, each followed by its own ones`() {
        let parts = [(4, 3), (5, 3), (6, 4), (7, 6)].map { id, parent in Item.sample(id) { $0.parent = parent } }
        dataManager.histories = [history(of: .sample(3), parts: parts)]

        interactor.findItems(request())

        #expect(output.responses.first?.parts.map(\.item.id) == [4, 6, 7, 5])
        #expect(output.responses.first?.parts.map(\.depth) == [0, 1, 2, 0])
    }

    @Test func `a repeating item is reported with its next five occurrences`() {
        dataManager.histories = [
            history(
                of: .sample(3) {
                    $0.due = Due(day: saturday)
                    $0.recurrence = .every(Repetition(.weekly))
                }
            )
        ]

        interactor.findItems(request())

        #expect(output.responses.first?.occurrences.map(\.day) == (1...5).map { saturday + 7 * $0 })
    }

    @Test func `the history is reported in order, with the number of postponements`() {
        let moved = ItemEffect.due(before: Due(day: saturday), after: Due(day: saturday + 1))
        let changes = [
            ItemChange(change: Change(id: 1, instant: now, command: "add x"), effects: [.created]),
            ItemChange(change: Change(id: 2, instant: now, command: "change 3 due:sun"), effects: [moved]),
            ItemChange(
                change: Change(id: 3, instant: now, command: "done 3"),
                effects: [.status(before: .open, after: .done)]
            ),
        ]
        dataManager.histories = [history(of: .sample(3), changes: changes)]

        interactor.findItems(request())

        let response = output.responses.first
        #expect(response?.history.map(\.kind) == [.added, .changed, .completed])
        #expect(response?.history[1].before.due == Due(day: saturday))
        #expect(response?.history[1].after.due == Due(day: saturday + 1))
        #expect(response?.postponements == 1)
    }

    @Test func `a series is reported with its done copies, and its completions as such`() {
        let habit = Item.sample(3, due: Due(day: saturday)) { $0.recurrence = .every(Repetition(.daily)) }
        let moves = [(-3, -2), (-2, -1), (-1, 0)].enumerated().map { index, days in
            ItemChange(
                change: Change(id: index + 1, instant: now, command: "done 3"),
                effects: [.due(before: Due(day: saturday + days.0), after: Due(day: saturday + days.1))]
            )
        }
        dataManager.histories = [
            history(
                of: habit,
                changes: moves,
                copies: [
                    Due(day: saturday - 1): .sample(8, isDone: true), Due(day: saturday - 2): .sample(7),
                    Due(day: saturday - 3): .sample(6, isDone: true),
                ]
            )
        ]

        interactor.findItems(request())

        let response = output.responses.first
        #expect(response?.copies.map(\.id) == [6, 8])
        #expect(response?.history.map(\.kind) == [.completed, .completed, .completed])
        #expect(response?.history.map(\.copy) == [6, 7, 8] && response?.postponements == 0)
    }

    @Test func `a day without a copy was postponed, unless it moved to the next occurrence`() {
        let habit = Item.sample(3) { $0.recurrence = .every(Repetition(.weekly)) }
        let moves = [(-21, -14), (-14, -12), (-12, 2), (2, 1)].enumerated().map { index, days in
            ItemChange(
                change: Change(id: index + 1, instant: now, command: "change 3"),
                effects: [.due(before: Due(day: saturday + days.0), after: Due(day: saturday + days.1))]
            )
        }
        dataManager.histories = [
            history(of: habit, changes: moves, copies: [Due(day: saturday + 2): .sample(7, isDone: true)])
        ]

        interactor.findItems(request())

        #expect(output.responses.first?.postponements == 1)
        #expect(output.responses.first?.history.map(\.kind) == [.changed, .changed, .changed, .changed])
    }

    @Test func `a copy is reported with its series`() {
        dataManager.histories = [history(of: .sample(3, isDone: true), series: .sample(2))]

        interactor.findItems(request())

        #expect(output.responses.first?.series?.id == 2)
    }

    @Test func `an unknown id is reported, and nothing else`() {
        dataManager.histories = [history(of: .sample(3))]

        interactor.findItems(request(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(output.responses.isEmpty)
    }

    @Test func `a filter without matches is not an error`() {
        interactor.findItems(request(Selection([[.tag("home")]])))

        #expect(output.emptyResults == 1)
        #expect(output.ends == 0)
        #expect(output.failures.isEmpty)
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.findItems(request())

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
        #expect(output.ends + output.emptyResults == 0)
    }
}
