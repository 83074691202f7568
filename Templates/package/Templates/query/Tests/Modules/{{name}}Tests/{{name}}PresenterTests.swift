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
        presenter.show({{name}}Request(words: ["a"]))

        #expect(interactor.requests == [{{name}}Request(words: ["a"])])
    }

    @Test func `each note starts with its number`() {
        presenter.foundNotes([NoteSummary(Note(number: 4, text: "four"))])

        #expect(view.rows == [Row(label: "4", text: "four")])
    }

    @Test(arguments: [
        (true, "There are no notes. See program help."), (false, "No note has these words."),
    ])
    func `an empty result is a sentence`(isEmpty: Bool, sentence: String) {
        presenter.foundNoNote(isEmpty: isEmpty)

        #expect(view.sentences == [sentence])
    }

    @Test func `an error of the store has a message and an exit status`() {
        presenter.couldNotFindNotes(StoreError(path: "a", .unreadable("gone")))

        let sentence = "Can't read a (gone). Check the file."
        #expect(view.errors == [ErrorMessage(.notFound, sentence)])
    }
}
