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
    package let method: Method

    package init(user: String, password: String, server: ResourceURL, method: Method = .basic) {
        (self.user, self.password, self.server, self.method) = (user, password, server, method)
    }
}

extension Login: CustomStringConvertible, CustomReflectable {
    /// Without the password, so that no message contains it.
    package var description: String { "\(user) at \(server.host)" }

    package var customMirror: Mirror { Mirror(self, children: []) }
}
