/// Finds the lists of a user on a server. https://www.rfc-editor.org/rfc/rfc6764
package struct CalDAVDiscovery {
    private static let maximumRedirections = 5

    private let courier: any Courier

    package init(_ courier: any Courier) {
        self.courier = courier
    }

    package struct Result: Equatable {
        /// The calendars that accept tasks.
        package let lists: [FoundList]
        /// The folder for new ones, unless the address was that of a calendar.
        package let home: ResourceURL?
        /// `true` if the address led there. Otherwise the usual addresses of the server did.
        package var isAtAddress = true
    }

    package struct FoundList: Equatable {
        package let url: ResourceURL
        package let name: String?
        package let isWritable: Bool
    }

    /// Accepts the address of a calendar, of a user, or only of the server.
    package func lists(from url: ResourceURL) throws(Refusal) -> Result {
        let usual = ["/.well-known/caldav", "/", "/remote.php/dav/", "/dav/"].map(url.replacingPath)
        var failure: Refusal?
        for start in (url.path == "/" ? [] : [url]) + usual {
            do throws(Refusal) {
                if var result = try lists(at: start) {
                    result.isAtAddress = url.path == "/" || start == url
                    return result
                }
            } catch {
                switch error {
                case .unauthorized, .busy, .unreachable, .failed: throw error
                // An address elsewhere is the best hint for the user.
                case .moved: failure = error
                default: failure = failure ?? error
                }
            }
        }
        throw failure ?? .missing
    }

    /// Creates a calendar for tasks in the home of known ones. Its folder is named like the list, as far as possible.
    package func makeList(_ displayName: String, besides known: Result) throws(Refusal) -> ResourceURL {
        guard let home = known.home else { throw .unsupported }
        let plain = displayName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
        let folder = plain.isEmpty ? "adder" : plain
        var (url, number) = (home.folder(folder), 1)
        while known.lists.contains(where: { $0.url.isSameCollection(as: url) }) {
            number += 1
            url = home.folder("\(folder)-\(number)")
        }
        let request = Request(
            .makeCalendar,
            url,
            [Header("Content-Type", "application/xml; charset=utf-8")],
            body: RequestBodies.newCalendar(displayName: displayName)
        )
        var refusal: Refusal?
        try courier.collect([request], about: .collection) { _, result in
            if case .failure(let reason) = result { refusal = reason }
        }
        if let refusal { throw refusal }
        return url
    }

    private func lists(at start: ResourceURL) throws(Refusal) -> Result? {
        guard let found = try facts(of: start) else { return nil }
        if let list = list(found.response, from: found.url) { return Result(lists: [list], home: nil) }
        var home = found.response.calendarHome.flatMap(found.url.resolving)
        if home == nil, let principal = found.response.principal.flatMap(found.url.resolving) {
            let user = try facts(of: try allowed(principal, from: found.url))
            home = user.flatMap { user in user.response.calendarHome.flatMap(user.url.resolving) }
        }
        guard let home else { return nil }
        let (url, responses) = try follow(try allowed(home, from: found.url), depth: 1)
        let lists = responses.compactMap { list($0, from: url) }
        return Result(lists: lists.sorted { ($0.name ?? "", $0.url.path) < ($1.name ?? "", $1.url.path) }, home: url)
    }

    private func list(_ response: DAVResponse, from base: ResourceURL) -> FoundList? {
        guard response.isCalendar, response.takesTasks, let url = base.resolving(response.href),
            url.isSameServer(as: base)
        else { return nil }
        return FoundList(url: url, name: response.displayName, isWritable: response.isWritable)
    }

    private func facts(of url: ResourceURL) throws(Refusal) -> (url: ResourceURL, response: DAVResponse)? {
        let (url, responses) = try follow(url, depth: 0)
        return responses.first.map { (url, $0) }
    }

    /// Requests properties, following redirections, and returns the final address.
    private func follow(_ start: ResourceURL, depth: Int) throws(Refusal) -> (ResourceURL, [DAVResponse]) {
        let names = RequestBodies.properties(
            "D:resourcetype",
            "D:displayname",
            "D:current-user-principal",
            "D:current-user-privilege-set",
            "C:calendar-home-set",
            "C:supported-calendar-component-set"
        )
        var url = start
        for _ in 0..<CalDAVDiscovery.maximumRedirections {
            do throws(Refusal) {
                return (url, try courier.properties(of: url, depth: depth, names))
            } catch {
                guard case .moved(let next?) = error else { throw error }
                url = try allowed(next, from: url)
            }
        }
        throw .moved(to: url)
    }

    /// Throws for another server, which must not receive the password. The user may name it instead.
    private func allowed(_ url: ResourceURL, from other: ResourceURL) throws(Refusal) -> ResourceURL {
        guard url.isSafe, url.isSameServer(as: other) else { throw .moved(to: url) }
        return url
    }
}
