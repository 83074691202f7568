/// The reason a request failed.
package enum Refusal: Error, Equatable {
    // About one item

    /// The server has a different version from the one that the request named, or already has an item at this address.
    case conflict
    /// Another address has an item with the same UID. The server may say which.
    case duplicate(href: String?)
    /// The server rejects this item, and will do so until it changes.
    case rejected(status: Int? = nil, message: String?)
    /// Nextcloud keeps a removed item with the same UID.
    case inTrash
    /// Nothing was refused, but the answer doesn't prove that the server did what it was asked to do. A network that wants
    /// its users to log in answers in its place, for example.
    case unproven

    // About the collection

    /// No such item or collection. A collection that is gone does not mean that its items were removed.
    case missing
    /// Like `missing`, for an item of which the server says that it was there.
    case gone
    /// The collection into which an item was to be written is gone, which says nothing about the item.
    case missingParent
    /// The server no longer knows the token of the last synchronization.
    case staleToken
    /// The server does not support this kind of request.
    case unsupported
    case moved(to: ResourceURL?)
    /// The quota or the disk is full.
    case full(message: String?)

    // About the server

    case unauthorized
    case forbidden(message: String?)
    /// The server wants fewer requests, or is down for maintenance.
    case busy(until: RetryTime?)
    case serverError(status: Int, message: String?)
    /// The server does not speak WebDAV, or its answer is damaged.
    case unreadable(XMLFailure?)
    case unreachable(TransferFailure)
    case failed(CourierFailure)
}

extension Refusal {
    /// The resource is longer than it may be.
    package static let tooLong = Refusal.rejected(message: "the answer is too long")

    /// The resource that a request was about.
    package enum Target {
        case item
        case collection
    }

    /// Returns `nil` for an answer that reports success.
    package init?(_ answer: Answer, about target: Target, at url: ResourceURL) {
        if let failure = answer.failure {
            let isTooLarge = failure.code == TransferFailure.tooLarge
            self =
                switch target {
                case .item where isTooLarge: .tooLong
                case .collection where isTooLarge: .failed(.answerTooLarge)
                case .item, .collection: .unreachable(failure)
                }
        } else if answer.head.status == 207 {
            // Xandikos refuses a write in a multistatus document.
            var reader = MultistatusReader()
            // The body is empty if its responses were passed on as they arrived.
            guard !answer.body.isEmpty else { return nil }
            do throws(XMLFailure) {
                var responses = try reader.read(answer.body)
                if responses.isEmpty { responses = try reader.finish() }
                guard let response = responses.first else { return nil }
                self.init(response, about: target, at: url)
            } catch {
                self = error == .isCut ? .unreachable(.cut) : .unreadable(error)
            }
        } else if 200..<300 ~= answer.head.status {
            return nil
        } else {
            self = Refusal(answer.head, ErrorBody(answer.body), target, url)
        }
    }

    /// Returns `nil` for a response with properties.
    init?(_ response: DAVResponse, about target: Target, at url: ResourceURL) {
        guard let status = response.status, status >= 300 else { return nil }
        self = Refusal(AnswerHead(status: status), response.error, target, url)
    }

    /// Status codes alone are ambiguous: 412 is a conflict, a stale token, or a duplicate. So the conditions in the body
    /// come first.
    private init(_ head: AnswerHead, _ error: ErrorBody, _ target: Target, _ url: ResourceURL) {
        self =
            Refusal(error, status: head.status) ?? Refusal(head, error.message, target)
            ?? Refusal(redirection: head, url) ?? .serverError(status: head.status, message: error.message)
    }

    private init?(_ error: ErrorBody, status: Int) {
        if error.condition("valid-sync-token") != nil {
            self = .staleToken
        } else if let condition = error.condition("no-uid-conflict", "unique-scheduling-object-resource") {
            self = .duplicate(href: condition["DAV: href"]?.words)
        } else if error.condition("quota-not-exceeded", "sufficient-disk-space") != nil {
            self = .full(message: error.message)
        } else if error.condition("need-privileges") != nil {
            self = .forbidden(message: error.message)
        } else if error.condition("supported-report", "number-of-matches-within-limits") != nil {
            self = .unsupported
        } else if let condition = error.conditions.first(where: { Refusal.itemConditions.contains($0.localName) }) {
            self = .rejected(status: status, message: error.message ?? String(condition.localName))
        } else if 400..<500 ~= status,
            error.message?.includes("Deleted calendar object with uid already exists") == true
        {
            self = .inTrash
        } else {
            return nil
        }
    }

    /// RFC 4791, section 5.3.2.1.
    private static let itemConditions: Set<Substring> = [
        "supported-calendar-data", "valid-calendar-data", "valid-calendar-object-resource",
        "supported-calendar-component", "max-resource-size", "min-date-time", "max-date-time", "max-instances",
        "max-attendees-per-instance",
    ]

    private init?(_ head: AnswerHead, _ message: String?, _ target: Target) {
        switch (head.status, target) {
        case (401, _): self = .unauthorized
        case (403, .collection): self = .forbidden(message: message)
        // A missing parent is a conflict in WebDAV.
        case (409, .item): self = .missingParent
        case (410, .item): self = .gone
        case (404, _), (410, _), (409, .collection): self = .missing
        case (405, .collection), (501, .collection), (400, .collection), (415, .collection), (422, .collection):
            self = .unsupported
        case (412, _): self = .conflict
        case (400, .item), (403, .item), (405, .item), (413, _), (415, .item), (422, .item), (423, .item), (501, .item),
            (505, .item):
            self = .rejected(status: head.status, message: message)
        case (423, _), (429, _), (503, _): self = .busy(until: head["Retry-After"].flatMap(RetryTime.init))
        case (507, _): self = .full(message: message)
        default: return nil
        }
    }

    private init?(redirection head: AnswerHead, _ url: ResourceURL) {
        guard 300..<400 ~= head.status else { return nil }
        self = .moved(to: head["Location"].flatMap(url.resolving))
    }

    /// `true` if further requests would be refused too. A server may protect single items.
    func concernsAll(about target: Target) -> Bool {
        switch self {
        case .forbidden: target == .collection
        case .unauthorized, .busy, .unreachable, .failed, .unreadable, .moved: true
        default: false
        }
    }
}

extension String {
    /// `contains` would link the libraries for regular expressions.
    fileprivate func includes(_ text: String) -> Bool {
        let (bytes, wanted) = (Array(utf8), Array(text.utf8))
        return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
    }
}

extension TransferFailure {
    /// curl's exit status for an answer above the maximum.
    fileprivate static let tooLarge = 63
}
