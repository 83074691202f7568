import Almanac
import Testing
import Vocabulary

@testable import Entities

/// Objects whose calendars are single bytes: a calendar of an item with that UUID, an event, or damage.
struct SyncSessionTests {
    private static let (event, damage): (UInt8, UInt8) = (0, 255)

    private static func read(_ body: [UInt8]) -> CalendarContent {
        switch body.first {
        case nil, event: .other
        case damage: .unreadable
        case let number?: .item(RemoteVersion(shared(Int(number), body.count > 1 ? "Sleep" : "Rest")))
        }
    }

    private static func shared(_ number: Int, _ title: String = "Rest") -> SharedItem {
        SharedItem(uuid: MergeSample.uuid(number), details: ItemDetails(title: title))
    }

    private func local(_ number: Int, _ title: String = "Rest", lastChange: Int = 7) -> LocalItem {
        let (uuid, instant) = (MergeSample.uuid(number), Instant(seconds: 10))
        let details = ItemDetails(title: title)
        let item = Item(id: number, uuid: uuid, details: details, created: instant, changed: instant)
        return LocalItem(item, lastChange: lastChange)
    }

    private func object(
        _ name: UInt8,
        _ body: [UInt8]?,
        item: Int? = nil,
        _ change: (inout SyncedObject) -> Void = { _ in }
    ) -> SyncedObject {
        var object = SyncedObject(name: [name], path: "/\(name)")
        (object.id, object.body, object.item, object.etag) = (Int(name), body, item, "old")
        change(&object)
        return object
    }

    private func received(_ name: UInt8, _ content: ReceivedObject.Content) -> ReceivedObject {
        ReceivedObject(name: [name], path: "/new/\(name)", content)
    }

    private func facts(
        _ name: UInt8,
        _ content: ReceivedObject.Content,
        known: SyncedObject? = nil,
        local: LocalItem? = nil,
        other: SyncedObject? = nil
    ) -> SyncSession.Facts {
        SyncSession.Facts(received(name, content), known: known, local: local, other: other)
    }

    private func session(
        _ facts: SyncSession.Facts...,
        removed: [Int] = [],
        duplicates: [SyncedObject] = []
    ) -> SyncSession {
        SyncSession(facts, removed: removed, duplicates: duplicates, read: Self.read, areEqual: ==)
    }

    /// Returns the changes if each item is merged to its remote version, or else stays.
    private func changes(_ session: SyncSession, unsent: Set<Int> = [], added: [ItemUUID: Int] = [:]) -> [ObjectChange]
    {
        var decision = SyncDecision()
        decision.unsent = unsent
        for item in session.items { decision.merged[item.number] = item.remote?.item ?? item.local?.version.item }
        return session.changes(decision, ids: added)
    }

    // MARK: Objects that are not items

    @Test(
        arguments: [
            (ReceivedObject.Content.calendar([event], etag: "new"), nil, [] as [UInt8]?, "new" as String?, nil),
            (.calendar([damage], etag: "new"), nil, [], "new", SyncProblem.unreadable),
            (.calendar([damage], etag: "new"), [1], [1], "new", .unreadable),
            (.calendar([event], etag: "new"), [1], [], "new", nil), (.withheld(), [1], [1], nil, .withheld),
            (.withheld(), nil, [], nil, .withheld), (.withheld(isTooLong: true), nil, [], "too-long", .tooLong),
        ] as [(ReceivedObject.Content, [UInt8]?, [UInt8]?, String?, SyncProblem?)]
    )
    func `an object without a readable item is stored, so that it is not requested again`(
        content: ReceivedObject.Content,
        known: [UInt8]?,
        body: [UInt8]?,
        etag: String?,
        problem: SyncProblem?
    ) {
        let session = session(facts(5, content, known: known.map { object(5, $0) }))

        guard case .save(let saved, nil, false)? = changes(session).first else {
            Issue.record("\(changes(session))")
            return
        }
        #expect(session.items.isEmpty)
        #expect(saved.body == body && saved.etag == etag && saved.problem == problem && saved.sent == nil)
    }

    @Test func `an unknown object that is gone changes nothing`() {
        let session = session(facts(5, .gone))

        #expect(session.items.isEmpty && changes(session).isEmpty)
    }

    // MARK: Items

    @Test func `a new item is stored with its object, and agrees unless it has to be sent`() {
        let session = session(facts(5, .calendar([1], etag: "new")))
        let (agreed, unsent) = (changes(session, added: [MergeSample.uuid(1): 3]), changes(session, unsent: [0]))

        #expect(session.items.map(\.base) == [nil] && session.items.map(\.local) == [nil])
        guard case .save(let object, let merged?, true)? = agreed.first else {
            Issue.record("\(agreed)")
            return
        }
        #expect(merged == Self.shared(1) && object.item == 3 && object.etag == "new" && object.path == "/new/5")
        #expect(unsent == [.save(SyncedObject(received(5, .calendar([1], etag: "new"))))])
    }

