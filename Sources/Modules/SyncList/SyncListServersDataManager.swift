import Almanac
import CalDAV
import Keyring
import Programs
import Vocabulary

/// Finds and connects to lists on servers.
protocol ServerConnecting {
    /// Finds the lists of a server, and uses the list if there is only one.
    func findList(_ address: SyncAddress, _ request: SyncListRequest) throws(SyncListFailure) -> SyncStart
    func connect(
        _ url: String,
        user: String?,
        _ request: SyncListRequest
    ) throws(SyncListFailure) -> CalDAVCollection
}

/// A password that the settings point to, and the only server that gets it. A list file may name any server.
struct StoredPassword {
    let source: PasswordSource
    /// The user and the server, such as `https://alice@dav.example.org`; `nil` if they are unknown.
    let owner: String?

    func isFor(_ user: String, at url: ResourceURL) -> Bool {
        guard let owner = owner.map(SyncAddress.init(typed:)), let server = ResourceURL(owner.url) else { return false }
        return owner.user == user && url.isSameServer(as: server)
    }
}

/// CalDAV servers that are reached with curl.
struct CalDAVServers: ServerConnecting {
    let storedPassword: StoredPassword?
    /// A file of certificates to trust instead of the system's.
    let certificates: String?
    let clock: any Clock

    func findList(_ address: SyncAddress, _ request: SyncListRequest) throws(SyncListFailure) -> SyncStart {
        let (url, courier) = try courier(address.url, user: address.user, request)
        let discovery = CalDAVDiscovery(courier)
        let found = try answer(from: url, address) { () throws(Refusal) in try discovery.lists(from: url) }
        if let name = request.newList {
            if let list = found.lists.first(where: { $0.name?.lowercased() == name.lowercased() }) {
                throw .listExists(SyncListsResponse.List(list), user: address.user)
            }
            let made = try answer(from: url, address) { () throws(Refusal) in
                try discovery.makeList(name, besides: found)
            }
            return .ready(SyncedListName(url: made.text, name: name))
        }
        let lists = found.lists.filter(\.isWritable)
        // A mistyped address must not lead to another list.
        if lists.count == 1, found.isAtAddress {
            return .ready(SyncedListName(url: lists[0].url.text, name: lists[0].name ?? lists[0].url.text))
        }
        return .mustChoose(
            SyncListsResponse(lists: found.lists.map(SyncListsResponse.List.init), address: address)
        )
    }

    /// Returns all lists of a server.
    func lists(at address: SyncAddress, _ request: SyncListRequest) throws(SyncListFailure) -> [SyncListsResponse.List]
    {
        let (url, courier) = try courier(address.url, user: address.user, request)
        return try answer(from: url, address) { () throws(Refusal) in
            try CalDAVDiscovery(courier).lists(from: url).lists.map(SyncListsResponse.List.init)
        }
    }

    func connect(
        _ url: String,
        user: String?,
        _ request: SyncListRequest
    ) throws(SyncListFailure) -> CalDAVCollection {
        let (url, courier) = try courier(url, user: user, request)
        return CalDAVCollection(url, courier)
    }

    private func courier(
        _ text: String,
        user: String?,
        _ request: SyncListRequest
    ) throws(SyncListFailure) -> (ResourceURL, CurlCourier) {
        guard let url = ResourceURL(text) else { throw .wrongAddress(text) }
        guard url.isSafe else { throw .server(.unsafeAddress(text)) }
        guard let user else { return (url, CurlCourier(login: nil, certificates: certificates)) }
        let password = if let typed = request.password { typed } else { try password(of: user, at: url) }
        guard let password else { throw .needsPassword(user: user, host: url.host) }
        guard let login = Login(user: user, password: password, server: url) else { throw .noPassword(.invalid) }
        return (url, CurlCourier(login: login, certificates: certificates))
    }

    private func password(of user: String, at url: ResourceURL) throws(SyncListFailure) -> String? {
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

    private func answer<Value>(
        from url: ResourceURL,
        _ address: SyncAddress,
        _ ask: () throws(Refusal) -> Value
    ) throws(SyncListFailure) -> Value {
        do {
            return try ask()
        } catch {
            if case .unauthorized = error, address.user == nil { throw .needsUser(url: url.text) }
            throw .server(ServerFailure(error, clock: clock))
        }
    }
}

extension SyncListsResponse.List {
    fileprivate init(_ list: CalDAVDiscovery.FoundList) {
        self.init(url: list.url.text, name: list.name, isWritable: list.isWritable)
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
    init(_ refusal: Refusal, clock: any Clock) {
        self =
            switch refusal {
            case .unauthorized: .wrongPassword
            case .forbidden(let message): .forbidden(message: message)
            case .missing, .missingParent: .missingList
            case .busy(let time):
                .busy(until: time.map { clock.moment(at: $0.instant(now: clock.now().instant)) })
            case .full(let message): .full(message: message)
            case .moved(let url): .moved(to: url?.text)
            case .serverError(let status, let message): .failed(status: status, message: message)
            case .unreachable(let failure):
                .unreachable(message: failure.message, isAboutCertificate: failure.isAboutCertificate)
            case .failed(let failure): ServerFailure(failure)
            case .unreadable, .staleToken, .unsupported, .conflict, .duplicate, .rejected, .inTrash: .unreadable
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
