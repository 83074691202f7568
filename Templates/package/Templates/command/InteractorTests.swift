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

    @Test func `the given files are read`() {
        interactor.findLines({{name}}Request(paths: ["a", "b"]))

        #expect(dataManager.asked == [["a", "b"]])
    }

    @Test func `lines with text are reported with their numbers`() {
        dataManager.texts = ["one\n\n  \n", "두 번째"]

        interactor.findLines({{name}}Request())

        let lines = [Line(number: 1, text: "one"), Line(number: 4, text: "두 번째")]
        let response = {{name}}Response(lines: lines.map { LineSummary($0) })
        #expect(output.events == [.lines(response)])
    }

    @Test func `if there are no lines with text, that is reported`() {
        dataManager.texts = [" \n\n"]

        interactor.findLines({{name}}Request())

        #expect(output.events == [.none])
    }

    @Test func `a file error reaches the output`() {
        dataManager.failure = SourceError(path: "a", .unreadable("gone"))

        interactor.findLines({{name}}Request())

        #expect(output.events == [.failure(SourceError(path: "a", .unreadable("gone")))])
    }
}
