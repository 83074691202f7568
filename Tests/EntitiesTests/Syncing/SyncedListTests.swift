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

    @Test func `while a sync gives the list a new generation, it can have both`() {
        var list = list
        list.generation = 5

        #expect(list.generations(before: 6, isRestored: false) == [5, 6])
        #expect(list.generations(before: 6, isRestored: true) == [6])
    }

    @Test(arguments: [(5, 5, false), (5, 6, true), (5, nil, true), (0, nil, false), (0, 6, true)])
    func `a list with another generation has replaced the one that is synchronized`(
        generation: Int,
        stored: Int?,
        isReplaced: Bool
    ) {
        var list = list
        list.generation = generation
        let other = stored.map { generation in
            var other = SyncedList(url: "https://a.example/u/other/")
            other.generation = generation
            return other
        }

        #expect(list.isReplaced(by: other) == isReplaced)
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

    @Test func `a list has the server's last state, and the time of the last complete listing`() {
        let listed = list.received(token: "t", ctag: "c", newest: 3, listed: Instant(seconds: 1))
        let changed = listed.received(token: "u", ctag: nil, newest: 4, listed: nil)

        #expect(listed.token == "t" && listed.ctag == "c" && listed.confirmed == 3)
        #expect(changed.token == "u" && changed.ctag == nil && changed.confirmed == 4)
        #expect(listed.listed == Instant(seconds: 1) && changed.listed == Instant(seconds: 1))
    }

    @Test func `a list that starts over knows no versions, but its server`() {
        var known = list
        (known.token, known.ctag, known.listed, known.examined) = ("t", "c", Instant(seconds: 1), "7 0")

        #expect(known.hasSent("7 0") && !known.hasSent("8 0"))
        #expect(known.withoutVersions == list)
    }
}
