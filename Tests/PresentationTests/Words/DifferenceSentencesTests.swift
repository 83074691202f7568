import Almanac
import Presentation
import Testing
import Vocabulary

struct DifferenceSentencesTests {
    private let saturday = Day(number: 20_778)

    private func phrases(_ old: (inout ItemDetails) -> Void, _ new: (inout ItemDetails) -> Void) -> [String] {
        var (before, after) = (ItemDetails(title: "a"), ItemDetails(title: "a"))
        old(&before)
        new(&after)
        return DifferenceSentences.phrases(before, after, from: saturday, in: CalendarWords())
    }

    private func fill(_ details: inout ItemDetails) {
        details.due = Due(day: saturday, time: .noon)
        details.wait = saturday + 1
        details.recurrence = .every(Repetition(.weekly))
        details.priority = .high
        details.project = "home"
        details.tags = ["money", "@bank"]
        details.needs = [1, 2]
        details.parent = 7
        details.note = "by hand"
    }

    @Test func `new values are listed`() {
        #expect(
            phrases({ _ in }, fill) == [
                "due Sat 21 Nov 12:00", "every week", "hidden until Sun 22 Nov", "priority high", "project home",
                "+money",
                "@bank", "needs 1, 2", "part of 7", "note: by hand",
            ]
        )
    }

    @Test func `a day to hide until that has come hides nothing`() {
        #expect(
            phrases({ $0.wait = saturday + 6 }, { $0.wait = saturday - 1 }) == ["not hidden, as Fri 20 Nov has come"]
        )
        #expect(phrases({ $0.wait = saturday - 1 }, { $0.wait = saturday - 1 }) == [])
        #expect(
            phrases({ $0.wait = saturday - 1 }, { $0.wait = saturday + 6 }) == ["hidden until Fri 20 Nov → Fri 27 Nov"]
        )
    }

    @Test func `what was added to a note is shown`() {
        #expect(phrases({ $0.note = "by hand" }, { $0.note = "by hand\nthen call\nAnna" }) == ["note: … then call …"])
        #expect(phrases({ $0.note = "by hand" }, { $0.note = "by handle" }) == ["note: by handle"])
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
