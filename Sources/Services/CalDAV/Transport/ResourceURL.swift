/// The address of a resource on a server, without a user name or a fragment.
package struct ResourceURL: Hashable, Sendable {
    package let isHTTPS: Bool
    /// In lower case. An IPv6 address has brackets.
    package let host: String
    package let port: Int
    /// The absolute path as the server spells it, with the query.
    package let path: String

    private init(isHTTPS: Bool, host: String, port: Int, path: String) {
        (self.isHTTPS, self.host, self.port) = (isHTTPS, host, port)
        self.path = ResourceURL.encoded(path)
    }

    package init?(_ text: String) {
        let isHTTPS = text.lowercased().hasPrefix("https://")
        guard isHTTPS || text.lowercased().hasPrefix("http://") else { return nil }
        let rest = text.drop { $0 != ":" }.dropFirst(3).prefix { $0 != "#" }
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        let path = rest[authority.endIndex...]
        let end = authority.hasPrefix("[") ? authority.firstIndex(of: "]").map(authority.index(after:)) : nil
        let host = end.map { authority[..<$0] } ?? authority.prefix { $0 != ":" }
        let port = authority[host.endIndex...]
        guard ResourceURL.isHost(host), port.isEmpty || port.first == ":" else { return nil }
        guard let number = port.count < 2 ? (isHTTPS ? 443 : 80) : UInt16(port.dropFirst()).map(Int.init) else {
            return nil
        }
        self.init(
            isHTTPS: isHTTPS,
            host: host.lowercased(),
            port: number,
            path: path.hasPrefix("/") ? String(path) : "/\(path)"
        )
    }

    /// Letters, digits and a few marks, so that the host can't be parsed differently. Names outside ASCII are left to curl.
    private static func isHost(_ host: some StringProtocol) -> Bool {
        let isAddress = host.hasPrefix("[")
        let name = isAddress ? host.dropFirst().dropLast() : host[...]
        return !name.isEmpty && !name.hasPrefix("-")
            && name.unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_": true
                case ":": isAddress
                default: !scalar.isASCII && scalar.properties.isAlphabetic
                }
            }
    }

    /// Encodes spaces, control characters and non-ASCII characters, and leaves everything else as it is.
    private static func encoded(_ path: String) -> String {
        let isPlain = { (byte: UInt8) in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        guard !path.utf8.allSatisfy(isPlain) else { return path }
        return encoded(path, unless: isPlain)
    }

    private static func encoded(_ text: String, unless isPlain: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = text.utf8.flatMap { byte in
            isPlain(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    package var text: String {
        let standardPort = isHTTPS ? 443 : 80
        return "\(isHTTPS ? "https" : "http")://\(host)\(port == standardPort ? "" : ":\(port)")\(path)"
    }

    /// The address of the server, without a path.
    package var origin: String { replacingPath("").text }

    /// `true` for an address of this machine.
    package var isLoopback: Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        let isIPv4 = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil } && parts[0] == "127"
        return isIPv4 || host == "localhost" || host == "[::1]"
    }

    /// `true` if a password may be sent there.
    package var isSafe: Bool { isHTTPS || isLoopback }
}

// MARK: - References

extension ResourceURL {
    /// `true` if this server may receive the password for `other`: it is the same one, or its encrypted form on the
    /// standard ports. Another port can belong to someone else.
    package func isSameServer(as other: ResourceURL) -> Bool {
        guard host == other.host else { return false }
        return isHTTPS == other.isHTTPS ? port == other.port : isHTTPS && port == 443 && other.port == 80
    }

    /// Returns the address that `reference` stands for in a document from here. Servers behind a proxy may call
    /// themselves `http`; their addresses keep the scheme and port of this one.
    package func resolving(_ reference: String) -> ResourceURL? {
        if reference.hasPrefix("//") { return ResourceURL("\(isHTTPS ? "https" : "http"):\(reference)") }
        if reference.hasPrefix("/") { return replacingPath(reference) }
        if let other = ResourceURL(reference) {
            return isHTTPS && !other.isHTTPS && host == other.host ? replacingPath(other.path) : other
        }
        let isRelative = !reference.prefix { $0 != "/" && $0 != "?" }.contains(":")
        return isRelative ? replacingPath(folder + reference) : nil
    }

    /// Returns the address of a folder in this one. The name has only letters, digits and hyphens.
    func folder(_ name: String) -> ResourceURL {
        let parent = path.prefix { $0 != "?" }
        return replacingPath("\(parent)\(parent.hasSuffix("/") ? "" : "/")\(name)/")
    }

    package func replacingPath(_ path: String) -> ResourceURL {
        let end = path.utf8.firstIndex(of: UInt8(ascii: "#")) ?? path.endIndex
        return ResourceURL(isHTTPS: isHTTPS, host: host, port: port, path: String(path[..<end]))
    }

    /// The path up to its last slash.
    private var folder: Substring {
        let path = path.prefix { $0 != "?" }
        return path[...(path.lastIndex(of: "/") ?? path.startIndex)]
    }

    /// The path with percent-encoded bytes decoded, to compare addresses that are spelled differently.
    var decodedPath: [UInt8] { ResourceURL.decoded(path) }

    static func decoded(_ path: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = path.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            bytes.append(digits.count == 2 ? UInt8(digits[0] * 16 + digits[1]) : byte)
            rest = rest.dropFirst(digits.count == 2 ? 2 : 0)
        }
        return bytes
    }
}
