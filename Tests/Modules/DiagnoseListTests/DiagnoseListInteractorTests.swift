import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import DiagnoseList

struct DiagnoseListInteractorTests {
    private let practice = Practice()

    @Test func `where all is well, everything is told once, in order`() {
        #expect(
            practice.findings() == [
                .well(.file(.list(path: "/lists/adder.db", bytes: 86_000, open: 3, done: 1))),
                .well(.content(.whole)),
                .well(.shape(.newest(version: 2))),
                .well(.journal(.changes(5))),
                .well(.permissions(.ownersAlone)),
                .well(.disk(.room(bytes: 1_000_000_000))),
                .well(.backups(.some(count: 1, newest: summary("2026-11-20")))),
                .well(.settings(.understood(file: "~/config", chosen: 0))),
                .well(.locale(.utf8(variable: "LANG", value: "C.UTF-8"))),
                .well(.zone(.known(nil))),
                .well(.clock(.running(.saturday))),
            ]
        )
        #expect(practice.output.began.isEmpty && practice.output.finished[0].times == nil)
        #expect(practice.dataManager.runs.isEmpty)
    }

    @Test func `no list yet is nothing bad, and has neither permissions nor backups`() {
        (practice.dataManager.list, practice.dataManager.body, practice.dataManager.copies) = (nil, .success(nil), [])

        let findings = practice.findings()

        #expect(findings.first == .well(.file(.none(path: "/lists/adder.db"))))
        #expect(findings.allSatisfy { $0.grade == .well } && findings.count == 6)
    }

    @Test func `a list that cannot be used keeps nothing else from being looked at`() {
        practice.dataManager.body = .failure(ListTrouble(.foreign, path: "/lists/adder.db", detail: "x"))

        let trouble = StorageTrouble(.foreign, path: "/lists/adder.db", detail: "x")
        #expect(practice.bad == [.trouble(.file(.unusable(trouble)))])
        #expect(practice.findings().contains(.well(.permissions(.ownersAlone))))
    }

    @Test(arguments: [(DiagnoseListInteractor.quickBytes, false), (DiagnoseListInteractor.quickBytes + 1, true)])
    func `what takes long is told beforehand`(bytes: Int, isTold: Bool) {
        practice.dataManager.list = file("/lists/adder.db", bytes: bytes)

        _ = practice.findings()

        #expect(practice.output.began == (isTold ? ["/lists/adder.db: \(bytes)"] : []))
    }
}
