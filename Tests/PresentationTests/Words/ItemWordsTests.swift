import Almanac
import Presentation
import Testing
import Vocabulary

struct ItemWordsTests {
    private let today = Day(number: 20_778)

    @Test func `all recognized properties are listed once, in order`() {
        var details = ItemDetails(title: "Pay rent")
        details.due = Due(day: Day(number: 20_784), time: .noon)
        details.recurrence = .every(Repetition(.monthly))
        details.wait = Day(number: 20_780)
        details.priority = .high
        details.project = "home.flat"
        details.tags = ["money", "@bank"]
        details.needs = [3, 5]
        details.parent = 7
        details.note = "by hand"

        #expect(
            ItemSentences.understood(details, from: today, in: CalendarWords()) == [
                "due Fri 27 Nov 12:00", "every month", "hidden until Mon 23 Nov", "high priority",
                "project home.flat", "+money", "@bank", "needs 3, 5", "part of 7", "note: by hand",
            ]
        )
    }

    @Test func `a title alone has no further properties`() {
        #expect(ItemSentences.understood(ItemDetails(title: "Pay rent"), from: today, in: CalendarWords()).isEmpty)
        let past = ItemDetails(title: "Rest", wait: today - 1)
        #expect(
            ItemSentences.understood(past, from: today, in: CalendarWords()) == ["not hidden, as Fri 20 Nov has come"]
        )
    }

    @Test func `a hint leads to a topic of help as the place needs it`() {
        let hint = ReadingHint(.phrase, word: "p", suggestion: "")

        #expect(ItemSentences.hint(hint, CommandRouter.screen) == "“p” stayed in the title. See :help dates.")
        #expect(ItemSentences.hint(hint, CommandRouter.oneShot) == "“p” stayed in the title. See adder help dates.")
    }

    @Test func `ids are written as ranges and cut after eight of them`() {
        #expect(ItemWords.someIDs([4]) == "4")
        #expect(ItemWords.chosen([19, 78, 12]) == "19, 78, 12")
        #expect(ItemWords.chosen([19, 78, 12, 4]) == "4 items")
        #expect(ItemWords.someIDs([3, 4, 6, 7, 8, 8, 10]) == "3, 4, 6-8, 10")
        #expect(ItemWords.someIDs(Array(1...1_000)) == "1-1000")
        #expect(ItemWords.someIDs((0..<9).map { $0 * 3 }) == "0, 3, 6, 9, 12, 15, 18, 21, …")
    }

    @Test(arguments: zip(Priority.allCases, ["high", "medium", "low"]))
    func `a priority is written as its name`(level: Priority, name: String) {
        #expect(ItemWords.priority(level) == name)
    }
}
