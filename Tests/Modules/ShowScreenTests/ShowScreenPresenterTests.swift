import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenPresenterTests {
    private final class View: ShowScreenViewing {
        var titles: [ShowScreenTitle] = []
        var reloads: [[Int]] = []
        var messages: [String] = []
        var questions: [ShowScreenQuestion] = []
        var copied: [String] = []
        var isClosed = false

        func showTitle(_ display: ShowScreenTitle) { titles.append(display) }
        func showSidebar(_ display: ShowScreenSidebar) {}
        func reload(selecting ids: [Int]) { reloads.append(ids) }
        func showStart() {}
        func select(_ id: Int) -> Bool { id == 3 }
        func showMessage(_ sentence: String) { messages.append(sentence) }
        func ask(_ question: ShowScreenQuestion) { questions.append(question) }
        func closeQuestions() -> Bool { !questions.isEmpty }
        func copy(_ text: String) { copied.append(text) }
        func close() { isClosed = true }
        func showError(_ errorMessage: ErrorMessage) { messages.append(errorMessage.sentence) }
    }

    private final class Interactor: ShowScreenInteracting {
        var checks = 0
        var checked: [[Int]] = []

        func checkForChanges() { checks += 1 }
        func checkForRemoval(of ids: [Int]) { checked.append(ids) }
    }

    private final class Router: ShowScreenRouting {
        var events: [String] = []
        var lists: [ShowScreenList] = []

        func command(_ destination: Destination) -> String { "" }
        func presentList(_ list: ShowScreenList, unless isStopped: @escaping () -> Bool) { lists.append(list) }
        func presentItems(at places: Range<Int>) {}
        func count(_ list: ShowScreenList, unless isStopped: @escaping () -> Bool) -> Int? { isStopped() ? nil : 7 }
        func projects(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]? { [] }
        func tags(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]? { [] }
        func presentDetails(of id: Int) {}
        func presentNewItem(parent: Int?) { events.append("add \(parent.map(String.init) ?? "")") }
        func presentInput(_ action: ShowScreenAction, of ids: [Int], text: String) {
            events.append("\(action) \(ids) \(text)")
        }
        func presentDone(_ ids: [Int]) { events.append("done \(ids)") }
        func presentReopening(_ ids: [Int]) { events.append("reopen \(ids)") }
        func presentRemoval(_ ids: [Int]) { events.append("remove \(ids)") }
        func presentChange(_ ids: [Int], by changes: ItemChanges, typed: String) { events.append("\(typed) \(ids)") }
        func presentEditor(_ ids: [Int]) { events.append("edit \(ids)") }
        func presentUndo() { events.append("undo") }
        func presentRedo() { events.append("redo") }
        func present(_ name: String, of ids: [Int]) { events.append("\(name) \(ids)") }
        func run(_ words: [String]) { events.append("run \(words)") }
    }

    private let view = View()
    private let line = FakeInputView()
    private let interactor = Interactor()
    private let router = Router()
    private let presenter: ShowScreenPresenter

    init() {
        presenter = ShowScreenPresenter(
            view: view,
            line: line,
            interactor: interactor,
            router: router,
            reader: ShowScreenReader(dates: { DateReader(.saturday, weeksStartOn: .monday) }) { [:] },
            modules: [
                ShowScreenModuleAction(name: "browse", title: "", key: nil, needsItems: true),
                ShowScreenModuleAction(name: "pick", title: "", key: nil, needsItems: false),
            ],
            today: { "Sat 21 Nov" },
            suggest: { _ in InputSuggestion() }
        )
        presenter.open("")
    }

    private func list() -> ShowScreenList? {
        presenter.loadList { false }
        return router.lists.last
    }

    @Test func `a filter that can't be read is named, and everything is shown`() {
        presenter.open("pri:huge")

        #expect(view.messages == ["“pri:huge” is not a priority. Use high, medium or low."])
        #expect(list()?.filter.isEverything == true)
    }

    @Test func `the filter stays from one list to the next, and the order does not`() {
        presenter.didChoose(.all)
        presenter.didAnswer(.order, 3)
        presenter.open("+home")
        presenter.didChoose(.waiting)

        #expect(list()?.text == "+home")
        #expect(list()?.order == [])
    }

    @Test func `a change reloads what it changed, and selects its items`() {
        presenter.didFinish(.changed([4, 5]))
        presenter.didFinish(.cancelled)

        #expect(view.reloads.last == [4, 5])
        #expect(interactor.checks == 2)
    }

    @Test(arguments: [
        (ShowScreenAction.done, "done [3, 4]"), (.edit, "edit [3, 4]"), (.move, "move [3, 4] "),
        (.rename, "rename [3] Call"), (.addPart, "add 3"), (.reopen, "reopen [3, 4]"), (.undo, "undo"),
        (.redo, "redo"),
    ])
    func `actions lead to the modules that carry them out`(action: ShowScreenAction, event: String) {
        presenter.didAct(action, on: [3, 4], title: "Call")

        #expect(router.events == [event])
    }

    @Test func `the review keeps the filter, and Escape ends the review first`() {
        presenter.open("+home")

        presenter.didAct(.review, on: [], title: "")

        #expect(list()?.isReview == true)
        #expect(list()?.text == "+home")
        #expect(view.titles.last?.name == "Review of Upcoming")
        #expect(presenter.didStepBack())
        #expect(list()?.isReview == false)
        #expect(list()?.text == "+home")
    }

    @Test func `a question about items that were removed is closed`() {
        presenter.didAct(.priority, on: [3, 4], title: "Call")

        presenter.listHasChanged()
        presenter.itemsWereRemoved()
        presenter.listHasChanged()

        #expect(interactor.checked == [[3, 4]])
        #expect(view.messages == ["These items were removed by another program."])
    }

    @Test func `an action of a module gets the items`() {
        presenter.didAct(named: "browse", on: [3])
        presenter.didAct(named: "browse", on: [])
        presenter.didAct(named: "pick", on: [])

        #expect(router.events == ["browse [3]", "pick []"])
        #expect(view.messages == ["No item is selected."])
    }

    @Test func `a command of the user gets the ids, or says that there are none`() {
        presenter.didRun("postpone {ids} 1w", on: [3, 4])
        presenter.didRun("postpone {ids} 1w", on: [])
        presenter.didRun("stats", on: [])

        #expect(router.events == ["run [\"postpone\", \"3\", \"4\", \"1w\"]", "run [\"stats\"]"])
        #expect(view.messages == ["No item is selected."])
    }

    @Test func `answers become changes`() {
        presenter.didAnswer(.removal([3]), 0)
        presenter.didAnswer(.removal([4]), 1)
        presenter.didAnswer(.priority([3]), 0)
        presenter.didAnswer(.priority([3]), 3)
        presenter.didAnswer(.priority([3]), nil)
        presenter.didAnswer(.copy(id: 3, title: "Call"), 1)

        #expect(router.events == ["remove [3]", "pri:high [3]", "pri:none [3]"])
        #expect(view.copied == ["Call"])
    }

    @Test func `an item that a module has chosen is selected, in All if it is not in the list`() {
        presenter.didFinish(.chose([3]))
        #expect(list()?.place == .upcoming)

        presenter.didFinish(.chose([4]))

        #expect(list()?.place == .all)
        #expect(list()?.text == "4")
    }

    @Test func `counting goes on until everything is counted, and a key stops it`() {
        #expect(!presenter.loadCount { true })
        var count = 1
        while !presenter.loadCount(unless: { false }), count < 20 { count += 1 }

        #expect(count == 6)
    }
}
