import Entities
import Testing

struct PullReviewTests {
    @Test(arguments: [
        (10, 10, false), (11, 54, true), (11, 55, false), (12, 55, true), (0, 0, false), (200, 1000, false),
    ])
    func `removing more than ten items and a fifth of the list needs confirmation`(
        removals: Int,
        count: Int,
        isNeeded: Bool
    ) {
        #expect(PullReview(removals: removals, count: count).needsConfirmation == isNeeded)
    }

    @Test(arguments: [
        (1, 10, 39, true), (1, 10, 45, false), (6, 5, 20, true), (5, 5, 20, false), (0, 100, 20, false),
    ])
    func `recent removals count, too`(removals: Int, recent: Int, count: Int, isNeeded: Bool) {
        let review = PullReview(removals: removals, recentRemovals: recent, count: count)
        #expect(review.needsConfirmation == isNeeded)
    }

    @Test(arguments: [(2, 2, true), (2, 3, false), (1, 1, false), (0, 0, false)])
    func `emptying a list of several items on the server needs confirmation`(
        removals: Int,
        syncedCount: Int,
        isNeeded: Bool
    ) {
        let review = PullReview(removals: removals, count: 500, syncedCount: syncedCount)
        #expect(review.needsConfirmation == isNeeded)
    }
}
