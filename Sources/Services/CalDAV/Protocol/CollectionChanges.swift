/// The state of a collection, as the server names it.
package struct SyncMark: Equatable, Sendable {
    package let token: String?
    /// A value that changes with the collection, for servers without tokens.
    package let ctag: String?

    package init(token: String?, ctag: String?) {
        (self.token, self.ctag) = (token, ctag)
    }
}

package enum MemberChange: Hashable, Sendable {
    case present(MemberHref, etag: ETag?)
    case removed(MemberHref)
}

package struct Listing: Equatable, Sendable {
    /// `true` if every item was listed, so that all others are gone.
    package let isComplete: Bool
    package let mark: SyncMark
}

extension CalDAVCollection {
    /// The number of answers to one question that may name no further item.
    private static let maximumIdlePages = 10

    /// Passes on what changed since the mark, or else everything. If it throws, what was passed on is incomplete.
    package func changes(
        since mark: SyncMark?,
        _ receive: (MemberChange) -> Void
    ) throws(Refusal) -> Listing {
        if let token = mark?.token {
            do throws(Refusal) {
                let (changes, next) = try changes(sinceToken: token)
                changes.forEach(receive)
                return Listing(isComplete: false, mark: SyncMark(token: next, ctag: nil))
            } catch {
                switch error {
                // Xandikos 0.2 fails with 500 at an unknown token.
                case .staleToken, .unsupported, .serverError(status: 500, _): break
                default: throw error
                }
            }
        }
        return try everything(unless: mark?.ctag, receive)
    }

    /// Returns all changes at once, because a failure at their end may lead to a listing instead.
    private func changes(sinceToken start: String) throws(Refusal) -> (changes: [MemberChange], token: String) {
        var token = start
        var tokens: Set = [start]
        var changes: [MemberChange] = []
        var places: [MemberHref: Int] = [:]
        var idlePages = 0
        while true {
            var (isCut, damage) = (false, Refusal?.none)
            let known = changes.count
            var request = Request.xml(.report, url, depth: 0, RequestBodies.changes(since: token))
            request.patience = 600
            request.maximumAnswer = 1 << 30
            let next = try courier.multistatus(request) { response in
                if changes.count > maximumMembers { return }
                if let member = member(response.href) {
                    let change = MemberChange(member, response)
                    if let place = places[member] {
                        changes[place] = change
                    } else {
                        places[member] = changes.count
                        changes.append(change)
                    }
                } else if response.status == 507, isAddress(response.href) {
                    isCut = true
                } else {
                    damage = damage ?? self.damage(response)
                }
            }
            if let damage { throw damage }
            if changes.count > maximumMembers { throw .failed(.answerTooLarge) }
            guard let next else { throw .unsupported }
            guard isCut else { return (changes, next) }
            idlePages += changes.count == known ? 1 : 0
            // A server that cuts its answers but does not go on is listed instead.
            guard tokens.insert(next).inserted, idlePages < CalDAVCollection.maximumIdlePages else {
                throw .unsupported
            }
            token = next
        }
    }

    private func everything(unless ctag: String?, _ receive: (MemberChange) -> Void) throws(Refusal) -> Listing {
        // The mark comes first, so changes made during the listing are reported again.
        let names = RequestBodies.properties("D:sync-token", "S:getctag")
        let state = try courier.properties(of: url, depth: 0, names).first
        let mark = SyncMark(token: state?.syncToken, ctag: state?.ctag)
        if let ctag, ctag == mark.ctag { return Listing(isComplete: false, mark: mark) }
        var request = Request.xml(.propfind, url, depth: 1, RequestBodies.properties("D:getetag"))
        request.patience = 600
        request.maximumAnswer = 1 << 30
        var (count, isListed, damage) = (0, false, Refusal?.none)
        _ = try courier.multistatus(request) { response in
            if let member = member(response.href) {
                count += 1
                // What is gone is left out, as it will be later.
                if !response.isGone, count <= maximumMembers {
                    receive(MemberChange(member, response))
                }
            } else {
                damage = damage ?? self.damage(response)
                isListed = isListed || isAddress(response.href)
            }
        }
        if count > maximumMembers { throw .failed(.answerTooLarge) }
        // What is not in an incomplete listing would be taken for removed.
        if let damage { throw damage }
        guard isListed else { throw .unreadable(nil) }
        return Listing(isComplete: true, mark: mark)
    }

    /// The reason to distrust an answer with this response, which is not about an item. Addresses elsewhere mean that the
    /// items cannot be recognized, such as behind a proxy that changes paths.
    private func damage(_ response: DAVResponse) -> Refusal? {
        Refusal(response, about: .collection, at: url) ?? (contains(response.href) ? nil : .unreadable(nil))
    }
}

extension MemberChange {
    /// Only a clear answer means that an item is gone. One that the server failed to read is present.
    fileprivate init(_ member: MemberHref, _ response: DAVResponse) {
        self =
            response.isGone
            ? .removed(member) : .present(member, etag: response.status ?? 200 < 300 ? response.etag : nil)
    }
}
