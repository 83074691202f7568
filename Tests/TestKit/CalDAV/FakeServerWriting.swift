import CalDAV

extension FakeServer {
    func get(_ request: Request) -> Answer {
        guard let item = item(at: request.url.path), let body = item.body else { return Answer(404) }
        return Answer(AnswerHead(status: 200, headers: [Header("ETag", item.etag)]), body: body)
    }

    func put(_ request: Request) -> Answer {
        let path = request.url.path
        guard let collection = collections[FakeServer.folder(of: path)] else { return Answer(409) }
        if let answer = failedCondition(request) { return answer }
        let body = request.body ?? []
        guard String(decoding: body, as: UTF8.self).hasPrefix("BEGIN:VCALENDAR\r\n"), let uid = FakeServer.uid(in: body)
        else {
            return Answer(415, [], FakeServer.error("<C:valid-calendar-data/><M:message>Not a calendar.</M:message>"))
        }
        let others = collection.items.filter { $0.key != path }
        if let other = others.first(where: { $0.value.body.flatMap(FakeServer.uid) == uid }),
            !quirks.contains(.acceptsDuplicates)
        {
            let href = quirks.contains(.namesDuplicates) ? "<D:href>\(other.key)</D:href>" : ""
            return Answer(409, [], FakeServer.error("<C:no-uid-conflict>\(href)</C:no-uid-conflict>"))
        }
        if quirks.contains(.hasTrash), trashedUIDs.contains(uid) {
            let message = "<M:message>Deleted calendar object with uid already exists in this calendar collection."
            return Answer(400, [], FakeServer.error("\(message)</M:message>"))
        }
        let isNew = item(at: path)?.body == nil
        store(quirks.contains(.sortsLines) ? FakeServer.sorted(body) : body, at: path)
        let isKept = !quirks.contains(.sortsLines) || quirks.contains(.liesAboutETags)
        let etag = item(at: path).map { Header("ETag", $0.etag) }
        let headers = isKept && !quirks.contains(.givesNoETags) ? [etag].compactMap { $0 } : []
        return Answer(isNew ? 201 : 204, headers)
    }

    func delete(_ request: Request) -> Answer {
        guard let item = item(at: request.url.path), let body = item.body else { return Answer(404) }
        if let answer = failedCondition(request) { return answer }
        if let uid = FakeServer.uid(in: body) { trashedUIDs.insert(uid) }
        store(nil, at: request.url.path)
        return Answer(204)
    }

    func makeCalendar(_ request: Request) -> Answer {
        guard collections[request.url.path] == nil else { return Answer(405) }
        let document = try? FakeServer.document(request)
        let name = document?.flatMap(\.children).flatMap(\.children).first { $0.localName == "displayname" }?.words
        collections[request.url.path] = Collection(name: name ?? "")
        return Answer(201)
    }

    private func failedCondition(_ request: Request) -> Answer? {
        let item = item(at: request.url.path).flatMap { $0.body == nil ? nil : $0 }
        let isFailed = request.headers.contains { header in
            switch header.name {
            case "If-Match": header.value != item?.etag
            case "If-None-Match": item != nil
            default: false
            }
        }
        return isFailed ? Answer(412) : nil
    }

    func item(at path: String) -> Item? {
        collections[FakeServer.folder(of: path)]?.items[path]
    }

    private static func uid(in body: [UInt8]) -> String? {
        String(decoding: body, as: UTF8.self).split(whereSeparator: \.isNewline)
            .first { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
    }

    /// Sorts the lines of the first component that has no others in it.
    private static func sorted(_ body: [UInt8]) -> [UInt8] {
        var lines = String(decoding: body, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let start = lines.lastIndex(where: { $0.hasPrefix("BEGIN:") }),
            let end = lines[start...].firstIndex(where: { $0.hasPrefix("END:") })
        else { return body }
        lines[(start + 1)..<end].sort()
        return Array(lines.map { "\($0)\r\n" }.joined().utf8)
    }
}

extension FakeServer.Item {
    var etag: String { "\"\(revision)\(String(repeating: "-", count: hasLongETag ? 200_000 : 0))\"" }

    private var hasLongETag: Bool { String(decoding: body ?? [], as: UTF8.self).contains("X-LONG-ETAG") }
}
