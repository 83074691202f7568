import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

struct BackUpListDocumentTests {
    private func document(_ response: BackUpListResponse) throws(ErrorMessage) -> String {
        try FakeOperation<BackUpListPresenter>.document(response).get()
    }

    private func json(_ backups: String) -> String {
        #"{"adder":1,"backups":["# + backups + "]}\n"
    }

    @Test func `backups are listed with all their details`() throws {
        let made = #"{"path":"/lists/adder.db.x","name":"x","kind":"wanted","made":"2026-11-21","bytes":48000,"#
        let unreadable = Backup.sample("x", .manual, items: nil)

        #expect(try document(.made(.sample("x", .manual))) == json(made + #""itemCount":12}"#))
        #expect(try document(.found(BackupsResponse([unreadable], today: today))) == json(made.dropLast() + "}"))
        #expect(try document(.found(BackupsResponse([], today: today))) == json(""))
    }

    @Test(arguments: [(BackUpListResponse.nothingToBackUp, "empty"), (.fileExists("x.db"), "Use --yes")])
    func `an empty list and a question are errors`(response: BackUpListResponse, word: String) {
        #expect { try document(response) } throws: { ($0 as? ErrorMessage)?.sentence.contains(word) == true }
    }
}
