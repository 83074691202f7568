import Almanac
import Boundary
import Presentation
import Testing

struct ItemWordsTests {
    private let today = Day(number: 20_778)

    @Test func `all recognized properties are listed once, in order`() {
        var facts = ItemFacts(title: "Pay rent")
        facts.due = Due(day: Day(number: 20_784), time: .noon)
        facts.repeats = .every(Repetition(.monthly))
        facts.wait = Day(number: 20_780)
        facts.priority = .high
        facts.project = "home.flat"
        facts.tags = ["money", "@bank"]
        facts.needs = [3, 5]
        facts.parent = 7
        facts.note = "by hand"

        #expect(
            ItemWords.understood(facts, from: today, in: CalendarWords()) == [
                "due Fri 27 Nov 12:00", "every month", "hidden until Mon 23 Nov", "high priority",
                "project home.flat", "+money", "@bank", "needs 3, 5", "part of 7", "note: by hand",
            ]
        )
    }

    @Test func `a title alone has no further properties`() {
        #expect(ItemWords.understood(ItemFacts(title: "Pay rent"), from: today, in: CalendarWords()).isEmpty)
    }

    @Test(arguments: zip(PriorityLevel.allCases, ["high", "medium", "low"]))
    func `a priority is written as its name`(level: PriorityLevel, name: String) {
        #expect(ItemWords.priority(level) == name)
    }
}
