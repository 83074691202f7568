package import Almanac
package import Keyring
import Programs
package import Vocabulary

/// Finds and connects to lists on servers.
package protocol ServerConnecting {
    /// - Parameters:
    ///   - password: The password as typed. Otherwise the stored one is used.
    ///   - name: The name of a list to create, unless there is one.
    func lists(at address: SyncAddress, password: String?, creating name: String?) throws(ServerFailure) -> FoundLists
    func collection(_ url: String, user: String?, password: String?) throws(ServerFailure) -> CalDAVCollection
}

/// A password that the settings point to, and the only server that gets it. A list file may name any server.
package struct StoredPassword {
    let source: PasswordSource
    /// The user and the server, such as `https://alice@dav.example.org`; `nil` if they are unknown.
    let owner: String?

    package init(source: PasswordSource, owner: String?) {
        (self.source, self.owner) = (source, owner)
    }

    /// `nil` without a program or a file.
    package init?(_ setting: (program: [String]?, file: String?, owner: String?)) {
        let source = setting.program.map(PasswordSource.program) ?? setting.file.map(PasswordSource.file)
        guard let source else { return nil }
        self.init(source: source, owner: setting.owner)
    }

    package func isFor(_ user: String, at url: ResourceURL) -> Bool {
        guard let owner = owner.map(SyncAddress.init(typed:)), let server = ResourceURL(owner.url) else { return false }
        return owner.user == user && url.isSameServer(as: server)
    }
}

/// CalDAV servers that are reached with curl.
package struct CalDAVServers: ServerConnecting {
    private let storedPassword: StoredPassword?
    private let certificates: String?
    private let clock: any Clock

    /// - Parameter certificates: A file of certificates to trust instead of the system's.
    package init(storedPassword: StoredPassword?, certificates: String?, clock: any Clock) {
        (self.storedPassword, self.certificates, self.clock) = (storedPassword, certificates, clock)
    }

    package func lists(
        at address: SyncAddress,
        password: String?,
        creating name: String? = nil
    ) throws(ServerFailure) -> FoundLists {
        let (url, courier) = try courier(address.url, user: address.user, password)
        do {
            let discovery = CalDAVDiscovery(courier)
            let found = try discovery.lists(from: url)
            var lists = FoundLists(
                found.lists.map { ServerList(url: $0.url.text, name: $0.name, isWritable: $0.isWritable) },
                isAtAddress: found.isAtAddress
            )
            if let name, lists.named(name) == nil {
                let made = try discovery.makeList(name, besides: found)
                lists.created = ServerList(url: made.text, name: name, isWritable: true)
            }
            return lists
        } catch {
            if case .unauthorized = error, address.user == nil { throw .needsUser(url: url.text) }
            throw ServerFailure(error, clock: clock, user: address.user)
        }
    }

    package func collection(
        _ url: String,
        user: String?,
        password: String?
    ) throws(ServerFailure) -> CalDAVCollection {
        let (url, courier) = try courier(url, user: user, password)
        return CalDAVCollection(url, courier)
    }

    private func courier(
        _ text: String,
        user: String?,
        _ password: String?
    ) throws(ServerFailure) -> (ResourceURL, CurlCourier) {
        let url = try ResourceURL.safe(text)
        guard let user else { return (url, CurlCourier(login: nil, certificates: certificates)) }
        let password = if let password { password } else { try storedPassword(of: user, at: url) }
        guard let password else { throw .needsPassword(user: user, host: url.host, server: url.origin) }
        guard let login = Login(user: user, password: password, server: url) else { throw .noPassword(.invalid) }
        return (url, CurlCourier(login: login, certificates: certificates))
    }

    private func storedPassword(of user: String, at url: ResourceURL) throws(ServerFailure) -> String? {
        guard let storedPassword else { return nil }
        guard storedPassword.isFor(user, at: url) else {
            throw .passwordOfOther(PasswordOwner(user: user, server: url.origin), stored: storedPassword.owner)
        }
        do {
            return try storedPassword.source.password()
        } catch {
            throw .noPassword(PasswordProblem(error))
        }
    }
}

extension ResourceURL {
    /// Returns an address to which a password may be sent.
    package static func safe(_ text: String) throws(ServerFailure) -> ResourceURL {
        guard let url = ResourceURL(text) else { throw .wrongAddress(text) }
        guard url.isSafe else { throw .unsafeAddress(text) }
        return url
    }
}

extension PasswordProblem {
    fileprivate init(_ failure: PasswordFailure) {
        self =
            switch failure {
            case .program(.notInstalled, let name): .programFailed(name, reason: "it is not installed")
            case .program(_, let name): .programFailed(name, reason: "it did not finish")
            case .status(let status, let name): .programFailed(name, reason: "exit status \(status)")
            case .unreadable(let path, let reason): .unreadable(path: path, reason: reason)
            case .notPrivate(let path): .notPrivate(path: path)
            case .missing(let name): .missing(name)
            }
    }
}

// MARK: - Failures

extension ServerFailure {
    /// - Parameter user: The user of the server, for advice.
    package init(_ refusal: Refusal, clock: any Clock, user: String? = nil) {
        self =
            switch refusal {
            case .unauthorized: .wrongPassword
            case .forbidden(let message): .forbidden(message: message)
            case .missing, .gone, .missingParent: .missingList
            case .busy(let time):
                .busy(until: time.map { clock.moment(at: $0.instant(now: clock.now().instant)) })
            case .full(let message): .full(message: message)
            case .moved(let url): .moved(to: url?.text, user: user)
            case .serverError(let status, let message): .failed(status: status, message: message)
            case .unreachable(let failure):
                .unreachable(message: failure.message, isAboutCertificate: failure.isAboutCertificate)
            case .failed(let failure): ServerFailure(failure)
            case .unreadable, .staleToken, .unsupported, .conflict, .duplicate, .rejected, .inTrash,
                .unproven:
                .unreadable
            }
    }

    private init(_ failure: CourierFailure) {
        self =
            switch failure {
            case .program(.notInstalled(let program)): .missingProgram(program)
            // curl's statuses for options are those below 5, and those for local files 23, 26 and 27.
            case .broken(let status) where status > 4 && ![23, 26, 27].contains(status):
                .unreachable(message: "the connection was lost", isAboutCertificate: false)
            case .broken(let status): .systemError("curl ended with status \(status)")
            case .program(.systemError(let message)): .systemError(message)
            case .interrupted: .interrupted
            case .program(.tookTooLong):
                .unreachable(message: "the server took too long to answer", isAboutCertificate: false)
            case .answerTooLarge: .answerTooLarge
            case .unsafeAddress(let url): .unsafeAddress(url.text)
            case .emptyHeader(let name): .systemError("the header \(name) would be empty")
            }
    }
}
