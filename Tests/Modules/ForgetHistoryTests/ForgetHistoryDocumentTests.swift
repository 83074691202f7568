import Almanac
import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ForgetHistory

struct ForgetHistoryDocumentTests {
    private func document(_ response: ForgetHistoryResponse) throws(ErrorMessage) -> String {
        try FakeOperation<ForgetHistoryPresenter>.document(response).get()
    }

    private func response(_ forgotten: ForgottenHistory) -> ForgetHistoryResponse {
        .forgotten(ForgottenChanges(range: .all, forgotten: forgotten, today: today))
    }

    @Test func `the document has the number of changes and both sizes`() throws {
        let json = #"{"adder":1,"forgotten":{"changeCount":12,"bytesBefore":30000000,"bytes":12000000}}"#

        #expect(try document(response(.sample(12))) == json + "\n")
        #expect(ForgetHistoryPresenter.problem(response(.sample(12))) == nil)
    }

    @Test func `if the space can't be given back, there is an error besides the document`() throws {
        let response = response(.sample(12, failure: ListError(.diskFull, path: "/l")))

        #expect(try !document(response).isEmpty)
        #expect(ForgetHistoryPresenter.problem(response)?.status == .outputFailed)
    }

    @Test func `a question and a future day are errors`() {
        for response in [ForgetHistoryResponse.unconfirmed(.sample(1, .all)), .futureDay(today + 1, today: today)] {
            #expect { try document(response) } throws: { ($0 as? ErrorMessage)?.status == .wrongUsage }
        }
    }
}
