import Entities
import Responses
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager)
        interactor.output = output
        dataManager.texts = ["Buy milk", "우유 사기", "Sell the mill"]
    }

    @Test(arguments: [([], [1, 2, 3]), (["MIL"], [1, 3]), (["mil", "buy"], [1]), (["우유"], [2])])
    func `notes with all words are found`(words: [String], numbers: [Int]) {
        interactor.findNotes({{name}}Request(words: words))

        let notes = numbers.map { NoteSummary(Note(number: $0, text: dataManager.texts[$0 - 1])) }
        #expect(output.events == [.notes(notes)])
    }

    @Test func `an empty list is reported as such`() {
        interactor.findNotes({{name}}Request(words: ["bread"]))
        dataManager.texts = []
        interactor.findNotes({{name}}Request(words: ["bread"]))

        #expect(output.events == [.none(isEmpty: false), .none(isEmpty: true)])
    }

    @Test func `an error of the store is reported`() {
        let failure = StoreError(path: "a", .unreadable("gone"))
        dataManager.failure = failure

        interactor.findNotes({{name}}Request(words: []))

        #expect(output.events == [.failure(failure)])
    }
}
