/// The address of a server, a user or a list.
package struct SyncAddress: Entity {
    package let typed: String
    package let url: String
    package let user: String?

    package init(typed: String, url: String, user: String?) {
        (self.typed, self.url, self.user) = (typed, url, user)
    }

    /// Reads `alice@dav.example.org`, `dav.example.org/tasks/` or an address with a scheme and perhaps a user.
    package init(typed text: String) {
        // A mistyped “login” is not a server.
        guard text == "localhost" || text.contains(where: { ".@:/".contains($0) }) else {
            self.init(typed: text, url: text, user: nil)
            return
        }
        let schemes = ["https://", "http://"]
        let scheme = schemes.first { text.lowercased().hasPrefix($0) }
        let rest = text.dropFirst(scheme?.count ?? 0)
        let authority = rest.prefix { $0 != "/" }
        let start = scheme ?? (SyncAddress.isPlain(authority) ? schemes[1] : schemes[0])
        guard let at = authority.lastIndex(of: "@") else {
            self.init(typed: text, url: start + rest, user: nil)
            return
        }
        // Users are often named like an e-mail address.
        self.init(
            typed: text,
            url: start + rest[rest.index(after: at)...],
            user: String(authority[..<at])
        )
    }

    /// Returns whether this is a port of this machine, on which servers for tests and tunnels rarely use encryption.
    private static func isPlain(_ authority: Substring) -> Bool {
        let server = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] } ?? authority
        guard !server.hasSuffix("]"), let colon = server.lastIndex(of: ":") else { return false }
        let port = server[server.index(after: colon)...]
        return ["localhost", "127.0.0.1", "[::1]"].contains(server[..<colon].lowercased()) && !port.hasSuffix("443")
    }
}

/// A list on a server.
package struct ServerList: Entity {
    package let url: String
    package let name: String?
    package let isWritable: Bool
    /// `true` for the list that is synchronized.
    package var isInUse: Bool

    package init(url: String, name: String?, isWritable: Bool, isInUse: Bool = false) {
        (self.url, self.name, self.isWritable, self.isInUse) = (url, name, isWritable, isInUse)
    }
}

/// The lists that an address led to.
package struct FoundLists: Entity {
    package let lists: [ServerList]
    /// `true` if the address led there. Otherwise the usual addresses of the server did.
    package let isAtAddress: Bool
    /// The list that was created beside them.
    package var created: ServerList?

    package init(_ lists: [ServerList], isAtAddress: Bool = true, created: ServerList? = nil) {
        (self.lists, self.isAtAddress, self.created) = (lists, isAtAddress, created)
    }

    package func named(_ name: String) -> ServerList? { lists.first { $0.name?.lowercased() == name.lowercased() } }
}
