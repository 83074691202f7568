import Almanac
import Boundary
import Presentation
import Testing

struct DifferenceWordsTests {
    private let saturday = Day(number: 20_778)

    private func phrases(_ old: (inout ItemFacts) -> Void, _ new: (inout ItemFacts) -> Void) -> [String] {
        var (before, after) = (ItemFacts(title: "a"), ItemFacts(title: "a"))
        old(&before)
        new(&after)
        return DifferenceWords.phrases(before, after, from: saturday, in: CalendarWords())
    }

    private func fill(_ facts: inout ItemFacts) {
        facts.due = Due(day: saturday, time: .noon)
        facts.wait = saturday
        facts.repeats = .every(Repetition(.weekly))
        facts.priority = .high
        facts.project = "home"
        facts.tags = ["money", "@bank"]
        facts.needs = [1, 2]
        facts.parent = 7
        facts.note = "by hand"
    }

    @Test func `new values are listed`() {
        #expect(
            phrases({ _ in }, fill) == [
                "due Sat 21 Nov 12:00", "every week", "hidden until Sat 21 Nov", "priority high", "project home",
                "+money",
                "@bank", "needs 1, 2", "part of 7", "note: by hand",
            ]
        )
    }

    @Test func `removed values are listed`() {
        #expect(
            phrases(fill, { _ in }) == [
                "no due date", "no longer repeats", "no longer hidden", "no priority", "no project", "-money", "-@bank",
                "no dependencies", "no parent", "no note",
            ]
        )
    }

    @Test func `a changed value is listed with the old one`() {
        #expect(
            phrases({ ($0.title, $0.project) = ("old", "home") }, { ($0.title, $0.project) = ("new", "work") })
                == ["was: old", "project home → work"]
        )
    }

    @Test func `unchanged values are not listed`() {
        #expect(phrases(fill, fill).isEmpty)
    }
}
