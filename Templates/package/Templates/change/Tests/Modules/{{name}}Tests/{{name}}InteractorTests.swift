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
    }

    @Test func `a note is added and reported`() {
        interactor.addNote({{name}}Request(words: ["Call", "mom"]))

        #expect(dataManager.added == ["Call mom"])
        #expect(output.events == [.added(NoteSummary(Note(number: 1, text: "Call mom")))])
    }

    @Test func `without text, nothing is added`() {
        interactor.addNote({{name}}Request(words: [" "]))

        #expect(dataManager.added.isEmpty)
        #expect(output.events == [.noText])
    }

    @Test func `an error of the store is reported`() {
        let failure = StoreError(path: "a", .unwritable("full"))
        dataManager.failure = failure

        interactor.addNote({{name}}Request(words: ["a"]))

        #expect(output.events == [.failure(failure)])
    }
}