    @Test func `a received version forgets what was sent, agreed or rejected`() {
        let known = object(5, [1], item: 1) { ($0.sent, $0.agreed, $0.problem) = ([1, 1], 3, .isDuplicate) }
        let session = session(facts(5, .calendar([1], etag: "new"), known: known, local: local(1)))

        guard case .save(let object, _, let isAgreed)? = changes(session, unsent: [0]).first else { return }

        #expect(object.sent == nil && object.agreed == nil && object.problem == nil && !isAgreed)
    }

    @Test(
        arguments: [
            // The item was changed here.
            (3, nil, nil, "Rest"),
            // It was not, but the server dropped a value.
            (7, nil, nil, "Nap"), (7, SyncProblem.isDuplicate, nil, "Rest"),
            // The answer to the last change was lost, and the server has the change.
            (3, nil, [1, 1], "Sleep"),
        ] as [(Int, SyncProblem?, [UInt8]?, String)]
    )
    func `the base is what both sides had`(agreed: Int, problem: SyncProblem?, sent: [UInt8]?, title: String) {
        let known = object(5, [1], item: 1) { ($0.agreed, $0.problem, $0.sent) = (agreed, problem, sent) }
        let session = session(
            facts(5, .calendar([1, 1], etag: "new"), known: known, local: local(1, "Nap", lastChange: 7))
        )

        #expect(session.items.map(\.base?.details.title) == [title])
    }

    @Test func `an item that is gone is merged, and its object is kept to be sent again`() {
        let known = object(5, [1], item: 1) { $0.agreed = 7 }
        let session = session(facts(5, .gone, known: known, local: local(1)))
        var gone = known
        gone.markAsGone()

        #expect(session.items.map(\.base) == [Self.shared(1)] && session.items.map(\.remote) == [nil])
        #expect(changes(session) == [.save(gone, merged: Self.shared(1))])
        #expect(session.changes(SyncDecision(), ids: [:]) == [.save(gone)])
    }

    @Test func `an object without a calendar is not sent again`() {
        let known = object(5, [], item: 1)

        #expect(changes(session(facts(5, .gone, known: known, local: local(1)))) == [.remove(known)])
    }

    @Test func `a removal whose answer was lost is no news`() {
        let known = object(5, [1], item: 1) { $0.sent = [] }
        let session = session(facts(5, .gone, known: known, local: local(1)))
        var gone = known
        gone.markAsGone()

        #expect(session.items.isEmpty && changes(session) == [.save(gone)])
    }

    // MARK: Several objects of an item

    @Test func `an object that moved is the same item`() {
        let other = object(4, [1], item: 1) { $0.agreed = 7 }
        let moved = facts(5, .calendar([1], etag: "new"), local: local(1), other: other)
        let session = session(moved, removed: [3, 4])

        #expect(session.removed == [3] && session.items.map(\.base) == [Self.shared(1)])
        #expect(changes(session).first == .remove(other) && changes(session).count == 2)
    }

    @Test func `an object that moved within a batch is not removed`() {
        let other = object(4, [1], item: 1)
        let moved = facts(5, .calendar([1], etag: "new"), local: local(1), other: other)
        let session = session(moved, facts(4, .gone, known: other, local: local(1)))

        #expect(session.items.count == 1 && changes(session).filter { $0 == .remove(other) }.count == 1)
    }

    @Test func `a second object of an item is kept aside`() {
        let other = object(4, [1], item: 1)
        let stored = session(facts(5, .calendar([1], etag: "new"), local: local(1), other: other))
        let together = session(
            facts(4, .calendar([1], etag: "a"), known: other, local: local(1)),
            facts(5, .calendar([1], etag: "new"), local: local(1), other: other)
        )
        var duplicate = SyncedObject(name: [5], path: "/new/5")
        (duplicate.body, duplicate.etag) = ([1], "new")

        #expect(stored.items.isEmpty && changes(stored) == [.save(duplicate)])
        #expect(together.items.count == 1 && changes(together).last == .save(duplicate))
    }

    @Test func `a second object takes the place of one that is gone, unless it is gone, too`() {
        let (first, second) = (object(4, [1], item: 1), object(5, [1, 1]))
        let gone = facts(4, .gone, known: first, local: local(1))
        let replaced = session(gone, duplicates: [object(6, [2]), second])
        let removed = session(gone, removed: [5], duplicates: [second])

        #expect(replaced.items.map(\.remote?.item) == [Self.shared(1, "Sleep")])
        #expect(changes(replaced).first == .remove(first))
        guard case .save(let object, _, true)? = changes(replaced).last else {
            Issue.record("\(changes(replaced))")
            return
        }
        #expect(object.id == 5 && object.item == 1 && object.body == [1, 1])
        #expect(removed.items.map(\.remote) == [nil])
    }
}

extension SyncedObject {
    fileprivate init(_ received: ReceivedObject) {
        self.init(name: received.name, path: received.path)
        if case .calendar(let body, let etag) = received.content { (self.body, self.etag) = (body, etag) }
    }
}
