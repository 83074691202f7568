package import Almanac

/// The reason a server could not be used.
package enum ServerFailure: Error, Entity {
    case wrongAddress(String)
    /// The server asks for a user name.
    case needsUser(url: String)
    /// `server`: its address without a path, such as `http://127.0.0.1:5232`.
    case needsPassword(user: String, host: String, server: String? = nil)
    /// The stored password is for another user or server, or it is not known which one it is for.
    case passwordOfOther(PasswordOwner, stored: String?)
    case noPassword(PasswordProblem)
    case wrongPassword
    case forbidden(message: String?)
    /// The list is no longer on the server.
    case missingList
    case busy(until: Moment?)
    case full(message: String?)
    case unreachable(message: String, isAboutCertificate: Bool)
    case moved(to: String?, user: String? = nil)
    /// The answer is not a valid CalDAV response.
    case unreadable
    case failed(status: Int, message: String?)
    case interrupted
    case missingProgram(String)
    case systemError(String)
    /// The address is not on the server that the password is for, or is not encrypted.
    case unsafeAddress(String)
    case answerTooLarge
}

/// The user and the server that a password is for.
package struct PasswordOwner: Entity {
    package let user: String
    /// Such as `https://dav.example.org`.
    package let server: String

    package init(user: String, server: String) {
        (self.user, self.server) = (user, server)
    }

    /// The value of the setting, such as `https://alice@dav.example.org`.
    package var address: String {
        let scheme = server.prefix { $0 != "/" } + "//"
        return "\(scheme)\(user)@\(server.dropFirst(scheme.count))"
    }
}

/// The reason a stored password could not be used.
package enum PasswordProblem: Entity {
    case programFailed(String, reason: String)
    case unreadable(path: String, reason: String)
    /// Other users may read the file.
    case notPrivate(path: String)
    /// The program or file has no password in its first line.
    case missing(String)
    /// The user name or the password has a character that can't be sent.
    case invalid
}
