import Boundary
import Testing

@testable import {{name}}

struct {{name}}PresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeDelegate()
    private let presenter: {{name}}Presenter

    init() {
        presenter = {{name}}Presenter(view: view, interactor: interactor)
        presenter.delegate = delegate
    }

    @Test func `the request is passed on to the interactor`() {
        presenter.show({{name}}Request(paths: ["a"]))

        #expect(interactor.requests == [{{name}}Request(paths: ["a"])])
    }

    @Test func `each line starts with its number`() {
        presenter.foundLines({{name}}Response(lines: [.init(number: 4, text: "four")]))

        #expect(view.shown == [.lines({{name}}Display(rows: [.init(label: "4", text: "four")]))])
        #expect(delegate.counts == [1])
    }

    @Test func `an empty result is a sentence`() {
        presenter.foundNoLine()

        #expect(view.shown == [.nothing("No lines with text.")])
        #expect(delegate.timesNothing == 1)
    }

    @Test(arguments: [
        (
            {{name}}Failure.Reason.unreadable("gone"),
            ErrorMessage(.notFound, "Can't read a (gone). Choose another file.")
        ),
        (.notText(line: 2), ErrorMessage(.badData, "a, line 2 is not UTF-8 text. Convert the file first.")),
    ])
    func `a failure says what to do`(
        reason: {{name}}Failure.Reason,
        errorMessage: ErrorMessage
    ) {
        presenter.couldNotFindLines({{name}}Failure(path: "a", reason: reason))

        #expect(view.shown == [.errorMessage(errorMessage)])
        #expect(delegate.timesNothing == 1)
    }
}
