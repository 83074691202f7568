import Almanac
import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import TestKit
import Vocabulary

@testable import ShowScreen

final class ShowScreenFakeView: ShowScreenViewing {
    var titles: [ShowScreenTitle] = []
    var reloads: [[Int]] = []
    var messages: [String] = []
    var listErrors: [String] = []
    var questions: [ShowScreenQuestion] = []
    var copied: [String] = []
    var left: [[Int]] = []
    var clearings = 0
    var currentItem: Int?
    var isClosed = false

    func showTitle(_ display: ShowScreenTitle) { titles.append(display) }
    func showSidebar(_ display: ShowScreenSidebar) {}
    var newItems: [[Int]] = []
    func reload(selecting ids: [Int], areNew: Bool) {
        reloads.append(ids)
        if areNew { newItems.append(ids) }
    }
    func showStart() {}
    func clearMarks() { clearings += 1 }
    func moveOn(from ids: [Int]) { left.append(ids) }
    func select(_ id: Int) -> Bool { id == 3 }
    func focusList() {}
    var ended: [String] = []
    func endMessage(_ sentence: String) { ended.append(sentence) }
    func showMessage(_ sentence: String) { messages.append(sentence) }
    func showListError(_ sentence: String) { listErrors.append(sentence) }
    func ask(_ question: ShowScreenQuestion) { questions.append(question) }
    func replaceQuestions(by sentence: String) { if !questions.isEmpty { messages.append(sentence) } }
    func closeQuestions() -> Bool { isAsking }
    var isAsking = false
    func rereadLines() {}
    func copy(_ text: String) { copied.append(text) }
    func close() { isClosed = true }
    func showError(_ errorMessage: ErrorMessage) { messages.append(errorMessage.sentence) }
}

final class ShowScreenFakeInteractor: ShowScreenInteracting {
    var checks = 0
    var checked: [[Int]] = []
    var searched: [Int] = []
    var searchedNew: [[Int]] = []
    var recalls = 0
    var kept: [String] = []

    var whenChecked: () -> Void = {}
    func checkForChanges() {
        checks += 1
        whenChecked()
    }
    func wake() { checkForChanges() }
    func checkForRemoval(of ids: [Int]) { checked.append(ids) }
    func findPlace(of id: Int) { searched.append(id) }
    func findPlace(ofNew ids: [Int]) { searchedNew.append(ids) }
    var titled: [[Int]] = []
    func findTitles(of ids: [Int]) { titled.append(ids) }
    func recallLines() { recalls += 1 }
    func keepLine(_ line: String) { kept.append(line) }
    weak var output: (any ShowScreenInteractorOutput)?
    var arrangements: [ShowScreenPlace: ShowScreenArrangement] = [:]
    func recallArrangements() { output?.recalledArrangements(arrangements) }
    func keep(_ arrangement: ShowScreenArrangement, of place: ShowScreenPlace) { arrangements[place] = arrangement }
}

final class ShowScreenFakeRouter: ShowScreenRouting {
    var events: [String] = []
    var lists: [ShowScreenList] = []

    func command(_ destination: Destination) -> String { "" }
    func presentList(
        _ list: ShowScreenList,
        whenEmpty sentence: String?,
        isWhole: Bool,
        unless isStopped: @escaping () -> Bool
    ) {
        lists.append(list)
    }
    func presentItems(at places: Range<Int>) {}
    func count(_ list: ShowScreenList, unless isStopped: @escaping () -> Bool) -> Int? { isStopped() ? nil : 7 }
    func projects(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]? { [] }
    func tags(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]? { [] }
    func presentDetails(of id: Int) -> Bool { true }
    func presentNewItem(in place: ShowScreenPlace, day: Day?) {
        events.append("add \(place)\(day.map { " \($0)" } ?? "")")
    }
    func presentNewPart(of parent: Int) { events.append("add \(parent)") }
    func previewNewItem(_ text: String, on line: any InputViewing) {}
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
    func check(_ words: [String]) throws(InputError) {
        if words.contains("huge") { throw .item(.notAPriority("huge")) }
        if words.count == 1 { throw .missingArgument(command: words[0], example: "") }
    }
    func run(_ words: [String], isAnswer: Bool) { events.append("run \(words)") }
}

/// The presenter with fakes around it.
struct ShowScreenFakes {
    let view = ShowScreenFakeView()
    let line = FakeInputView()
    let interactor = ShowScreenFakeInteractor()
    let router = ShowScreenFakeRouter()
    let presenter: ShowScreenPresenter

    /// - Parameter arrangements: The order and groups of earlier screens.
    init(_ arrangements: [ShowScreenPlace: ShowScreenArrangement] = [:]) {
        presenter = ShowScreenPresenter(
            view: view,
            line: line,
            interactor: interactor,
            router: router,
            reader: ShowScreenReader(
                dates: { DateReader(.saturday, weeksStartOn: .monday) },
                savedFilters: { [:] },
                commands: [Command("add", summary: "", operands: .line, examples: [])]
            ),
            modules: [
                ShowScreenModuleAction(name: "browse", title: "", key: nil, needsItems: true, changesItems: false),
                ShowScreenModuleAction(name: "pick", title: "", key: nil, needsItems: false, changesItems: true),
            ],
            today: { .saturday },
            words: { CalendarWords().day($0, from: .saturday) },
            suggest: { _ in InputSuggestion() }
        )
        interactor.output = presenter
        interactor.arrangements = arrangements
        presenter.open("")
    }

    func list() -> ShowScreenList? {
        presenter.loadList(isWhole: true) { false }
        return router.lists.last
    }
}
