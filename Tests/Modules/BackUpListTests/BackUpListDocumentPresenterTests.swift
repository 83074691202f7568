import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import BackUpList

struct BackUpListDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: BackUpListDocumentPresenter

    init() {
        presenter = BackUpListDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    private func document(_ backups: String) -> String {
        #"{"adder":1,"backups":["# + backups + "]}\n"
    }

    @Test func `backups are listed with all their details`() {
        let made = #"{"path":"/lists/adder.db.x","name":"x","kind":"wanted","made":"2026-11-21","bytes":48000,"#
        presenter.madeBackup(.sample("x", .manual))
        presenter.foundBackups(BackupsResponse([.sample("x", .manual, items: nil)], today: today))

        #expect(
            view.documents == [document(made + #""itemCount":12}"#), document(made.dropLast() + "}")]
        )
    }

    @Test func `without backups the result is an empty array, but backing up an empty list is an error`() {
        presenter.foundBackups(BackupsResponse([], today: today))
        presenter.foundNothingToBackUp()

        #expect(view.documents.first == document(""))
        #expect(view.problems.map(\.status) == [.notFound])
    }

    @Test func `errors are objects, and there is no prompt`() {
        presenter.foundExistingFile("x.db")
        presenter.couldNotBackUp(.copy(ListError(.readOnly, path: "x.db")))

        #expect(view.problems.map(\.status) == [.wrongUsage, .notPermitted])
    }
}
