import CFileGuard
import Entities
import Glibc
import Vocabulary

/// A temporary file next to its target, readable only by its owner, that later replaces the target.
struct DraftFile {
    let path: String
    private let target: String
    private let descriptor: Int32

    private static let marker = ".adder-draft-"
    /// Filled in by `mkstemp`.
    private static let placeholder = "XXXXXX"

    /// The number of drafts in a row that other processes may delete before they are locked.
    private static let maximumAttempts = 100

    /// Creates the draft and locks it. An unlocked draft is left over from a killed process.
    init(of target: String) throws(ListError) {
        self.target = target
        for _ in 0..<DraftFile.maximumAttempts {
            var template = Array((target + DraftFile.marker + DraftFile.placeholder).utf8CString)
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { throw DraftFile.creationError(errno, target) }
            let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            flock(descriptor, LOCK_EX | LOCK_NB)
            // Another process may have deleted it as a leftover before it was locked.
            var details = stat()
            if fstat(descriptor, &details) != 0 || details.st_nlink > 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
        throw ListError(.cannotCreate, path: target, detail: .deletedDraft)
    }

    /// Runs the body with terminating and stopping signals blocked, so that none leaves a draft behind.
    static func withSignalsBlocked<Value>(_ body: () throws(ListError) -> Value) throws(ListError) -> Value {
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    private static func creationError(_ code: Int32, _ target: String) -> ListError {
        let kind: ListError.Kind = [EACCES, EPERM].contains(code) ? .readOnly : ResultCode.openFailure(code)
        return ListError(kind, path: target, detail: .system(code))
    }

    static func isDraftName(_ name: String) -> Bool {
        name.utf8.suffix((marker + placeholder).utf8.count).starts(with: marker.utf8)
    }

    /// Deletes drafts of the file and of its backups that killed processes left behind.
    static func removeLeftovers(of target: String) {
        let file = StoreFile(path: target)
        for name in file.siblingNames where name.hasPrefix(file.name + ".") && isDraftName(name) {
            removeUnlessLocked(file.folder + name)
        }
    }

    private static func removeUnlessLocked(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var details = stat()
        guard fstat(descriptor, &details) == 0, details.st_mode & S_IFMT == S_IFREG, details.st_nlink == 1 else {
            return
        }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }

    /// Writes the bytes and syncs them. `owner` keeps root from taking over a user's file.
    func write(_ bytes: [UInt8], owner: StoreFile.Owner?) throws(ListError) {
        try append(bytes)
        try sync(owner: owner)
    }

    /// Writes the bytes after those written before.
    func append(_ bytes: [UInt8]) throws(ListError) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                Glibc.write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            sent += count
        }
    }

    /// Sets the owner and mode, and syncs the file.
    func sync(owner: StoreFile.Owner?, mode: mode_t? = nil) throws(ListError) {
        var mode = mode
        if let owner, (owner.user, owner.group) != (geteuid(), getegid()),
            fchown(descriptor, owner.user, owner.group) != 0
        {
            // The group couldn't be kept, so its permissions mustn't apply to another group.
            mode = mode.map { $0 & 0o700 }
        }
        if let mode { fchmod(descriptor, mode) }
        guard fsync(descriptor) == 0 else { throw failure() }
    }

    /// Closes the draft, and so unlocks it. Call after it has replaced its target or has been removed.
    func finish() {
        close(descriptor)
    }

    func replaceTarget() throws(ListError) {
        guard rename(path, target) == 0 else { throw failure() }
    }

    /// Gives the draft its target name. Returns `false` if that name is taken.
    func createTarget() throws(ListError) -> Bool {
        // A link would leave a second name if the process is killed before the first one is removed.
        switch adder_rename_to_new(path, target) {
        case 0: return true
        case EEXIST: return false
        default: break
        }
        if link(path, target) == 0 {
            unlink(path)
            return true
        }
        if errno == EEXIST { return false }
        // Not every file system supports hard links.
        if StoreFile(path: target).isTaken { return false }
        try replaceTarget()
        return true
    }

    func remove() {
        unlink(path)
    }

    private func failure() -> ListError {
        let code = errno
        let kind: ListError.Kind =
            switch code {
            case ENOSPC, EDQUOT, EFBIG: .diskFull
            case EISDIR: .notAFile
            default: .diskFailed
            }
        return ListError(kind, path: target, detail: code == EISDIR ? .folder : .system(code))
    }
}
