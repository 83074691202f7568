package enum Fetched: Equatable {
    case calendar([UInt8], etag: ETag?)
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
                request.maximumAnswer = maximumSize
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
                // One damaged or huge item must not block the others.
                switch error {
                case .unreadable(.illFormed), .unreadable(.tooLarge), .failed(.answerTooLarge), .unreachable(.cut):
                    try fetchSeparately(batch.filter(waiting.contains), receive)
                default: throw error
                }
            }
        }
    }

    private func fetchSeparately(
        _ members: [MemberHref],
        _ receive: (MemberHref, Fetched) -> Void
    ) throws(Refusal) {
        let requests = members.map { member in
            var request = Request(.get, url.replacingPath(member.path))
            request.maximumAnswer = maximumItem
            return request
        }
        try courier.collect(requests, about: .item) { index, result in
            switch result {
            case .success(let answer):
                receive(members[index], Fetched(whole: answer.body, etag: answer.head.etag))
            case .failure(let refusal): receive(members[index], Fetched(refusal))
            }
        }
    }
}

extension Fetched {
    fileprivate init(_ response: DAVResponse, at url: ResourceURL) {
        if let calendar = response.calendar {
            self.init(calendar, etag: response.etag)
        } else if response.isGone {
            self = .absent
        } else {
            self = .refused(Refusal(response, about: .item, at: url) ?? .unreadable(nil))
        }
    }

    /// Rejects a calendar that was cut off.
    fileprivate init(whole body: [UInt8], etag: ETag?) {
        let end = String(decoding: body.suffix(Fetched.end.utf8.count + 8), as: UTF8.self).uppercased()
        let isWhole = end.split(whereSeparator: \.isWhitespace).last.map { $0 == Fetched.end } ?? false
        if isWhole { self.init(body, etag: etag) } else { self = .refused(.unreadable(nil)) }
    }

    /// Rejects data that is not a calendar, such as the login page of a network.
    fileprivate init(_ body: [UInt8], etag: ETag?) {
        let marks: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x09, 0x0A, 0x0D, 0x20]
        let start = body.drop { marks.contains($0) }.prefix(Fetched.start.utf8.count)
        let isCalendar = String(decoding: start, as: UTF8.self).uppercased() == Fetched.start
        self = isCalendar ? .calendar(body, etag: etag) : .refused(.unreadable(nil))
    }

    private static let start = "BEGIN:VCALENDAR"
    private static let end = "END:VCALENDAR"

    fileprivate init(_ refusal: Refusal) {
        self = refusal == .missing || refusal == .gone ? .absent : .refused(refusal)
    }
}
