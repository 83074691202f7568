package import CalDAV

/// A CalDAV server in memory, with the peculiarities of real ones.
package final class FakeServer: Courier {
    package struct Quirks: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// Stores the lines of an item in another order (Radicale, Xandikos).
        package static let sortsLines = Quirks(rawValue: 1 << 0)
        /// Gives a strong ETag for an item that it has reordered (Radicale).
        package static let liesAboutETags = Quirks(rawValue: 1 << 1)
        /// Gives no ETag for a written item.
        package static let givesNoETags = Quirks(rawValue: 1 << 2)
        /// Has no sync-collection report.
        package static let hasNoTokens = Quirks(rawValue: 1 << 3)
        /// No longer knows any token.
        package static let forgetsTokens = Quirks(rawValue: 1 << 4)
        /// Refuses a token with status 412 (Xandikos) instead of 403.
        package static let refusesTokensWith412 = Quirks(rawValue: 1 << 5)
        /// Accepts a second item with the same UID (sabre/dav).
        package static let acceptsDuplicates = Quirks(rawValue: 1 << 6)
        /// Says which item has the UID (Cyrus).
        package static let namesDuplicates = Quirks(rawValue: 1 << 7)
        /// Leaves out what it does not have (sabre/dav).
        package static let leavesOutMissing = Quirks(rawValue: 1 << 8)
        /// Sends ill-formed XML for items.
        package static let isIllFormed = Quirks(rawValue: 1 << 9)
        /// Keeps removed items in the trash, and their UIDs reserved (Nextcloud).
        package static let hasTrash = Quirks(rawValue: 1 << 10)
        /// Also decodes addresses that were sent encoded.
        package static let decodesAddresses = Quirks(rawValue: 1 << 11)
        /// Names removed items to those who have no token yet (Radicale).
        package static let namesRemovedAtFirst = Quirks(rawValue: 1 << 12)
        /// Doesn't mention items that were created and removed since the token (Xandikos).
        package static let omitsShortLived = Quirks(rawValue: 1 << 13)
    }

    struct Item {
        /// `nil` for a removed one.
        var body: [UInt8]?
        var revision: Int
        /// The revision that created the item.
        var created: Int
    }

    struct Collection {
        var name: String
        /// By path.
        var items: [String: Item] = [:]
    }

    package static let origin = ResourceURL("https://dav.example.org/")
    package static let home = "/alice/"
    package static let list = "/alice/tasks/"

    package var quirks: Quirks
    /// The number of changes in an answer, after which the client has to ask again.
    package var pageSize = Int.max
    /// The number of requests that are answered before the server asks for a pause.
    package var quota = Int.max
    /// The number of requests that are carried out before the connection breaks, and the answer to the last is lost.
    package var requestsUntilBreak = Int.max
    package var isOffline = false
    /// Answers instead of the server if it returns one.
    package var override: ((Request) -> Answer?)?
    package private(set) var requests: [Request] = []

    var collections = [FakeServer.list: Collection(name: "Tasks")]
    private(set) var revision = 1
    var trashedUIDs: Set<String> = []

    package init(_ quirks: Quirks = []) {
        self.quirks = quirks
    }

    package func send(_ requests: [Request], _ receive: (AnswerPart) -> Bool) throws(CourierFailure) {
        // A line of curl's configuration has a maximum length.
        guard requests.allSatisfy({ $0.headers.allSatisfy { $0.value.utf8.count < 100_000 } }) else {
            throw .broken(status: 26)
        }
        for request in requests {
            self.requests.append(request)
            var answer = isOffline ? Answer(failure: 6, "Could not resolve host") : answer(to: request)
            if requestsUntilBreak <= 1 { answer = Answer(failure: 56, "Connection reset") }
            requestsUntilBreak -= requestsUntilBreak == .max ? 0 : 1
            guard answer.body.count <= request.maximumAnswer else { throw .answerTooLarge }
            guard deliver(answer, receive) else { return }
        }
    }

    /// Sends the body in small pieces.
    private func deliver(_ answer: Answer, _ receive: (AnswerPart) -> Bool) -> Bool {
        if answer.head.status != 0 {
            guard receive(.head(answer.head)) else { return false }
            for start in stride(from: 0, to: answer.body.count, by: 700) {
                let piece = answer.body[start..<min(start + 700, answer.body.count)]
                guard receive(.body(Array(piece))) else { return false }
            }
        }
        return receive(.end(answer.failure))
    }

    private func answer(to request: Request) -> Answer {
        if let answer = override?(request) { return answer }
        guard quota > 0 else { return Answer(429, [Header("Retry-After", "120")]) }
        quota -= quota == .max ? 0 : 1
        switch request.method {
        case .propfind: return properties(request)
        case .report: return report(request)
        case .get: return get(request)
        case .put: return put(request)
        case .delete: return delete(request)
        case .makeCalendar: return makeCalendar(request)
        }
    }
}

// MARK: - Other clients

extension FakeServer {
    /// The items of the list by file name.
    package var items: [String: [UInt8]] {
        let items = collections[FakeServer.list]?.items ?? [:]
        return [String: [UInt8]](
            uniqueKeysWithValues: items.compactMap { path, item in
                item.body.map { (String(path.dropFirst(FakeServer.list.count)), $0) }
            }
        )
    }

    /// Writes an item as another client does.
    package func write(_ body: String, to name: String) {
        store(Array(body.utf8), at: FakeServer.list + name)
    }

    package func remove(_ name: String) {
        store(nil, at: FakeServer.list + name)
    }

    package func removeList() {
        collections[FakeServer.list] = nil
    }

    func store(_ body: [UInt8]?, at path: String) {
        revision += 1
        let folder = FakeServer.folder(of: path)
        let known = collections[folder]?.items[path].flatMap { $0.body == nil ? nil : $0 }
        collections[folder]?.items[path] = Item(body: body, revision: revision, created: known?.created ?? revision)
    }

    static func folder(of path: String) -> String {
        String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}

extension Answer {
    package init(_ status: Int, _ headers: [Header] = [], _ text: String = "") {
        self.init(AnswerHead(status: status, headers: headers), body: Array(text.utf8))
    }

    package init(failure code: Int, _ message: String) {
        self.init(AnswerHead(status: 0), failure: TransferFailure(code: code, message: message))
    }
}
