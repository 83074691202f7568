import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import DiagnoseList

struct DiagnoseListInteractorTests {
    private let fixture = DiagnoseListFixture()

    @Test func `without problems each check reports one finding, in order`() {
        #expect(
            fixture.findings() == [
                .ok(.file(.list(path: "/lists/adder.db", bytes: 86_000, open: 3, done: 1))),
                .ok(.content(.intact)),
                .ok(.shape(.newest(version: 2))),
                .ok(.journal(.changes(5, since: nil, bytes: nil))),
                .ok(.permissions(.ownerOnly)),
                .ok(.disk(.free(bytes: 1_000_000_000))),
                .ok(.backups(.some(count: 1, newest: .sample("2026-11-20")))),
                .ok(.settings(.valid(file: "~/config", overridden: 0))),
                .ok(.locale(.utf8(variable: "LANG", value: "C.UTF-8"))),
                .ok(.zone(.known(nil))),
                .ok(.clock(.running(.saturday))),
            ]
        )
        #expect(fixture.output.started.isEmpty && fixture.output.finished[0].times == nil)
        #expect(fixture.dataManager.runs.isEmpty)
    }

    @Test func `a list that doesn't exist yet is fine, without permissions or backups`() {
        (fixture.dataManager.list, fixture.dataManager.body, fixture.dataManager.copies) = (nil, .success(nil), [])

        let findings = fixture.findings()

        #expect(findings.first == .ok(.file(.none(path: "/lists/adder.db"))))
        #expect(findings.allSatisfy { $0.grade == .ok } && findings.count == 6)
    }

    @Test func `other checks run even if the list can't be used`() {
        fixture.dataManager.body = .failure(ListError(.foreign, path: "/lists/adder.db", detail: .message("x")))

        let failure = ListError(.foreign, path: "/lists/adder.db", detail: .message("x"))
        #expect(fixture.issues == [.problem(.file(.unusable(failure)))])
        #expect(fixture.findings().contains(.ok(.permissions(.ownerOnly))))
    }

    @Test(arguments: [(DiagnoseListInteractor.quickBytes, false), (DiagnoseListInteractor.quickBytes + 1, true)])
    func `a check of a large file is announced`(bytes: Int, isTold: Bool) {
        fixture.dataManager.list = file("/lists/adder.db", bytes: bytes)

        _ = fixture.findings()

        #expect(fixture.output.started == (isTold ? ["/lists/adder.db: \(bytes)"] : []))
    }
}
