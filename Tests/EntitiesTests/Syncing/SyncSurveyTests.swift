import Entities
import Testing

struct SyncSurveyTests {
    private enum Change {
        case present(String?)
        case removed
    }

    @Test(
        arguments: [
            ([.present("new")], nil, true, false), ([.present("old")], "old", false, false),
            ([.present("new")], "old", true, false), ([.present(nil)], "old", true, false),
            ([.removed], "old", false, true), ([.removed], "", false, false), ([.removed], nil, false, false),
            ([.present("new"), .removed], "old", false, true), ([.removed, .present("old")], "old", false, false),
            ([.present("new"), .present("old")], "old", false, false),
        ] as [([Change], String?, Bool, Bool)]
    )
    private func `the last change to an object counts`(
        changes: [Change],
        known: String?,
        isChanged: Bool,
        isRemoved: Bool
    ) {
        var survey = SyncSurvey<String>()
        let stored = known.map { (id: 5, etag: Optional($0)) }

        for change in changes {
            switch change {
            case .present(let etag): survey.add("a", etag: etag, known: stored)
            case .removed: survey.addRemoved("a", known: stored)
            }
        }

        #expect(survey.changed == (isChanged ? ["a"] : []) && survey.removed(from: nil) == (isRemoved ? [5] : []))
    }

    @Test func `a complete listing removes all others, and an incomplete one leaves them in doubt`() {
        var survey = SyncSurvey<String>()
        survey.add("a", etag: "1", known: (1, "1"))
        survey.add("b", etag: "1", known: nil)
        survey.addRemoved("c", known: (3, "1"))

        #expect(survey.removed(from: [1, 2, 3]) == [2, 3] && survey.removed(from: nil) == [3])
        #expect(survey.doubtful(among: [4, 1, 2, 3], removed: [3]) == [2, 4])
    }
}
