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
            try courier.collect(batch.map(request), about: .item) { index, result in
                receive(start + index, writes[start + index].result(result))
            }
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
    /// An item that is already gone need not be removed.
    fileprivate func result(_ result: Result<Answer, Refusal>) -> Result<ETag?, Refusal> {
        if case .remove = self, case .failure(.missing) = result { return .success(nil) }
        return result.map { $0.head.etag }
    }
}

extension Header {
    fileprivate static func ifMatch(_ etag: ETag) -> Header {
        Header("If-Match", etag.strong)
    }
}
