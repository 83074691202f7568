import Presentation
import TestKit
import Testing

@testable import ReviewItems

struct ReviewItemsSentencesTests {
    @Test func `the prompt and the help show each key with its value`() {
        #expect(
            ReviewItemsSentences.keys
                == "[d]one  [t]omorrow  [m]ove DAY  [w]ait DAY  [p]roject NAME  [e]dit  [x] remove  [s]kip  [u]ndo  [q]uit"
        )
        #expect(
            ReviewItemsSentences.keyList
                == "d done, t tomorrow, m DAY move, w DAY wait, p NAME project, e edit, x remove, s skip, u undo, q quit"
        )
    }

    @Test(arguments: [
        (ReviewReason.overdue(days: 0), "overdue since today"), (.overdue(days: 1), "overdue by 1 day"),
        (.isBack(since: .saturday), "waited until Sat 21 Nov"), (.untouched(days: 40), "not changed for 40 days"),
    ])
    func `each reason is a phrase`(reason: ReviewReason, phrase: String) {
        #expect(ReviewItemsSentences.phrase(reason, from: .saturday, CalendarWords()) == phrase)
    }
}
