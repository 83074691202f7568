import Almanac
import Entities
import Testing
import Vocabulary

struct OutgoingChangeTests {
    private static let local = LocalItem(
        Item(
            id: 1,
            uuid: MergeSample.uuid(1),
            details: ItemDetails(title: "Rest"),
            created: Instant(seconds: 1),
            changed: Instant(seconds: 1)
        ),
        lastChange: 7
    )

    private static func object(
        body: [UInt8]? = [1],
        _ change: (inout SyncedObject) -> Void = { _ in }
    ) -> SyncedObject {
        var object = SyncedObject(name: [5], path: "/5")
        (object.id, object.body, object.etag, object.item, object.agreed) = (5, body, "old", 1, 3)
        change(&object)
        return object
    }

    private static let gone = object { $0.markAsGone() }
    private static let unreadable = object { $0.problem = .unreadable }

    @Test(
        arguments: [
            (object(), .same, "old", nil, nil), (object(), .changed([2]), "old", .replace([2], etag: "old"), nil),
            (object(), .changed([2]), nil, nil, .outdated), (object(), .unknown, "old", nil, .outdated),
            (object(), .impossible, "old", nil, .refused(.unreadable)),
            (unreadable, .changed([2]), "old", nil, .refused(.unreadable)),
            (unreadable, .unknown, "old", nil, .refused(.unreadable)),
            (gone, .same, nil, .create([1]), nil), (gone, .changed([2]), nil, .create([2]), nil),
            (gone, .unknown, nil, nil, .outdated),
        ] as [(SyncedObject, OutgoingChange.Revision, String?, OutgoingChange.Action?, OutgoingChange.Answer?)]
    )
    func `an item replaces the version that this list knows, or is created again`(
        object: SyncedObject,
        revision: OutgoingChange.Revision,
        etag: String?,
        action: OutgoingChange.Action?,
        answer: OutgoingChange.Answer?
    ) {
        let change = OutgoingChange(changing: Self.local, in: object, to: revision, etag: etag)

        #expect(change.action == action && change.answer == answer)
    }

    @Test(
        arguments: [
            (object(), true, "old", .remove(etag: "old"), nil), (object(), true, nil, nil, .outdated),
            (object(), false, "old", nil, nil), (object(body: nil), true, "old", nil, nil),
            (unreadable, true, "old", nil, .refused(.unreadable)),
        ] as [(SyncedObject, Bool, String?, OutgoingChange.Action?, OutgoingChange.Answer?)]
    )
    func `an item is removed only from the version that this list knows`(
        object: SyncedObject,
        isReachable: Bool,
        etag: String?,
        action: OutgoingChange.Action?,
        answer: OutgoingChange.Answer?
    ) {
        let change = OutgoingChange(removing: 1, "Rest", object, isReachable: isReachable, etag: etag)

        #expect(change.action == action && change.answer == answer)
    }

    @Test func `what is sent is noted before, so that a lost answer does no harm`() {
        let created = OutgoingChange(adding: Self.local, as: Self.object(body: nil), [2])
        let removed = OutgoingChange(removing: 1, "Rest", Self.object(), isReachable: true, etag: "old")
        let same = OutgoingChange(changing: Self.local, in: Self.object(), to: .same, etag: "old")

        #expect(created.announced == Self.object(body: nil) { $0.sent = [2] })
        #expect(removed.announced == Self.object { $0.sent = [] })
        #expect(same.announced == nil)
    }

    @Test(
        arguments: [
            (nil, nil), (.failed(status: 500, message: "x"), nil), (.denied(message: nil), nil),
            (.accepted(etag: "new"), .save(object(body: [2]) { ($0.etag, $0.agreed) = ("new", 7) })),
            (.outdated, .save(object { $0.etag = nil })),
            (.refused(.isDuplicate), .save(object { ($0.agreed, $0.problem) = (7, .isDuplicate) })),
        ] as [(OutgoingChange.Answer?, ObjectChange?)]
    )
    func `the answer is noted`(answer: OutgoingChange.Answer?, noted: ObjectChange?) {
        let sent = Self.object { $0.sent = [2] }
        var change = OutgoingChange(changing: Self.local, in: sent, to: .changed([2]), etag: "old")

        change.answer = answer

        #expect(change.noted == noted)
    }

    @Test func `a created object is new, and a removed one can come back`() {
        var created = OutgoingChange(adding: Self.local, as: Self.object(body: nil), [2])
        var removed = OutgoingChange(removing: 1, "Rest", Self.object(), isReachable: true, etag: "old")
        created.answer = .accepted(etag: nil)
        removed.answer = .accepted(etag: nil)

        #expect(created.noted == .saveAsNew(Self.object(body: [2]) { ($0.etag, $0.agreed) = (nil, 7) }))
        #expect(removed.noted == .save(Self.gone))
    }

    @Test func `a rehearsal accepts what would be sent`() {
        let created = OutgoingChange(adding: Self.local, as: Self.object(body: nil), [2])
        let same = OutgoingChange(changing: Self.local, in: Self.object(), to: .same, etag: "old")
        let unreadable = OutgoingChange(changing: Self.local, in: Self.unreadable, to: .same, etag: "old")

        let rehearsed = [same, created, unreadable].rehearsed

        #expect(rehearsed.map(\.action) == [.create([2])] && rehearsed.map(\.answer) == [.accepted(etag: nil)])
    }

    @Test(
        arguments: [
            ([.denied(message: "x"), .denied(message: nil)], .forbidden(message: "x")),
            ([.denied(message: "x")], nil), ([], nil),
            ([.denied(message: nil), .accepted(etag: nil)], nil), ([.denied(message: nil), nil], nil),
        ] as [([OutgoingChange.Answer?], ServerFailure?)]
    )
    func `a server that denies access to several items, and to all, denies it to the list`(
        answers: [OutgoingChange.Answer?],
        denial: ServerFailure?
    ) {
        // The server hears nothing of these two.
        let same = OutgoingChange(changing: Self.local, in: Self.object(), to: .same, etag: "old")
        let outdated = OutgoingChange(changing: Self.local, in: Self.object(), to: .unknown, etag: "old")

        let sent = answers.map { answer in
            var change = OutgoingChange(adding: Self.local, as: Self.object(body: nil), [2])
            change.answer = answer
            return change
        }

        #expect(([same, outdated] + sent).denial == denial)
    }

    @Test func `an item that need not be sent agrees, and one that never was is forgotten`() {
        let same = OutgoingChange(changing: Self.local, in: Self.object(), to: .same, etag: "old")
        let unsent = OutgoingChange(removing: 1, "", Self.object(body: nil), isReachable: true, etag: nil)

        #expect(same.noted == .save(Self.object { $0.agreed = 7 }))
        #expect(unsent.noted == .remove(Self.object(body: nil)))
    }
}
