import Almanac
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import CompareDays

struct CompareDaysSentencesTests {
    @Test func `an open end is now, and both days are named otherwise`() {
        #expect(CompareDaysSentences.changes(from: "Mon", through: nil) == "Changes since the end of Mon.")
        #expect(
            CompareDaysSentences.nothing(from: "Mon", through: "Fri")
                == "Nothing changed from the end of Mon to the end of Fri."
        )
    }

    @Test func `a day that is not over asks for an earlier one`() {
        let message = CompareDaysSentences.errorMessage(.futureDay(.saturday), FakeRouter())

        #expect(message == ErrorMessage(.badData, "2026-11-21 is not over yet. Name an earlier day."))
    }
}
