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
    /// The maximum number of parts of an answer.
    private static let maximumPages = 1_000

    /// Combines what changed since the mark, or else everything. A later change to a member replaces an earlier one.
    /// - Parameters:
    ///   - result: The initial value, to which it is reset if the server can't report changes after all.
    ///   - combine: Adds a change to the result.
    package func changes<Result>(
        since mark: SyncMark?,
        into result: inout Result,
        _ combine: (inout Result, MemberChange) -> Void
    ) throws(Refusal) -> Listing {
        let start = result
        if let token = mark?.token {
            do throws(Refusal) {
                let next = try changes(sinceToken: token) { combine(&result, $0) }
                return Listing(isComplete: false, mark: SyncMark(token: next, ctag: nil))
            } catch {
                switch error {
                // Xandikos 0.2 fails with 500 for an unknown token.
                case .staleToken, .unsupported, .serverError(status: 500, _): result = start
                default: throw error
                }
            }
        }
        return try everything(unless: mark?.ctag) { combine(&result, $0) }
    }

    /// Returns the next token.
    private func changes(
        sinceToken start: String,
        _ receive: (MemberChange) -> Void
    ) throws(Refusal) -> String {
        var token = start
        var tokens: Set = [start]
        var count = 0
        while true {
            var (isCut, damage) = (false, Refusal?.none)
            var request = Request.xml(.report, url, depth: 0, RequestBodies.changes(since: token))
            request.patience = patience
            request.maximumAnswer = 1 << 30
            let next = try courier.multistatus(request) { response in
                if count > maximumMembers { return }
                if let member = member(response.href) {
                    receive(MemberChange(member, response))
                    count += 1
                } else if response.status == 507, isAddress(response.href) {
                    isCut = true
                } else {
                    damage = damage ?? self.damage(response)
                }
            }
            if let damage { throw damage }
            if count > maximumMembers { throw .failed(.answerTooLarge) }
            guard let next else { throw .unsupported }
            guard isCut else { return next }
            // If a server truncates its answers but doesn't continue them, everything is listed instead.
            guard tokens.insert(next).inserted, tokens.count < CalDAVCollection.maximumPages else {
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
                // Items that are gone are left out, as they will be in later listings.
                if !response.isGone, count <= maximumMembers {
                    receive(MemberChange(member, response))
                }
            } else {
                damage = damage ?? self.damage(response)
                isListed = isListed || isAddress(response.href)
            }
        }
        if count > maximumMembers { throw .failed(.answerTooLarge) }
        // Items missing from an incomplete listing would seem to be removed.
        if let damage { throw damage }
        guard isListed else { throw .unreadable(nil) }
        return Listing(isComplete: true, mark: mark)
    }

    /// The reason to distrust an answer that contains this response. Addresses outside the collection mean that the
    /// items cannot be recognized, as behind a proxy that changes paths.
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
