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

    @Test func `what is asked for is what is read`() {
        interactor.findLines({{name}}Request(paths: ["a", "b"]))

        #expect(dataManager.asked == [["a", "b"]])
    }

    @Test func `lines that say something are told with their numbers`() {
        dataManager.texts = ["one\n\n  \n두 번째"]

        interactor.findLines({{name}}Request())

        let lines: [{{name}}Response.Line] = [
            .init(number: 1, text: "one"), .init(number: 4, text: "두 번째"),
        ]
        #expect(output.told == [.lines({{name}}Response(lines: lines))])
    }

    @Test func `where no line says something that is told`() {
        dataManager.texts = [" \n\n"]

        interactor.findLines({{name}}Request())

        #expect(output.told == [.none])
    }

    @Test func `lines are counted on from text to text`() {
        dataManager.texts = ["one\n", "two"]

        interactor.findLines({{name}}Request(paths: ["a", "b"]))

        let lines: [{{name}}Response.Line] = [
            .init(number: 1, text: "one"), .init(number: 2, text: "two"),
        ]
        #expect(output.told == [.lines({{name}}Response(lines: lines))])
    }

    @Test(arguments: [
        (SourceTrouble.Reason.unreadable("gone"), {{name}}Failure.Reason.unreadable("gone")),
        (.notText(line: 2), .notText(line: 2)),
    ])
    func `trouble with a file reaches the output`(
        trouble: SourceTrouble.Reason,
        reason: {{name}}Failure.Reason
    ) {
        dataManager.trouble = SourceTrouble(path: "a", trouble)

        interactor.findLines({{name}}Request())

        #expect(output.told == [.failure({{name}}Failure(path: "a", reason: reason))])
    }
}
