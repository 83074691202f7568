import Responses
import Settings
import Vocabulary

/// The interactor's access to the server, the password storage and the settings.
protocol LogInDataManaging: AnyObject {
    /// Returns the account of the list; `nil` if no server is known.
    func knownAccount() throws(LogInFailure) -> ServerAccount?
    /// The server and the user of the stored password, if they are known.
    var storedAddress: SyncAddress? { get }
    func account(at address: SyncAddress) throws(LogInFailure) -> ServerAccount
    /// Asks a server for its lists, with a password, or with the stored one if that is for this server.
    func lists(at address: SyncAddress, password: String?) throws(LogInFailure) -> [ServerList]
    func isSameServer(_ url: String, _ other: String) -> Bool
    func isSameList(_ url: String, _ other: String) -> Bool

    func storeInKeyring(_ password: String, of account: ServerAccount) -> KeyringOutcome
    func removeFromKeyring(_ account: ServerAccount)
    /// The file for a password.
    var passwordFile: String? { get }
    func storeInFile(_ password: String) throws(LogInFailure)
    func removePasswordFile()
    func change(_ settings: [SettingChange]) throws(LogInFailure)
    /// Lets automatic syncs use the server again after it refused a password.
    func endPause()
    /// Returns the environment variables that override these settings.
    func variables(of settings: [Setting]) -> [String]
}

/// Checks and stores the password, and finds the lists of the server.
final class LogInInteractor: LogInInteracting {
    weak var output: (any LogInInteractorOutput)?
    private let dataManager: any LogInDataManaging
    private let rules: SettingRules
    private var account: ServerAccount?

    init(dataManager: any LogInDataManaging, rules: SettingRules) {
        self.dataManager = dataManager
        self.rules = rules
    }
}

// MARK: - Login

extension LogInInteractor {
    func findAccount(_ address: SyncAddress?) {
        perform { () throws(LogInFailure) in
            if let known = try dataManager.knownAccount() {
                if let address, !isAccount(known, at: address) { throw .alreadySetUp(url: known.url) }
                account = known
            } else {
                guard let address else { throw .notSetUp }
                account = try dataManager.account(at: address)
            }
            guard let account, let user = account.user else { throw .needsNoPassword }
            output?.foundAccount(user: user, host: account.server)
        }
    }

    private func isAccount(_ known: ServerAccount, at address: SyncAddress) -> Bool {
        dataManager.isSameServer(known.url, address.url) && (address.user == nil || address.user == known.user)
    }

    func logIn(_ password: String) {
        guard let account, let user = account.user else { return }
        perform { () throws(LogInFailure) in
            let address = SyncAddress(typed: account.url, url: account.url, user: user)
            _ = try dataManager.lists(at: address, password: password)
            var response = try store(password, of: account, user)
            if case .success(nil) = Result(catching: dataManager.knownAccount) { response.firstAddress = account.url }
            dataManager.endPause()
            output?.loggedIn(response)
        }
    }

    private func store(
        _ password: String,
        of account: ServerAccount,
        _ user: String
    ) throws(LogInFailure) -> LogInResponse {
        let outcome = dataManager.storeInKeyring(password, of: account)
        let place: LogInResponse.Place
        if case .stored(let command) = outcome {
            do {
                try choose(.syncPasswordCommand, command, for: account)
            } catch {
                dataManager.removeFromKeyring(account)
                throw error
            }
            dataManager.removePasswordFile()
            place = .keyring(command: command)
        } else {
            place = .file(path: try storeInFile(password, of: account))
        }
        return LogInResponse(
            user: user,
            host: account.host,
            place: place,
            keyringFailed: outcome == .failed,
            overridingVariables: dataManager.variables(of: LogInInteractor.settings)
        )
    }

    private func storeInFile(_ password: String, of account: ServerAccount) throws(LogInFailure) -> String {
        guard let path = dataManager.passwordFile else { throw .noFolder }
        try dataManager.storeInFile(password)
        do {
            try choose(.syncPasswordFile, path, for: account)
        } catch {
            dataManager.removePasswordFile()
            throw error
        }
        return path
    }

    private static let settings = [Setting.syncPasswordCommand, .syncPasswordFile, .syncPasswordFor]

    /// Sets one of the settings and the owner of the password, and removes the other setting.
    private func choose(
        _ setting: Setting,
        _ value: String,
        for account: ServerAccount
    ) throws(LogInFailure) {
        let changes = LogInInteractor.settings.map { other in
            let value = other == .syncPasswordFor ? account.owner?.address : other == setting ? value : nil
            return SettingChange(setting: other, value: value)
        }
        for change in changes {
            guard let value = change.value else { continue }
            guard (try? rules.value(value, of: change.setting)) == value else { throw .unsuitableValue(value) }
        }
        try dataManager.change(changes)
    }
}

// MARK: - Lists

extension LogInInteractor {
    func findLists(_ address: SyncAddress?, password: String?) {
        perform { () throws(LogInFailure) in
            let known = try dataManager.knownAccount()
            let home = known.map { SyncAddress(typed: $0.host, url: $0.home, user: $0.user) }
            guard var target = address ?? home ?? dataManager.storedAddress else { throw .notSetUp }
            let isKnownServer = known.map { dataManager.isSameServer($0.url, target.url) }
            if isKnownServer == true, target.user == nil {
                target = SyncAddress(typed: target.typed, url: target.url, user: known?.user)
            }
            var lists = try dataManager.lists(at: target, password: password)
            for index in lists.indices {
                lists[index].isInUse = known.map { dataManager.isSameList($0.url, lists[index].url) } ?? false
            }
            output?.foundServerLists(ServerListsResponse(lists: lists, address: target))
        }
    }

    private func perform(_ body: () throws(LogInFailure) -> Void) {
        do {
            try body()
        } catch {
            output?.couldNotUseAccount(error)
        }
    }
}
