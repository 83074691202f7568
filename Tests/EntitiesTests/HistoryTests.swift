import Almanac
import Entities
import Testing

struct HistoryTests {
    @Test func `by default, a change is not undone`() {
        #expect(!Change(id: 1, instant: Instant(seconds: 0), command: "add").isUndone)
    }
}
