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

    @Test func `showing the module asks the interactor for just that`() {
        presenter.show({{name}}Request(paths: ["a"]))

        #expect(interactor.requests == [{{name}}Request(paths: ["a"])])
    }

    @Test func `every line has its number in front`() {
        presenter.foundLines({{name}}Response(lines: [.init(number: 4, text: "four")]))

        #expect(view.shown == [.lines({{name}}Display(rows: [.init(label: "4", text: "four")]))])
        #expect(delegate.counts == [1])
    }

    @Test func `an empty answer is a sentence`() {
        presenter.foundNoLine()

        #expect(view.shown == [.nothing("There is no line that says something.")])
        #expect(delegate.timesNothing == 1)
    }

    @Test(arguments: [
        (
            {{name}}Failure.Reason.unreadable("gone"),
            Complaint(.notFound, "a cannot be read (gone); name another file.")
        ),
        (.notText(line: 2), Complaint(.badData, "a, line 2: This is not UTF-8 text; convert it first.")),
    ])
    func `a failure says what to do instead`(
        reason: {{name}}Failure.Reason,
        complaint: Complaint
    ) {
        presenter.couldNotFindLines({{name}}Failure(path: "a", reason: reason))

        #expect(view.shown == [.complaint(complaint)])
        #expect(delegate.timesNothing == 1)
    }
}
