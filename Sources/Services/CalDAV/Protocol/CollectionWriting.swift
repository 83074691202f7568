package enum Write: Equatable {
    case create(MemberHref, [UInt8])
    /// Only if the item still has this ETag.
    case replace(MemberHref, [UInt8], etag: ETag)
    case remove(MemberHref, etag: ETag)
}

extension CalDAVCollection {
    private static let writeCount = 50

    /// Passes on the result of each write with its index: the new ETag, if the server gives one. Throws at the first
    /// error that affects all requests; the state of the remaining writes is then unknown.
    package func write(
        _ writes: [Write],
        _ receive: (Int, Result<ETag?, Refusal>) -> Void
    ) throws(Refusal) {
        for start in stride(from: 0, to: writes.count, by: CalDAVCollection.writeCount) {
            let batch = writes[start..<min(start + CalDAVCollection.writeCount, writes.count)]
            var isAnsweredByOther = false
            try courier.collect(batch.map(request), about: .item) { index, result in
                if case .success(let answer) = result, answer.isWebPage { isAnsweredByOther = true }
                receive(start + index, writes[start + index].result(result))
            }
            if isAnsweredByOther { throw .unreadable(nil) }
        }
    }

    private func request(_ write: Write) -> Request {
        let type = Header("Content-Type", "text/calendar; charset=utf-8")
        return switch write {
        case .create(let member, let body):
            Request(.put, url.replacingPath(member.path), [type, Header("If-None-Match", "*")], body: body)
        case .replace(let member, let body, let etag):
            Request(.put, url.replacingPath(member.path), [type, .ifMatch(etag)], body: body)
        case .remove(let member, let etag):
            Request(.delete, url.replacingPath(member.path), [.ifMatch(etag)])
        }
    }
}

extension Write {
    /// Any other program can answer with 200 or 404. Whether the server has done what it was asked to do, the next listing
    /// says.
    fileprivate func result(_ result: Result<Answer, Refusal>) -> Result<ETag?, Refusal> {
        switch (self, result) {
        case (_, .success(let answer)) where [201, 204].contains(answer.head.status): .success(answer.head.etag)
        case (.remove, .success(let answer)) where answer.confirmsRemoval: .success(nil)
        case (_, .success), (.remove, .failure(.missing)), (.remove, .failure(.gone)): .failure(.unproven)
        case (_, .failure(let refusal)): .failure(refusal)
        }
    }
}

extension Answer {
    /// `true` for a page such as those at which one logs in to a network. Some servers declare an empty answer as HTML.
    fileprivate var isWebPage: Bool {
        guard head.status != 201, head.status != 204 else { return false }
        let start = body.drop { $0 <= UInt8(ascii: " ") || $0 >= 0x80 }.prefix(9)
        let text = String(decoding: start, as: UTF8.self).lowercased()
        return text.hasPrefix("<html") || text.hasPrefix("<!doctype")
    }

    /// Radicale reports a removal in a multistatus document.
    fileprivate var confirmsRemoval: Bool {
        var reader = MultistatusReader()
        let responses = (try? reader.read(body)) ?? []
        return !responses.isEmpty && responses.allSatisfy { $0.status.map { 200..<300 ~= $0 } ?? false }
    }
}

extension Header {
    fileprivate static func ifMatch(_ etag: ETag) -> Header {
        Header("If-Match", etag.strong)
    }
}
