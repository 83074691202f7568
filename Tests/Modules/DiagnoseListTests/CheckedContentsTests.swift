import Almanac
import TestKit
import Testing

@testable import DiagnoseList

struct CheckedContentsTests {
    private let fixture = DiagnoseListFixture()

    @Test func `a missing list with backups is a note`() {
        (fixture.dataManager.list, fixture.dataManager.body) = (nil, .success(nil))

        #expect(fixture.issues == [.note(.file(.lost(path: "/lists/adder.db")))])
    }

    @Test func `a list without its tables only reports schema differences`() {
        let unknown = ["trigger evil", "view mine"]
        fixture.dataManager.body = .success(.malformed(missing: ["table item"], unknown: unknown))

        #expect(
            fixture.issues == [
                .problem(.shape(.missing(["table item"]))),
                .problem(.shape(.unknown(["trigger evil", "view mine"]))),
            ]
        )
        #expect(fixture.findings().count == 9)
    }

    @Test func `an empty file counts as no list`() {
        (fixture.dataManager.body, fixture.dataManager.copies) = (.success(.empty), [])

        #expect(fixture.findings().first == .ok(.file(.none(path: "/lists/adder.db"))))
    }

    @Test func `damage is a problem`() {
        let damage: [DiagnoseListFact.Damage] = [.corruption("page 7: never used"), .history(item: 3)]
        fixture.dataManager.body = .success(.damaged(damage))

        #expect(fixture.issues == [.problem(.content(.damaged(path: "/lists/adder.db", damage)))])
    }

    @Test func `inconsistencies are problems`() {
        fixture.changeContents {
            $0.danglingReferences = 2
            $0.unindexed = 1
            $0.missingObjects = ["trigger item_deleted"]
        }

        #expect(
            fixture.issues == [
                .problem(.content(.danglingReferences(2))), .problem(.content(.unindexed(1))),
                .problem(.shape(.missing(["trigger item_deleted"]))),
            ]
        )
    }

    @Test(arguments: [(1_000_000, 4_000_000, true), (1_000_000, 4_000_001, false), (999_999, 999_999, false)])
    func `unused space is a note if it is a considerable part of a large file`(unused: Int, bytes: Int, isNoted: Bool) {
        fixture.dataManager.list = file("/lists/adder.db", bytes: bytes)
        fixture.changeContents { $0.unusedBytes = unused }

        #expect(fixture.issues == (isNoted ? [.note(.journal(.unused(bytes: unused)))] : []))
    }

    @Test func `the history is reported with the day of its oldest change`() {
        fixture.changeContents {
            $0.oldestChange = Instant(seconds: Moment.saturday.instant.seconds - 86_400)
            $0.historyBytes = 8_192
        }

        #expect(fixture.findings().contains(.ok(.journal(.changes(0, since: today - 1, bytes: 8_192)))))
    }

    @Test func `an old version and an interrupted change are notes`() {
        fixture.changeContents {
            $0.version = 1
            $0.hadInterruptedChange = true
            $0.usesWriteAheadLog = true
        }

        #expect(
            fixture.issues == [
                .note(.shape(.old(version: 1, newest: 2))),
                .note(.journal(.interrupted)), .note(.journal(.writeAhead)),
            ]
        )
    }
}
