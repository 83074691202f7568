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
    case present(MemberHref, etag: String?)
    case removed(MemberHref)
}

package struct Listing: Equatable, Sendable {
    /// `true` if every item was listed, so that all others are gone.
    package let isComplete: Bool
    package let mark: SyncMark
}

extension CalDAVCollection {
    /// Passes on what changed since the mark, or else everything. If it throws, what was passed on is incomplete.
    package func changes(
        since mark: SyncMark?,
        _ receive: (MemberChange) -> Void
    ) throws(Refusal) -> Listing {
        if let token = mark?.token {
            do throws(Refusal) {
                let next = try changes(sinceToken: token, receive)
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

    private func changes(sinceToken start: String, _ receive: (MemberChange) -> Void) throws(Refusal) -> String {
        var token = start
        while true {
            var isCut = false
            var request = Request.xml(.report, url, depth: 0, RequestBodies.changes(since: token))
            request.patience = 600
            request.maximumAnswer = 1 << 30
            let next = try courier.multistatus(request) { response in
                guard let member = member(response.href) else {
                    isCut = isCut || response.status == 507
                    return
                }
                if response.status == 404 || response.status == 410 {
                    receive(.removed(member))
                } else {
                    receive(.present(member, etag: response.etag))
                }
            }
            guard let next else { throw .unsupported }
            guard isCut else { return next }
            // A server that cuts its answers but does not go on is listed instead.
            guard next != token else { throw .unsupported }
            token = next
        }
    }

    private func everything(unless ctag: String?, _ receive: (MemberChange) -> Void) throws(Refusal) -> Listing {
        // The mark comes first: what changes during the listing is then seen again.
        let names = RequestBodies.properties("D:sync-token", "S:getctag")
        let state = try courier.properties(of: url, depth: 0, names).first
        let mark = SyncMark(token: state?.syncToken, ctag: state?.ctag)
        if let ctag, ctag == mark.ctag { return Listing(isComplete: false, mark: mark) }
        var request = Request.xml(.propfind, url, depth: 1, RequestBodies.properties("D:getetag"))
        request.patience = 600
        request.maximumAnswer = 1 << 30
        var (isListed, damage) = (false, Refusal?.none)
        _ = try courier.multistatus(request) { response in
            isListed = true
            if let member = member(response.href) {
                if response.status ?? 200 < 300 { receive(.present(member, etag: response.etag)) }
            } else if [404, 410, 507].contains(response.status) {
                damage = Refusal(response, about: .collection, at: url)
            }
        }
        // What is not in an incomplete listing would be taken for removed.
        if let damage { throw damage }
        guard isListed else { throw .unreadable(nil) }
        return Listing(isComplete: true, mark: mark)
    }
}
