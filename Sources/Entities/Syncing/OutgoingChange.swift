package import Vocabulary

/// A change to this list that is sent to the server.
package struct OutgoingChange: Entity {
    package enum Action: Entity {
        case create([UInt8])
        case replace([UInt8], etag: String)
        case remove(etag: String)
    }

    package enum Answer: Entity {
        case accepted(etag: String?)
        /// The server has another version by now.
        case outdated
        /// The server doesn't have the item, or the place for it.
        case missing(status: Int)
        /// The server rejected the item, and will do so again unless it changes.
        case refused(SyncProblem)
        /// The server failed, and may accept the item next time.
        case failed(status: Int, message: String?)
        /// The server denied access to the item.
        case denied(message: String?)
        /// The answer doesn't say whether the server has made the change, as if it had been lost.
        case unproven
    }

    /// The calendar with the present values of an item.
    package enum Revision: Entity {
        /// The server has these values.
        case same
        case changed([UInt8])
        /// The stored calendar is unknown, as after a restore, and has to be received first.
        case unknown
        /// The values don't fit into a calendar.
        case impossible
    }

    /// The title is empty for a removed item whose calendar is unknown.
    package let item: ItemName
    package let object: SyncedObject
    /// The number of the last change to the item; `nil` if it is removed.
    private let lastChange: Int?
    /// `nil` if the server has the item as it is.
    package private(set) var action: Action?
    /// `nil` if there was nothing to send.
    package var answer: Answer?

    private init(_ id: Int, _ title: String, _ object: SyncedObject, lastChange: Int?) {
        (item, self.object, self.lastChange) = (ItemName(id: id, title: title), object, lastChange)
    }

    /// Adds an item that the server never had.
    package init(adding local: LocalItem, as object: SyncedObject, _ body: [UInt8]) {
        self.init(local.item.id, local.item.details.title, object, lastChange: local.lastChange)
        action = .create(body)
    }

    /// Changes an item that the server has or had.
    /// - Parameter etag: The version that the server must have, if it is known.
    package init(changing local: LocalItem, in object: SyncedObject, to revision: Revision, etag: String?) {
        self.init(local.item.id, local.item.details.title, object, lastChange: local.lastChange)
        switch revision {
        case _ where object.isUnreadable, .impossible: answer = .refused(.unreadable)
        case .unknown: answer = .outdated
        case .same: if object.isGone { action = .create(object.body ?? []) }
        case .changed(let body):
            if object.isGone {
                action = .create(body)
            } else if let etag {
                action = .replace(body, etag: etag)
            } else {
                answer = .outdated
            }
        }
    }

    /// Removes an item.
    /// - Parameter isReachable: `false` if the server can't have the object.
    package init(removing id: Int, _ title: String, _ object: SyncedObject, isReachable: Bool, etag: String?) {
        self.init(id, title, object, lastChange: nil)
        guard object.body != nil, isReachable else { return }
        if object.isUnreadable {
            answer = .refused(.unreadable)
        } else if let etag {
            action = .remove(etag: etag)
        } else {
            answer = .outdated
        }
    }
}

extension OutgoingChange {
    /// Returns the object as it is stored before the change is sent, so that it is recognized if the answer is lost.
    package var announced: SyncedObject? {
        guard let action else { return nil }
        var object = object
        object.item = item.id
        object.sent = action.body ?? []
        return object
    }

    package var isAccepted: Bool { if case .accepted? = answer { true } else { false } }

    package var isRemoval: Bool { if case .remove? = action { true } else { false } }

    /// The calendar that the server had before.
    package var replacedBody: [UInt8]? {
        guard isAccepted, case .replace = action else { return nil }
        return object.body
    }

    /// The version that the server had before.
    package var replacedETag: String? {
        if case .replace(_, let etag) = action { etag } else { nil }
    }

    /// The change to the stored object; `nil` if there is nothing to store.
    package var noted: ObjectChange? {
        var object = object
        object.sent = nil
        switch (answer, action) {
        case (nil, .some), (.failed, _), (.denied, _), (.unproven, _): return nil
        // The removed item was never on the server.
        case (nil, nil) where lastChange == nil: return .remove(object)
        case (nil, nil): (object.agreed, object.problem) = (lastChange, nil)
        // The removal can be undone.
        case (.accepted, .remove): object.markAsGone()
        case (.accepted(let etag), _):
            (object.body, object.etag, object.item) = (action?.body, etag, item.id)
            (object.agreed, object.problem) = (lastChange, nil)
            if case .create = action { return .saveAsNew(object) }
        case (.outdated, _), (.missing, _):
            // The next turn receives it.
            (object.etag, object.item) = (nil, item.id)
            object.body = object.body ?? []
        case (.refused(let problem), _):
            (object.item, object.agreed, object.problem, object.refused) = (item.id, lastChange, problem, nil)
        }
        return .save(object)
    }
}

// MARK: - Several changes

extension [OutgoingChange] {
    /// The changes that would be sent, as if the server had accepted them.
    package var rehearsed: [OutgoingChange] {
        filter { $0.action != nil }.map { change in
            var change = change
            change.answer = .accepted(etag: nil)
            return change
        }
    }

    /// The failure if the server denied access to all of several items. Then the user can only read the list.
    package var denial: ServerFailure? {
        let denials = compactMap { change -> ServerFailure? in
            guard case .denied(let message) = change.answer else { return nil }
            return .forbidden(message: message)
        }
        return denials.count > 1 && denials.count == count { $0.action != nil } ? denials[0] : nil
    }
}

extension OutgoingChange.Action {
    fileprivate var body: [UInt8]? {
        switch self {
        case .create(let body), .replace(let body, _): body
        case .remove: nil
        }
    }
}

extension SyncedObject {
    /// `true` if the server has a version that adder can't read, which it must not replace or remove.
    fileprivate var isUnreadable: Bool { problem == .unreadable }
}
