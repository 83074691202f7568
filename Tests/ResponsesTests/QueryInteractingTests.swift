import Responses
import TestKit
import Testing
import Vocabulary

struct QueryInteractingTests {
    @Test(arguments: [Result.success(7), .failure(ListError(.damaged, path: "/list"))])
    func `the answer is reported once`(answer: Result<Int, ListError>) {
        let output = FakeQueryOutput<Int, ListError>()
        let interactor = FakeQueryInteractor<String, Int, ListError>(answer)
        interactor.output = output

        interactor.find("seven")

        #expect(interactor.requests == ["seven"])
        #expect(output.responses == [try? answer.get()].compactMap { $0 })
        #expect(output.failures.count == (output.responses.isEmpty ? 1 : 0))
    }
}
