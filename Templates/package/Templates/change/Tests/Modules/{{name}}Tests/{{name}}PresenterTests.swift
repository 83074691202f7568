import CommandLine
import Entities
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}PresenterTests {
    private let view = FakeRowView()
    private let interactor = FakeInteractor()
    private let presenter: {{name}}Presenter

    init() {
        presenter = {{name}}Presenter(
            view: view,
            interactor: interactor,
            router: CommandRouter(program: "program")
        )
    }

    @Test func `the request is passed on to the interactor`() {
        presenter.perform({{name}}Request(words: ["a"]))

        #expect(interactor.requests == [{{name}}Request(words: ["a"])])
    }

    @Test func `an added note is shown with its number`() {
        presenter.addedNote(NoteSummary(Note(number: 4, text: "Rest")))

        #expect(view.sentences == ["Added 4: Rest"])
    }

    @Test func `missing text is an error with an example`() {
        presenter.foundNoText()

        let sentence = "The text is missing. Example: program {{command}} Call mom"
        #expect(view.errors == [ErrorMessage(.wrongUsage, sentence)])
    }

    @Test func `an error of the store has a message and an exit status`() {
        presenter.couldNotAddNote(StoreError(path: "a", .unwritable("full")))

        #expect(view.errors == [ErrorMessage(.outputFailed, "Can't write a (full). Nothing was changed.")])
    }
}
