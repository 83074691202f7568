import Almanac
import CommandLine
import Entities
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListSentencesTests {
    @Test func `a list that exists is named`() {
        let list = ServerList(url: "https://a.org/home/", name: "Home", isWritable: true)

        #expect(
            SyncListSentences.errorMessage(.listExists(list, user: "alice"), FakeRouter()).sentence
                == "The server already has a list “Home”. To use it, run sync https://alice@a.org/home/."
        )
    }

    @Test func `removals by other syncs are mentioned`() {
        #expect(
            SyncListSentences.manyRemovals(1, of: 10, after: 10)
                == "This sync would remove 1 of 10 items from your list, and others have removed 10 in the last 24 hours. "
                + "Remove it?"
        )
    }

    @Test func `a lost date of a repeating item is not called an earlier change`() {
        let item = ItemDetails(title: "Rest", due: Due(day: .saturday), recurrence: .every(Repetition(.weekly)))
        let conflict = SyncConflict(
            .due(kept: Due(day: .saturday + 7), lost: Due(day: .saturday + 20)),
            of: SharedItem(uuid: .sample, details: item)
        )

        let sentence = SyncListSentences.conflict(conflict, today: .saturday, CalendarWords())
        #expect(sentence.hasPrefix("“Rest” was changed in two places, and one date was lost: due "), "\(sentence)")
    }

    @Test func `many duplicates are summed up`() {
        let pair = [ItemName(id: 1, title: "Rest"), ItemName(id: 8, title: "Rest")]

        let counts = [0, 1, 5].map { SyncListSentences.duplicates(Array(repeating: pair, count: $0)).count }
        #expect(counts == [0, 1, 5])
        #expect(SyncListSentences.duplicates(Array(repeating: pair, count: 6)).last == "Another pair looks the same.")
        #expect(SyncListSentences.duplicates(Array(repeating: pair, count: 9)).last == "4 more pairs look the same.")
    }

    @Test func `a pause says when it ends`() {
        #expect(SyncListSentences.pause(nil, FakeRouter()) == [])
        #expect(SyncListSentences.pause(.until(.saturday), FakeRouter())[0].hasSuffix("waits until 09:30."))
        #expect(SyncListSentences.pause(.blocked(.denied), FakeRouter())[0].hasSuffix("waits until you run sync."))
    }
}
