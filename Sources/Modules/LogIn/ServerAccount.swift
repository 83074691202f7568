import Settings
import Vocabulary

/// The account at a server.
struct ServerAccount: Entity {
    /// The list or server to which the password belongs.
    let url: String
    let user: String?
    let host: String
    /// The address that leads to all lists of the user.
    let home: String
    /// `nil` without a user name.
    let owner: PasswordOwner?
}

extension ServerAccount {
    /// The host, with the scheme and the port if they are not the usual ones.
    var server: String { owner.map { $0.server == "https://\(host)" ? host : $0.server } ?? host }
}

/// The result of asking secret-tool to store a password.
enum KeyringOutcome: Entity {
    /// Carries the command that prints it.
    case stored(command: String)
    case isMissing
    case failed
}

/// A setting with its new value, or `nil` to remove it.
struct SettingChange: Entity {
    let setting: Setting
    let value: String?
}
