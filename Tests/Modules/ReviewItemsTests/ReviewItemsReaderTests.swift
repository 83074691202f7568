import Almanac
import ItemLanguage
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsReaderTests {
    private let reader = ReviewItemsReader { DateReader(.saturday, weeksStartOn: .monday) }

    private func problem(_ line: String) -> String? {
        do throws(ReviewItemsReader.Problem) {
            _ = try reader.decision(line)
            return nil
        } catch {
            switch error {
            case .unknownKey: return "unknown"
            case .unexpectedValue(let word): return "\(word) alone"
            case .missingValue(let value, let key): return "\(key.word) \(value.name)"
            case .invalidValue: return "invalid"
            }
        }
    }

    @Test(arguments: [
        ("d", ReviewItemsDecision.done), ("Done", .done), ("e", .edit), ("edit", .edit), ("x", .remove),
        ("remove", .remove), ("S", .skip), ("skip", .skip), ("u", .undo), ("undo", .undo), (" q ", .quit),
        ("quit", .quit),
    ])
    func `a letter and a word stand for a decision`(line: String, decision: ReviewItemsDecision) throws {
        #expect(try reader.decision(line) == decision)
    }

    @Test(arguments: [
        ("t", "tomorrow", ItemChanges.Move.to(Due(day: .saturday + 1))),
        ("tomorrow", "tomorrow", .to(Due(day: .saturday + 1))), ("m fri", "fri", .to(Due(day: .saturday + 6))),
        ("move  next   fri", "next fri", .to(Due(day: .saturday + 6))),
        ("m 2w", "2w", .by(CalendarSpan(count: 2, unit: .week))),
    ])
    func `days and lengths move the item`(line: String, typed: String, move: ItemChanges.Move) throws {
        var changes = ItemChanges()
        changes.move = move

        #expect(try reader.decision(line) == .move(changes, typed: typed))
    }

    @Test func `a time keeps the due day`() throws {
        guard case .move(let changes, "17:00") = try reader.decision("m 17:00") else {
            Issue.record("The item is not moved.")
            return
        }
        #expect(changes.keepsDueDay && changes.due?.value?.time == TimeOfDay(hour: 17, minute: 0))
    }

    @Test(arguments: ["w next mon", "wait next mon"])
    func `an item waits until a day`(line: String) throws {
        var changes = ItemChanges()
        changes.wait = .set(.saturday + 2)

        #expect(try reader.decision(line) == .change(changes, typed: "wait:next mon"))
    }

    @Test(arguments: [
        ("p work", "work", ItemChanges.Change.set("work")), ("project a.b", "a.b", .set("a.b")),
        ("p work --json", "work --json", .set("work --json")), ("p none", "none", .clear),
    ])
    func `a project may have any name`(line: String, typed: String, project: ItemChanges.Change<String>) throws {
        var changes = ItemChanges()
        changes.project = project

        #expect(try reader.decision(line) == .change(changes, typed: "project:\(typed)"))
    }

    @Test(arguments: ["4 fri", "2,4 fri", "fri --json", "4 to fri", "--yes", "soon", "fri --yes"])
    func `other words beside a day are refused`(text: String) {
        #expect(problem("m \(text)") == "invalid" && problem("w \(text)") == "invalid")
    }

    @Test(arguments: ["d 4", "t 4", "e 4", "x 4", "s 4", "u 4", "q 4", "remove 4", "d --json"])
    func `a key that takes no value stands alone`(line: String) {
        #expect(problem(line) == "\(line.split(separator: " ")[0]) alone")
    }

    @Test(arguments: [("m", "move day"), ("w  ", "wait day"), ("Project", "project name")])
    func `a value must not be missing`(line: String, missing: String) {
        #expect(problem(line) == missing)
    }

    @Test(arguments: ["", "  ", "r", "dd", "4 fri"])
    func `other lines are refused`(line: String) {
        #expect(problem(line) == "unknown")
    }
}
