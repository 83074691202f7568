import CalDAV

extension FakeServer {
    func properties(_ request: Request) -> Answer {
        let path = request.url.path
        let isDeep = request.headers.contains(Header("Depth", "1"))
        if path == "/" || path == FakeServer.home {
            let user = response(
                path,
                """
                <D:current-user-principal><D:href>\(FakeServer.home)</D:href></D:current-user-principal>
                <C:calendar-home-set><D:href>\(FakeServer.home)</D:href></C:calendar-home-set>
                <D:resourcetype><D:collection/></D:resourcetype>
                """
            )
            let lists =
                isDeep ? collections.sorted { $0.key < $1.key }.map { response($0.key, facts(of: $0.value)) } : []
            return multistatus([user] + lists)
        }
        guard let collection = collections[path] else { return Answer(404) }
        let items = isDeep ? collection.items.filter { $0.value.body != nil }.sorted { $0.key < $1.key } : []
        return multistatus(
            [response(path, facts(of: collection))]
                + items.map { response($0.key, "<D:getetag>\($0.value.etag)</D:getetag>") }
        )
    }

    private func facts(of collection: Collection) -> String {
        let token = quirks.contains(.hasNoTokens) ? "" : "<D:sync-token>\(token(revision))</D:sync-token>"
        return """
            <D:resourcetype><D:collection/><C:calendar/></D:resourcetype><D:displayname><![CDATA[\(collection.name)]]></D:displayname>
            <C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>
            <S:getctag>\(revision)</S:getctag>\(token)
            """
    }

    func report(_ request: Request) -> Answer {
        guard let collection = collections[request.url.path] else { return Answer(404) }
        guard let document = try? FakeServer.document(request) else { return Answer(400) }
        if let token = document.first(where: { $0.name == "DAV: sync-token" }) {
            return changes(in: collection, at: request.url.path, since: token.words ?? "")
        }
        let hrefs = document.filter { $0.name == "DAV: href" }.compactMap(\.words)
        let answer = multistatus(hrefs.compactMap { calendar(at: $0, in: collection) })
        guard quirks.contains(.isIllFormed) else { return answer }
        return Answer(answer.head, body: answer.body.dropLast(20) + Array("&".utf8))
    }

    private func changes(in collection: Collection, at path: String, since start: String) -> Answer {
        if quirks.contains(.hasNoTokens) { return Answer(403, [], FakeServer.error("<D:supported-report/>")) }
        let since = start.isEmpty ? 0 : Int(start.dropFirst(token("").count))
        guard let since, start.isEmpty || !quirks.contains(.forgetsTokens) else {
            let status = quirks.contains(.refusesTokensWith412) ? 412 : 403
            return Answer(status, [], FakeServer.error("<D:valid-sync-token/>"))
        }
        let news = collection.items
            .filter {
                $0.value.revision > since
                    && (since > 0 || $0.value.body != nil || quirks.contains(.namesRemovedAtFirst))
                    && !(quirks.contains(.omitsShortLived) && $0.value.body == nil && $0.value.created > since)
            }
            .sorted { $0.value.revision < $1.value.revision }
        let page = news.prefix(pageSize)
        let responses = page.map { path, item in
            item.body == nil ? missing(path) : response(path, "<D:getetag>\(item.etag)</D:getetag>")
        }
        let isCut = page.count < news.count
        let rest = isCut ? "<D:response><D:href>\(path)</D:href><D:status>HTTP/1.1 507 Cut</D:status></D:response>" : ""
        let last = isCut ? page.last?.value.revision ?? revision : revision
        return multistatus(responses + [rest, "<D:sync-token>\(token(last))</D:sync-token>"])
    }

    private func calendar(at href: String, in collection: Collection) -> String? {
        guard let item = collection.items[href], let body = item.body else {
            return quirks.contains(.leavesOutMissing) ? nil : missing(href)
        }
        let text = String(decoding: body, as: UTF8.self)
        return response(
            href,
            "<D:getetag>\(item.etag)</D:getetag><C:calendar-data><![CDATA[\(text)]]></C:calendar-data>"
        )
    }

    private func token(_ revision: some CustomStringConvertible) -> String {
        "https://dav.example.org/sync/\(revision)"
    }

    private func multistatus(_ responses: [String]) -> Answer {
        Answer(207, [], "\(FakeServer.xml("multistatus", responses.joined()))")
    }

    private func response(_ path: String, _ properties: String) -> String {
        """
        <D:response><D:href>\(spelled(path))</D:href><D:propstat><D:prop>\(properties)</D:prop>
        <D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
        """
    }

    private func missing(_ path: String) -> String {
        "<D:response><D:href>\(spelled(path))</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>"
    }

    private func spelled(_ path: String) -> String {
        quirks.contains(.decodesAddresses)
            ? path.split(separator: "%40", omittingEmptySubsequences: false).joined(separator: "@") : path
    }

    static func error(_ content: String) -> String {
        xml("error", content)
    }

    private static func xml(_ root: String, _ content: String) -> String {
        """
        <?xml version="1.0"?><D:\(root) xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"
        xmlns:S="http://calendarserver.org/ns/" xmlns:M="http://sabredav.org/ns">\(content)</D:\(root)>
        """
    }

    static func document(_ request: Request) throws(XMLFailure) -> [XMLElement] {
        let reader = XMLReader()
        return try reader.read(request.body ?? []) + reader.finish()
    }
}
