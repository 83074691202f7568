import CalDAV
import TestKit
import Testing

/// A calendar with one item.
func calendar(_ uid: String) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:x\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
}

extension CalDAVCollection {
    /// Returns the file names of present (`+`) and removed (`-`) items.
    func namedChanges(since mark: SyncMark? = nil) throws -> (listing: Listing, names: [String]) {
        var names: [String] = []
        let listing = try changes(since: mark, into: &names) { names, change in
            switch change {
            case .present(let member, _): names.append("+\(member.path.dropFirst(FakeServer.list.count))")
            case .removed(let member): names.append("-\(member.path.dropFirst(FakeServer.list.count))")
            }
        }
        return (listing, names)
    }

    func fetched(_ names: String...) throws -> [Fetched] {
        let members = names.compactMap(member)
        var found: [MemberHref: Fetched] = [:]
        try fetch(members) { member, fetched in
            #expect(found[member] == nil)
            found[member] = fetched
        }
        return members.compactMap { found[$0] }
    }
}
