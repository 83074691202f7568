import Entities
import Testing

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager)
        interactor.output = output
    }

    @Test func `the given files are read`() {
        interactor.findLines({{name}}Request(paths: ["a", "b"]))

        #expect(dataManager.asked == [["a", "b"]])
    }

    @Test func `lines with text are reported with their numbers`() {
        dataManager.texts = ["one\n\n  \n두 번째"]

        interactor.findLines({{name}}Request())

        let lines: [{{name}}Response.Line] = [
            .init(number: 1, text: "one"), .init(number: 4, text: "두 번째"),
        ]
        #expect(output.events == [.lines({{name}}Response(lines: lines))])
    }

    @Test func `if there are no lines with text, that is reported`() {
        dataManager.texts = [" \n\n"]

        interactor.findLines({{name}}Request())

        #expect(output.events == [.none])
    }

    @Test func `line numbers continue across files`() {
        dataManager.texts = ["one\n", "two"]

        interactor.findLines({{name}}Request(paths: ["a", "b"]))

        let lines: [{{name}}Response.Line] = [
            .init(number: 1, text: "one"), .init(number: 2, text: "two"),
        ]
        #expect(output.events == [.lines({{name}}Response(lines: lines))])
    }

    @Test(arguments: [
        (SourceError.Reason.unreadable("gone"), {{name}}Failure.Reason.unreadable("gone")),
        (.notText(line: 2), .notText(line: 2)),
    ])
    func `a file error reaches the output`(
        failure: SourceError.Reason,
        reason: {{name}}Failure.Reason
    ) {
        dataManager.failure = SourceError(path: "a", failure)

        interactor.findLines({{name}}Request())

        #expect(output.events == [.failure({{name}}Failure(path: "a", reason: reason))])
    }
}
