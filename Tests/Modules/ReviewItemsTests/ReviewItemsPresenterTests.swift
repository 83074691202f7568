import Almanac
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsPresenterTests {
    /// Types these lines while it is open.
    private final class View: ReviewItemsViewing {
        weak var eventHandler: (any ReviewItemsHandling)?
        var lines: [String] = []
        private(set) var shown: [String] = []
        private(set) var headings: [String] = []
        private(set) var messages: [String] = []
        private(set) var errors: [ErrorMessage] = []
        private(set) var isOpen = true

        func showItem(_ display: ReviewItemsDisplay) {
            shown.append(display.id)
            headings.append(display.heading)
        }

        func showMessage(_ sentence: String) { messages.append(sentence) }
        func showNothing(_ sentence: String) { messages.append(sentence) }
        func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
        func close() { isOpen = false }

        func stayOpen() {
            while isOpen, !lines.isEmpty { eventHandler?.didEnter(lines.removeFirst()) }
            if isOpen { eventHandler?.didLeave() }
        }
    }

    /// Changes the list unless a project is “same”.
    private final class Router: ReviewItemsRouting {
        weak var delegate: (any ListDelegate)?
        private(set) var commands: [String] = []
        private(set) var changes: [ItemChanges] = []

        func command(_ destination: Destination) -> String { CommandRouter.shell.command(destination) }

        private func change(_ command: String) {
            commands.append(command)
            delegate?.didFinish(.changed())
        }

        func presentDone(_ id: Int) { change("done \(id)") }

        func presentMove(_ id: Int, by changes: ItemChanges, typed: String) {
            self.changes.append(changes)
            change("\(id) \(typed)")
        }

        func presentChange(_ id: Int, by changes: ItemChanges, typed: String) {
            if changes.project == .set("same") { return }
            self.changes.append(changes)
            change("\(id) \(typed)")
        }

        func presentEditor(_ id: Int) { change("edit \(id)") }
        func presentRemoval(_ id: Int) { change("remove \(id)") }
        func presentUndo() { change("undo") }
    }

    private let view = View()
    private let router = Router()
    private let interactor = FakeInteractor()
    private let presenter: ReviewItemsPresenter

    init() {
        presenter = ReviewItemsPresenter(
            view: view,
            interactor: interactor,
            router: router,
            calendar: CalendarWords(),
            reader: ReviewItemsReader { DateReader(.saturday, weeksStartOn: .monday) }
        )
        router.delegate = presenter
        interactor.output = presenter
        view.eventHandler = presenter
    }

    private func walk(_ response: ReviewItemsResponse = .sample(), _ lines: String...) {
        interactor.response = response
        view.lines = lines
        presenter.show(ReviewItemsRequest())
    }

    @Test func `each decision changes the item and leads to the next one`() {
        walk(.sample(8), "d", "t", "m next fri", "w mon", "p work", "e", "x", "S")

        #expect(
            router.commands == [
                "done 1", "2 tomorrow", "3 next fri", "4 wait:mon", "5 project:work", "edit 6", "remove 7",
            ]
        )
        #expect(router.changes.map(\.move) == [.to(Due(day: .saturday + 1)), .to(Due(day: .saturday + 6)), nil, nil])
        #expect(router.changes[2].wait == .set(.saturday + 2) && router.changes[3].project == .set("work"))
        #expect(view.shown == ["1", "2", "3", "4", "5", "6", "7", "8"] && !view.isOpen)
        #expect(view.headings.first == "1 of 8 · overdue by 2 days")
        #expect(view.messages == ["End of the review: 7 of 8 items changed."])
    }

    @Test func `undo returns to the last item that was changed`() {
        walk(.sample(), "u", "d", "s", "u", "q")

        #expect(router.commands == ["done 1", "undo"] && view.shown == ["1", "2", "3", "1"])
        #expect(view.messages == ["There is nothing to undo in this review."] && !view.isOpen)
    }

    @Test func `the words after a key are one value, never other items or options`() {
        walk(.sample(), "m 4 fri", "m 2,4 fri", "m fri --json", "m 2 to fri", "w 2 mon", "w mon --yes", "q")

        #expect(router.commands.isEmpty && view.shown == ["1"])
        #expect(view.errors.map(\.status) == Array(repeating: .badData, count: 6))
    }

    @Test(arguments: ["d 4", "t 4", "e 4", "x 4", "s 4", "u 4", "q 4", "remove 4", "d --json"])
    func `a key that takes no value stands alone`(line: String) {
        walk(.sample(), line, "q")

        #expect(router.commands.isEmpty && view.shown == ["1"] && !view.isOpen)
        #expect(view.messages == ["Type \(line.split(separator: " ")[0]) alone."])
    }

    @Test func `spaces after a key are not a value`() {
        walk(.sample(), "d  ", "m  ", " q ")

        #expect(router.commands == ["done 1"] && view.messages == ["Add the day, as in: m fri"] && !view.isOpen)
    }

    @Test func `each key has a word`() {
        walk(
            .sample(9),
            "done",
            "Tomorrow",
            "move fri",
            "wait fri",
            "project a",
            "edit",
            "remove",
            "skip",
            "undo",
            "quit"
        )

        #expect(
            router.commands.map { $0.split(separator: " ")[0] } == [
                "done", "2", "3", "4", "5", "edit", "remove", "undo",
            ]
        )
        #expect(view.errors.isEmpty && view.messages.isEmpty && !view.isOpen)
    }

    @Test func `Ctrl-C ends the walk and says how far it came`() {
        walk(.sample(3), "d")
        presenter.didInterrupt()

        #expect(view.errors == [ErrorMessage(.interrupted, "Interrupted; 1 of 3 items changed.")] && !view.isOpen)
    }

    @Test func `an item stays until something is decided`() {
        walk(.sample(), "", "z", "m", "w", "p", "m soon", "p same", "q")

        #expect(view.shown == ["1"] && router.commands.isEmpty)
        #expect(view.errors.map(\.status) == [.badData])
        #expect(
            view.messages == [
                ReviewItemsSentences.unknownKey, ReviewItemsSentences.unknownKey, "Add the day, as in: m fri",
                "Add the day, as in: w next week", "Add the name, as in: p work.sales",
            ]
        )
    }

    @Test func `without items the walk doesn't begin`() {
        walk(.sample(0, projects: ["garden", "taxes"]), "d")

        #expect(
            view.messages == ["Nothing needs a decision.", "These projects have no open item: garden, taxes."]
        )
        #expect(view.lines == ["d"] && router.commands.isEmpty)
    }

    @Test func `a failure ends the walk`() {
        presenter.couldNotFindItems(ListError(.damaged, path: "/list"))

        #expect(view.errors.map(\.status) == [.badData] && !view.isOpen)
    }

    @Test(arguments: [
        (ReviewReason.overdue(days: 0), "overdue since today"), (.overdue(days: 1), "overdue by 1 day"),
        (.isBack(since: .saturday), "waited until Sat 21 Nov 2026"), (.untouched(days: 40), "not changed for 40 days"),
    ])
    func `each reason is a phrase`(reason: ReviewReason, phrase: String) {
        #expect(ReviewItemsSentences.phrase(reason, CalendarWords()) == phrase)
    }
}
