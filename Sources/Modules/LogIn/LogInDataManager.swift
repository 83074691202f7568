import CalDAV
import DataStore
import Entities
import Keyring
import Programs
import Settings
import Vocabulary

/// Asks the server, uses the keyring, and changes the settings.
final class LogInDataManager: LogInDataManaging {
    /// The locations of the password and the settings.
    struct Places {
        /// The folder for the password.
        let folder: String?
        let settings: TextFile?
        let variables: SettingsEnvironment
    }

    private let store: Store
    private let places: Places
    private let state: SyncStateFile?
    private let servers: CalDAVServers
    private let commandLine: ([String]) -> String
    let storedAddress: SyncAddress?

    /// - Parameter commandLine: Joins words to the value of a setting.
    init(
        store: Store,
        places: Places,
        state: SyncStateFile?,
        servers: CalDAVServers,
        passwordOwner: String? = nil,
        commandLine: @escaping ([String]) -> String
    ) {
        // The setting can also be “none”.
        storedAddress = passwordOwner.map(SyncAddress.init(typed:)).flatMap { $0.user == nil ? nil : $0 }
        (self.store, self.places, self.state) = (store, places, state)
        (self.servers, self.commandLine) = (servers, commandLine)
    }
}

// MARK: - The server

extension LogInDataManager {
    func knownAccount() throws(LogInFailure) -> ServerAccount? {
        guard let list = try Result(catching: store.syncedList).mapError(LogInFailure.list).get() else { return nil }
        return try account(list.url, user: list.user) { $0.parent }
    }

    func account(at address: SyncAddress) throws(LogInFailure) -> ServerAccount {
        try account(address.url, user: address.user) { $0 }
    }

    private func account(
        _ text: String,
        user: String?,
        home: (ResourceURL) -> ResourceURL
    ) throws(LogInFailure) -> ServerAccount {
        let url = try Result { () throws(ServerFailure) in try ResourceURL.safe(text) }
            .mapError(LogInFailure.server).get()
        let owner = user.map { PasswordOwner(user: $0, server: url.origin) }
        return ServerAccount(url: text, user: user, host: url.host, home: home(url).text, owner: owner)
    }

    func lists(at address: SyncAddress, password: String?) throws(LogInFailure) -> [ServerList] {
        try Result { () throws(ServerFailure) in try servers.lists(at: address, password: password).lists }
            .mapError(LogInFailure.server).get()
    }

    func isSameServer(_ url: String, _ other: String) -> Bool { compare(url, other) { $0.isSameServer(as: $1) } }

    func isSameList(_ url: String, _ other: String) -> Bool { compare(url, other) { $0.isSameCollection(as: $1) } }

    private func compare(_ url: String, _ other: String, _ areEqual: (ResourceURL, ResourceURL) -> Bool) -> Bool {
        guard let url = ResourceURL(url), let other = ResourceURL(other) else { return false }
        return areEqual(url, other)
    }
}

// MARK: - The keyring

extension LogInDataManager {
    func storeInKeyring(_ password: String, of account: ServerAccount) -> KeyringOutcome {
        do throws(ProgramFailure) {
            return try keyring(account).store(password).map { .stored(command: commandLine($0)) } ?? .failed
        } catch {
            if case .notInstalled = error { return .isMissing }
            return .failed
        }
    }

    func removeFromKeyring(_ account: ServerAccount) {
        keyring(account).remove()
    }

    private func keyring(_ account: ServerAccount) -> Keyring {
        Keyring(user: account.user ?? "", server: account.owner?.server ?? account.host)
    }
}

// MARK: - Files

extension LogInDataManager {
    var passwordFile: String? { places.folder.map { "\($0)/sync-password" } }

    /// Doesn't follow a symbolic link, so that the password doesn't end up among files that are published.
    private var file: TextFile? {
        passwordFile.map { TextFile(StoreFile(path: $0, ownFolder: places.folder), followsLinks: false) }
    }

    func storeInFile(_ password: String) throws(LogInFailure) {
        do {
            // A new file is private, whatever the old one was.
            try file?.remove()
            try file?.change { _ in Array("\(password)\n".utf8) }
        } catch {
            throw .file(error)
        }
    }

    func removePasswordFile() {
        _ = try? file?.remove()
    }

    func endPause() {
        // Timers pause until the next sync by hand instead.
        try? state?.endPause()
    }

    func change(_ settings: [SettingChange]) throws(LogInFailure) {
        guard let file = places.settings else { throw .noFolder }
        do {
            try file.change { bytes in
                var text = SettingsText(bytes)
                for change in settings {
                    if let value = change.value {
                        text.set(change.setting.key, to: value)
                    } else {
                        text.unset(change.setting.key)
                    }
                }
                return text.bytes
            }
        } catch {
            throw .file(error)
        }
    }

    func variables(of settings: [Setting]) -> [String] {
        settings.map(\.variable).filter { places.variables.string($0) != nil }
    }
}
