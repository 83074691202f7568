import Testing

@testable import DiagnoseList

struct DiagnoseListContentInteractorTests {
    private let practice = Practice()

    @Test func `a list that is gone is not one that never was`() {
        (practice.dataManager.list, practice.dataManager.body) = (nil, .success(nil))

        #expect(practice.bad == [.remark(.file(.lost(path: "/lists/adder.db")))])
    }

    @Test func `of a list without its tables nothing is told but what is missing`() {
        let unknown = ["trigger evil", "view mine"]
        practice.dataManager.body = .success(.misshapen(missing: ["table item"], unknown: unknown))

        #expect(
            practice.bad == [
                .trouble(.shape(.missing(["table item"]))), .trouble(.shape(.unknown(["trigger evil"]))),
                .remark(.shape(.unknown(["view mine"]))),
            ]
        )
        #expect(practice.findings().count == 10)
    }

    @Test func `an empty file is no list yet`() {
        (practice.dataManager.body, practice.dataManager.copies) = (.success(.blank), [])

        #expect(practice.findings().first == .well(.file(.none(path: "/lists/adder.db"))))
    }

    @Test func `damage is told with the first of what was found`() {
        practice.dataManager.body = .success(.damaged(["page 7: never used", "page 8: never used"]))

        #expect(
            practice.bad == [
                .trouble(.content(.damaged(path: "/lists/adder.db", first: "page 7: never used", count: 2)))
            ]
        )
    }

    @Test func `what does not belong together is wrong`() {
        practice.look {
            $0.looseEnds = 2
            $0.unsearchable = 1
            $0.missingParts = ["trigger item_deleted"]
        }

        #expect(
            practice.bad == [
                .trouble(.content(.looseEnds(2))), .trouble(.content(.unsearchable(1))),
                .trouble(.shape(.missing(["trigger item_deleted"]))),
            ]
        )
    }

    @Test func `what others have put there, an old shape and a change that was cut off are worth a look`() {
        practice.look {
            $0.unknownParts = ["view mine"]
            $0.version = 1
            $0.wasCutOff = true
            $0.isWriteAhead = true
            $0.contradicted = 3
        }

        #expect(
            practice.bad == [
                .remark(.shape(.unknown(["view mine"]))), .remark(.shape(.old(version: 1, newest: 2))),
                .remark(.journal(.cutOff)), .remark(.journal(.writeAhead)), .remark(.journal(.contradicted(3))),
            ]
        )
    }
}
