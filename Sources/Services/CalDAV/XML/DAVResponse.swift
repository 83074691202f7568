/// The part of a multistatus document about one resource.
package struct DAVResponse: Equatable, Sendable {
    /// The address as the server spells it.
    package let href: String
    /// The status of the resource as a whole, if there is one instead of properties.
    package let status: Int?
    /// The properties that the server found.
    package let properties: [XMLElement]
    package let error: ErrorBody

    private static let goneStatuses = [404, 410]

    /// `true` if the resource itself does not exist. A missing property is not enough.
    package var isGone: Bool { status.map(DAVResponse.goneStatuses.contains) ?? false }

    /// A response may apply to several addresses.
    static func all(in element: XMLElement) -> [DAVResponse] {
        let parts = element.children.filter { $0.name == "DAV: propstat" }
            .map { (status: $0["DAV: status"].flatMap(Self.status) ?? 200, element: $0) }
        let found = parts.filter { 200..<300 ~= $0.status }.flatMap { $0.element["DAV: prop"]?.children ?? [] }
        // If no property could be read, the failure is that of the whole resource. Missing properties are normal.
        let failures = parts.map(\.status).filter { $0 >= 300 && !DAVResponse.goneStatuses.contains($0) }
        let failed = found.isEmpty ? failures.max() : nil
        let status = element["DAV: status"].flatMap(Self.status) ?? failed
        let error = ErrorBody(of: element)
        return element.children.filter { $0.name == "DAV: href" }.compactMap(\.words).map { href in
            DAVResponse(href: href, status: status, properties: found, error: error)
        }
    }

    /// `HTTP/1.1 404 Not Found`
    private static func status(_ element: XMLElement) -> Int? {
        element.words.flatMap { line in
            line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
    }
}

// MARK: - Properties

extension DAVResponse {
    package var etag: ETag? { self["DAV: getetag"]?.words.flatMap(ETag.init) }
    package var ctag: String? { self["\(Namespace.calendarServer) getctag"]?.words }
    package var syncToken: String? { self["DAV: sync-token"]?.words }
    package var displayName: String? { self["DAV: displayname"]?.words }
    package var principal: String? { self["DAV: current-user-principal"]?["DAV: href"]?.words }
    package var calendarHome: String? { self["\(Namespace.calDAV) calendar-home-set"]?["DAV: href"]?.words }

    package var isCalendar: Bool { self["DAV: resourcetype"]?["\(Namespace.calDAV) calendar"] != nil }

    /// `true` if the collection accepts `VTODO`. A collection without this property accepts every component.
    package var takesTasks: Bool {
        guard let components = self["\(Namespace.calDAV) supported-calendar-component-set"] else { return true }
        return components.children.contains { $0.attributes["name"]?.uppercased() == "VTODO" }
    }

    /// `true` unless the server says that the user may only read.
    package var isWritable: Bool {
        guard let privileges = self["DAV: current-user-privilege-set"] else { return true }
        let writing: Set = ["DAV: all", "DAV: write", "DAV: write-content", "DAV: bind"]
        return privileges.children.contains { $0.children.contains { writing.contains($0.name) } }
    }

    /// The calendar with CRLF at the ends of its lines, which XML turns into LF.
    package var calendar: [UInt8]? {
        guard let text = self["\(Namespace.calDAV) calendar-data"]?.text, !text.isEmpty else { return nil }
        var lines: [UInt8] = []
        lines.reserveCapacity(text.count + text.count / 16)
        for byte in text {
            if byte == 0x0A, lines.last != 0x0D { lines.append(0x0D) }
            lines.append(byte)
        }
        return lines
    }

    private subscript(name: String) -> XMLElement? {
        properties.first { $0.name == name }
    }
}
