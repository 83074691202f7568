import Almanac
import CalDAV
import DataStore
import Entities
import Keyring
import Programs
import Settings
import Vocabulary

/// Asks the server, uses the keyring, and changes the settings.
final class SyncListAccountDataManager: SyncListAccountDataManaging {
    /// The locations of passwords and settings.
    struct Places {
        let storedPassword: StoredPassword?
        /// A file of certificates to trust instead of the system's.
        let certificates: String?
        /// The folder for the password.
        let folder: String?
        let settings: TextFile?
        let variables: SettingsEnvironment
    }

    private let store: Store
    private let places: Places
    private let state: SyncStateFile?
    private let clock: any Clock
    private let commandLine: ([String]) -> String

    /// - Parameter commandLine: Joins words to the value of a setting.
    init(
        store: Store,
        places: Places,
        state: SyncStateFile?,
        clock: any Clock,
        commandLine: @escaping ([String]) -> String
    ) {
        (self.store, self.places, self.state) = (store, places, state)
        (self.clock, self.commandLine) = (clock, commandLine)
    }
}

// MARK: - The server

extension SyncListAccountDataManager {
    func knownAccount() throws(SyncListFailure) -> SyncAccount? {
        let list: SyncedList?
        do {
            list = try store.recall { connection throws(StoreError) in try SyncedList.all(on: connection) }.first
        } catch {
            throw .list(error)
        }
        guard let list else { return nil }
        return try account(list.url, user: list.user) { $0.parent }
    }

    func account(at address: SyncAddress) throws(SyncListFailure) -> SyncAccount {
        try account(address.url, user: address.user) { $0 }
    }

    private func account(
        _ text: String,
        user: String?,
        home: (ResourceURL) -> ResourceURL
    ) throws(SyncListFailure) -> SyncAccount {
        guard let url = ResourceURL(text) else { throw .wrongAddress(text) }
        guard url.isSafe else { throw .server(.unsafeAddress(text)) }
        let owner = user.map { PasswordOwner(user: $0, server: url.origin) }
        return SyncAccount(url: text, user: user, host: url.host, home: home(url).text, owner: owner)
    }

    func lists(at address: SyncAddress, password: String?) throws(SyncListFailure) -> [SyncListsResponse.List] {
        let servers = CalDAVServers(
            storedPassword: places.storedPassword,
            certificates: places.certificates,
            clock: clock
        )
        return try servers.lists(at: address, SyncListRequest(password: password, typed: ""))
    }

    func isSameServer(_ url: String, _ other: String) -> Bool { compare(url, other) { $0.isSameServer(as: $1) } }

    func isSameList(_ url: String, _ other: String) -> Bool { compare(url, other) { $0.isSameCollection(as: $1) } }

    private func compare(_ url: String, _ other: String, _ areEqual: (ResourceURL, ResourceURL) -> Bool) -> Bool {
        guard let url = ResourceURL(url), let other = ResourceURL(other) else { return false }
        return areEqual(url, other)
    }
}

// MARK: - The keyring

extension SyncListAccountDataManager {
    func storeInKeyring(_ password: String, of account: SyncAccount) -> KeyringOutcome {
        do throws(ProgramFailure) {
            return try keyring(account).store(password).map { .stored(command: commandLine($0)) } ?? .failed
        } catch {
            if case .notInstalled = error { return .isMissing }
            return .failed
        }
    }

    func removeFromKeyring(_ account: SyncAccount) {
        keyring(account).remove()
    }

    private func keyring(_ account: SyncAccount) -> Keyring {
        Keyring(user: account.user ?? "", host: account.host)
    }
}

// MARK: - Files

extension SyncListAccountDataManager {
    var passwordFile: String? { places.folder.map { "\($0)/sync-password" } }

    /// Doesn't follow a symbolic link, so that the password doesn't end up among files that are published.
    private var file: TextFile? {
        passwordFile.map { TextFile(StoreFile(path: $0, ownFolder: places.folder), followsLinks: false) }
    }

    func storeInFile(_ password: String) throws(SyncAccountFailure) {
        do {
            // A new file is private, whatever the old one was.
            try file?.remove()
            try file?.change { _ in Array("\(password)\n".utf8) }
        } catch {
            throw .file(error.listError)
        }
    }

    func removePasswordFile() {
        _ = try? file?.remove()
    }

    func endPause() {
        // Timers pause until the next sync by hand instead.
        try? state?.endPause()
    }

    func change(_ settings: [SettingChange]) throws(SyncAccountFailure) {
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
            throw .file(error.listError)
        }
    }

    func variables(of settings: [Setting]) -> [String] {
        settings.map(\.variable).filter { places.variables.string($0) != nil }
    }
}
