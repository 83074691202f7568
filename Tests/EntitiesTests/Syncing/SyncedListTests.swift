import Almanac
import Entities
import Testing

struct SyncedListTests {
    private let list = SyncedList(url: "https://a.example/u/tasks/", user: "alice")

    @Test(arguments: [
        ("https://a.example", nil, true), ("https://a.example/u/tasks", "alice", true),
        ("https://a.example/u/", "bob", false), ("https://a.example/u/ta", nil, false),
        ("https://b.example/", nil, false),
    ])
    func `the address of the first sync leads to the list`(url: String, user: String?, isThere: Bool) {
        #expect(list.isAt(url, user: user) == isThere)
    }

    @Test(
        arguments: [
            (5, nil, false), (5, [5], false), (5, [4, 5], false), (5, [], true), (5, [6], true), (0, [], false),
        ] as [(Int, Set<Int>?, Bool)]
    )
    func `a list with an unknown generation was restored`(generation: Int, known: Set<Int>?, isRestored: Bool) {
        var list = list
        list.generation = generation

        #expect(list.isRestored(known) == isRestored)
    }

    @Test func `everything is listed once a week`() {
        var list = list
        #expect(list.isListingDue(at: Instant(seconds: 0)))
        list.listed = Instant(seconds: 1_000)

        #expect(!list.isListingDue(at: Instant(seconds: 1_000 + 7 * 86_400)))
        #expect(list.isListingDue(at: Instant(seconds: 1_001 + 7 * 86_400)))
    }

    @Test func `items that were done more than 90 days ago are sent only on request`() {
        let now = Instant(seconds: 100 * 86_400)

        #expect(SyncedList.doneSince(now) == Instant(seconds: 10 * 86_400))
        #expect(SyncedList.doneSince(now, sendsAll: true).seconds == Instant.validSeconds.lowerBound)
    }

    @Test func `a list that starts over knows no versions, but its server`() {
        var known = list
        (known.token, known.ctag, known.listed, known.examined) = ("t", "c", Instant(seconds: 1), "7 0")

        #expect(known.hasSent("7 0") && !known.hasSent("8 0"))
        #expect(known.withoutVersions == list)
    }
}
