/// A user's name and password for one server.
package struct Login: Sendable {
    package enum Method: String, Sendable {
        case basic
        case digest
    }

    package let user: String
    package let password: String
    /// The server to which the password may be sent.
    package let server: ResourceURL
    package internal(set) var method: Method

    /// `nil` for a name or password that curl would cut: a colon ends the name, and NUL ends both.
    package init?(user: String, password: String, server: ResourceURL, method: Method = .basic) {
        let isSeparator = { (scalar: Unicode.Scalar) in [":", "\0", "\n", "\r"].contains(scalar) }
        guard !user.unicodeScalars.contains(where: isSeparator), !password.unicodeScalars.contains("\0") else {
            return nil
        }
        (self.user, self.password, self.server, self.method) = (user, password, server, method)
    }
}

extension Login: CustomStringConvertible, CustomReflectable {
    /// Without the password, so that no message contains it.
    package var description: String { "\(user) at \(server.host)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
