import Testing

@testable import DiagnoseList

struct DiagnoseListContentEntityTests {
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
                .problem(.shape(.missing(["table item"]))), .problem(.shape(.unknown(["trigger evil"]))),
                .note(.shape(.unknown(["view mine"]))),
            ]
        )
        #expect(fixture.findings().count == 10)
    }

    @Test func `an empty file counts as no list`() {
        (fixture.dataManager.body, fixture.dataManager.copies) = (.success(.empty), [])

        #expect(fixture.findings().first == .ok(.file(.none(path: "/lists/adder.db"))))
    }

    @Test func `damage is reported with the first error`() {
        fixture.dataManager.body = .success(.damaged(["page 7: never used", "page 8: never used"]))

        #expect(
            fixture.issues == [
                .problem(.content(.damaged(path: "/lists/adder.db", first: "page 7: never used", count: 2)))
            ]
        )
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

    @Test func `foreign objects, an old version and an interrupted change are notes`() {
        fixture.changeContents {
            $0.unknownObjects = ["view mine"]
            $0.version = 1
            $0.hadInterruptedChange = true
            $0.usesWriteAheadLog = true
        }

        #expect(
            fixture.issues == [
                .note(.shape(.unknown(["view mine"]))), .note(.shape(.old(version: 1, newest: 2))),
                .note(.journal(.interrupted)), .note(.journal(.writeAhead)),
            ]
        )
    }
}
