import CommandLine
import Entities
import Presentation
import Responses
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}PresenterTests {
    private let view = FakeView()
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
        presenter.show({{name}}Request(paths: ["a"]))

        #expect(interactor.requests == [{{name}}Request(paths: ["a"])])
    }

    @Test func `each line starts with its number`() {
        let line = LineSummary(Line(number: 4, text: "four"))

        presenter.foundLines({{name}}Response(lines: [line]))

        #expect(view.shown == [.lines({{name}}Display(rows: [.init(label: "4", text: "four")]))])
    }

    @Test func `an empty result is a sentence`() {
        presenter.foundNoLine()

        #expect(view.shown == [.nothing("No lines with text.")])
    }

    @Test func `a failure shows an example`() {
        presenter.couldNotFindLines(SourceError(path: "a", .unreadable("gone")))

        let example = "program {{command}} notes.txt"
        let sentence = "Can't read a (gone). Choose another file, as in “\(example)”."
        #expect(view.shown == [.errorMessage(ErrorMessage(.notFound, sentence))])
    }
}
