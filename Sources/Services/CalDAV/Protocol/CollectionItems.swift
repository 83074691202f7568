package enum Fetched: Equatable {
    case calendar([UInt8], etag: String?)
    case absent
    case refused(Refusal)
}

extension CalDAVCollection {
    private static let fetchCount = 100

    /// Passes on each item once.
    package func fetch(
        _ members: [MemberHref],
        _ receive: (MemberHref, Fetched) -> Void
    ) throws(Refusal) {
        for start in stride(from: 0, to: members.count, by: CalDAVCollection.fetchCount) {
            let batch = members[start..<min(start + CalDAVCollection.fetchCount, members.count)]
            var waiting = Set(batch)
            var unclear: Fetched?
            do throws(Refusal) {
                let body = RequestBodies.calendars(batch.map(\.path))
                var request = Request.xml(.report, url, depth: 1, body)
                request.maximumAnswer = 1 << 30
                _ = try courier.multistatus(request) { response in
                    let fetched = Fetched(response, at: url)
                    if let member = member(response.href).flatMap({ waiting.remove($0) }) {
                        receive(member, fetched)
                    } else if case .refused = fetched {
                        unclear = fetched
                    }
                }
                // Servers built on sabre/dav leave out what they do not have.
                for member in batch where waiting.contains(member) { receive(member, unclear ?? .absent) }
            } catch {
                // One damaged calendar must not keep the others back.
                guard case .unreadable = error else { throw error }
                try fetchSeparately(batch.filter(waiting.contains), receive)
            }
        }
    }

    private func fetchSeparately(
        _ members: [MemberHref],
        _ receive: (MemberHref, Fetched) -> Void
    ) throws(Refusal) {
        let requests = members.map { Request(.get, url.replacingPath($0.path)) }
        try courier.collect(requests, about: .item) { index, result in
            switch result {
            case .success(let answer):
                receive(members[index], .calendar(answer.body, etag: answer.head["ETag"]))
            case .failure(let refusal): receive(members[index], Fetched(refusal))
            }
        }
    }
}

extension Fetched {
    fileprivate init(_ response: DAVResponse, at url: ResourceURL) {
        if let calendar = response.calendar {
            self = .calendar(calendar, etag: response.etag)
        } else {
            let refusal = Refusal(response, about: .item, at: url)
            self = refusal.map(Fetched.init) ?? (response.properties.isEmpty ? .absent : .refused(.unreadable(nil)))
        }
    }

    fileprivate init(_ refusal: Refusal) {
        self = refusal == .missing ? .absent : .refused(refusal)
    }
}
