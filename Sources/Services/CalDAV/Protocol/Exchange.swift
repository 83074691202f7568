extension Courier {
    /// Sends a request whose answer is a multistatus document. Passes on its responses as they arrive, and returns its
    /// sync token. If it throws, the responses were incomplete.
    func multistatus(_ request: Request, _ receive: (DAVResponse) -> Void) throws(Refusal) -> String? {
        var reader = MultistatusReader()
        var answer = Answer()
        var damage: XMLFailure?
        try exchange([request]) { part in
            switch part {
            case .head(let head): answer.head = head
            case .body(let bytes) where answer.head.status == 207:
                do throws(XMLFailure) {
                    for response in try reader.read(bytes) { receive(response) }
                } catch {
                    damage = error
                    return false
                }
            case .body(let bytes): answer.addReason(bytes)
            case .end(let failure): answer.failure = failure
            }
            return true
        }
        if let damage { throw .unreadable(damage) }
        if let refusal = Refusal(answer, about: .collection, at: request.url) { throw refusal }
        guard answer.head.status == 207 else { throw .unreadable(nil) }
        do throws(XMLFailure) {
            for response in try reader.finish() { receive(response) }
        } catch {
            throw error == .isCut ? .unreachable(.cut) : .unreadable(error)
        }
        return reader.syncToken
    }

    /// Returns the responses about a resource (`depth` 0), or about a collection and its members (1).
    func properties(
        of url: ResourceURL,
        depth: Int,
        _ body: [UInt8]
    ) throws(Refusal) -> [DAVResponse] {
        var responses: [DAVResponse] = []
        _ = try multistatus(.xml(.propfind, url, depth: depth, body)) { responses.append($0) }
        if let refusal = responses.first.flatMap({ Refusal($0, about: .collection, at: url) }) { throw refusal }
        return responses
    }

    /// Passes on each answer or refusal with the index of its request. Stops and throws at a refusal that affects all
    /// requests.
    func collect(
        _ requests: [Request],
        about target: Refusal.Target,
        _ receive: (Int, Result<Answer, Refusal>) -> Void
    ) throws(Refusal) {
        var index = 0
        while index < requests.count {
            do throws(Refusal) {
                return try collect(requests, from: &index, about: target, receive)
            } catch {
                guard target == .item, error == .failed(.answerTooLarge) else { throw error }
                // The courier gave up on this request, which must not stop the others.
                receive(index, .failure(.tooLong))
                index += 1
            }
        }
    }

    private func collect(
        _ requests: [Request],
        from index: inout Int,
        about target: Refusal.Target,
        _ receive: (Int, Result<Answer, Refusal>) -> Void
    ) throws(Refusal) {
        var answer = Answer()
        var stop: Refusal?
        try exchange(Array(requests[index...])) { part in
            switch part {
            case .head(let head): answer.head = head
            case .body(let bytes) where 200..<300 ~= answer.head.status: answer.body += bytes
            case .body(let bytes): answer.addReason(bytes)
            case .end(let failure):
                answer.failure = failure
                let refusal = Refusal(answer, about: target, at: requests[index].url)
                if refusal?.concernsAll(about: target) == true {
                    stop = refusal
                } else {
                    receive(index, refusal.map { .failure($0) } ?? .success(answer))
                }
                (index, answer) = (index + 1, Answer())
            }
            return stop == nil
        }
        if let stop { throw stop }
    }

    private func exchange(_ requests: [Request], _ receive: (AnswerPart) -> Bool) throws(Refusal) {
        do throws(CourierFailure) {
            try send(requests, receive)
        } catch {
            throw .failed(error)
        }
    }
}

extension Answer {
    private static let maximumReason = 1 << 16

    /// Keeps only the start of the body, where the reason for a failure is.
    fileprivate mutating func addReason(_ bytes: [UInt8]) {
        body += bytes.prefix(max(0, Answer.maximumReason - body.count))
    }
}

extension Request {
    static func xml(_ method: Method, _ url: ResourceURL, depth: Int, _ body: [UInt8]) -> Request {
        let headers = [Header("Depth", "\(depth)"), Header("Content-Type", "application/xml; charset=utf-8")]
        return Request(method, url, headers, body: body)
    }
}
