import Boundary
import TestKit
import Testing

@testable import BackUpList

struct BackUpListJSONPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: BackUpListJSONPresenter

    init() {
        presenter = BackUpListJSONPresenter(view: view, interactor: FakeInteractor())
    }

    private func document(_ backups: String) -> String {
        #"{"adder":1,"backups":["# + backups + "]}\n"
    }

    @Test func `backups are told with all that is known of them`() {
        let made = #"{"path":"/lists/adder.db.x","name":"x","kind":"wanted","made":"2026-11-21","bytes":48000,"#
        presenter.madeBackup(summary("x", .wanted))
        presenter.foundBackups(BackupsResponse([summary("x", .wanted, items: nil)], today: today))

        #expect(
            view.documents == [document(made + #""itemCount":12}"#), document(made.dropLast() + "}")]
        )
    }

    @Test func `no backup is an empty list of them, but nothing to back up is an error`() {
        presenter.foundBackups(BackupsResponse([], today: today))
        presenter.foundNothingToBackUp()

        #expect(view.documents.first == document(""))
        #expect(view.complaints.map(\.status) == [.notFound])
    }

    @Test func `nobody is asked, and trouble is an error object`() {
        presenter.foundFileInTheWay("x.db")
        presenter.couldNotBackUp(.copy(StorageTrouble(.readOnly, path: "x.db")))

        #expect(view.complaints.map(\.status) == [.wrongUsage, .notPermitted])
    }
}
