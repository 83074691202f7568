import TestKit
import Testing

@testable import ShowStats

struct ShowStatsDocumentTests {
    @Test func `the statistics are one object`() {
        #expect(
            ShowStatsDocument.text(.sample())
                == #"{"adder":1,"stats":{"by":"week","periods":["#
                + #"{"from":"2026-11-09","through":"2026-11-15","added":4,"done":1,"removed":1,"open":33},"#
                + #"{"from":"2026-11-16","through":"2026-11-21","added":8,"done":12,"removed":0,"open":29}],"#
                + #""overdue":2,"daysToDone":2,"age":1,"streak":3,"longestStreak":9,"#
                + #""projects":[{"name":"work","open":10,"overdue":1,"total":{"open":14,"overdue":2}},"#
                + #"{"name":"work.adder","open":6,"overdue":0,"total":{"open":6,"overdue":0}}],"otherProjects":10,"#
                + #""tags":[{"name":"town","open":3,"overdue":0}],"otherTags":0,"#
                + #""postponed":[{"id":33,"title":"Send the offer","times":2}],"#
                + #""oldest":{"id":14,"title":"Read the contract","age":96}}}"# + "\n"
        )
    }
}
