import CommandLine
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RestoreList

struct RestoreListDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: RestoreListDocumentPresenter

    init() {
        presenter = RestoreListDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    private func json(_ name: String, _ kind: String) -> String {
        #"{"path":"/lists/adder.db.\#(name)","name":"\#(name)","kind":"\#(kind)","made":"2026-11-20","#
            + #""bytes":48000,"itemCount":12}"#
    }

    @Test func `the restored backup is shown with the previous list`() {
        let kept = backup("b", .beforeRestore)
        presenter.restoredList(RestoreListResponse(backup: backup("a"), items: 12, kept: kept, today: today))
        presenter.restoredList(RestoreListResponse(backup: backup("a"), items: 12, kept: nil, today: today))
        presenter.foundBackups(BackupsResponse([], today: today))

        #expect(
            view.documents == [
                #"{"adder":1,"backups":[\#(json("a", "daily"))],"kept":\#(json("b", "restore"))}"# + "\n",
                #"{"adder":1,"backups":[\#(json("a", "daily"))]}"# + "\n",
                #"{"adder":1,"backups":[]}"# + "\n",
            ]
        )
    }

    @Test func `a question or storage error is an error object`() {
        presenter.foundBackupToConfirm(RestoreListConfirmation(backup: backup("a"), items: 1, today: today))
        presenter.foundNoBackup("a")
        presenter.couldNotRestore(.backup(ListError(.damaged, path: "a")))

        #expect(view.problems.map(\.status) == [.wrongUsage, .notFound, .badData])
    }
}
