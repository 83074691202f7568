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
        weak var delegate: (any ReviewItemsRouterDelegate)?
        private(set) var commands: [String] = []
        private(set) var changes: [ItemChanges] = []
        /// The answer to how to undo each change.
        private(set) var undoHints: [String] = []

        func command(_ destination: Destination) -> String {
            let command = CommandRouter.shell.command(destination)
            return delegate?.hint(destination, command: command) ?? command
        }

        private func change(_ command: String) {
            commands.append(command)
            undoHints.append(self.command(.undo()))
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
        var refusesUndo = false

        func presentUndo() {
            if refusesUndo { delegate?.didFinish(.refused) } else { change("undo") }
        }
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

    @Test func `a refused undo stays at the item and can be tried again`() {
        router.refusesUndo = true
        walk(.sample(3), "d", "u")
        #expect(router.commands == ["done 1"] && view.shown == ["1", "2"])

        router.refusesUndo = false
        presenter.didEnter("u")
        #expect(router.commands == ["done 1", "undo"] && view.shown == ["1", "2", "1"])
    }

    @Test func `a hint names the key for undo until the last item`() {
        walk(.sample(3), "d", "x", "d")

        #expect(router.undoHints == ["u", "u", "undo"])
    }

    @Test(arguments: [
        (Destination.setTime(3, "17:00"), "m 17:00"), (.redo(), "after the review, redo"), (.show(3), "show 3"),
        (.undo(2), "undo 2"),
    ])
    func `a hint names the key or the command to type`(destination: Destination, hint: String) {
        walk()

        #expect(router.command(destination) == hint)
    }

    @Test func `Ctrl-C ends the walk and says how far it came`() {
        walk(.sample(3), "d")
        presenter.didInterrupt()

        #expect(view.errors == [ErrorMessage(.interrupted, "Interrupted; 1 of 3 items changed.")] && !view.isOpen)
    }

    @Test func `an item stays until something is decided`() {
        walk(.sample(), "", "z", "m", "w", "p", "m soon", "p same", "X 4", "q")

        #expect(view.shown == ["1"] && router.commands.isEmpty)
        #expect(view.errors.map(\.status) == [.badData])
        #expect(
            view.messages == [
                ReviewItemsSentences.unknownKey, ReviewItemsSentences.unknownKey, "Add the day, as in: m fri",
                "Add the day, as in: w next week", "Add the name, as in: p work.sales", "Type x alone.",
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
}
