import Entities
import Glibc

/// What is to become a file, beside it and for its owner alone.
struct DraftFile {
    let path: String
    private let target: String
    private let descriptor: Int32

    /// What no file that somebody wrote by hand is called.
    private static let mark = ".adder-draft-"
    private static let holes = "XXXXXX"

    /// Locked as long as somebody is at work on it, which tells it from what killed programs have left.
    init(of target: String) throws(StoreError) {
        self.target = target
        while true {
            var template = Array((target + DraftFile.mark + DraftFile.holes).utf8CString)
            let descriptor = mkstemp(&template)
            guard descriptor >= 0 else { throw DraftFile.refusal(errno, target) }
            let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            flock(descriptor, LOCK_EX | LOCK_NB)
            // Before it was locked somebody may have taken it for a leftover.
            if access(path, F_OK) == 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    private static func refusal(_ code: Int32, _ target: String) -> StoreError {
        let kind: ListTrouble.Kind = [EACCES, EPERM].contains(code) ? .readOnly : ResultCode.openFailure(code)
        return StoreError(kind, message: String(cString: strerror(code)), path: target)
    }

    static func isName(_ name: String) -> Bool {
        name.utf8.suffix((mark + holes).utf8.count).starts(with: mark.utf8)
    }

    /// Takes away what programs that were killed have left of the file and of its copies.
    static func removeLeftovers(of target: String) {
        let file = StoreFile(path: target)
        for name in file.neighbours where name.hasPrefix(file.name + ".") && isName(name) {
            removeUnlessLocked(file.folder + name)
        }
    }

    private static func removeUnlessLocked(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_nlink == 1 else { return }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
    }

    /// Whoever owned the file still does, whoever is root today.
    func take(_ bytes: [UInt8], owner: StoreFile.Owner?) throws(StoreError) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            sent += count
        }
        try settle(owner: owner)
    }

    /// Brings onto the disk what is in it by now.
    func settle(owner: StoreFile.Owner?, mode: mode_t? = nil) throws(StoreError) {
        var mode = mode
        if let owner, (owner.user, owner.group) != (geteuid(), getegid()),
            fchown(descriptor, owner.user, owner.group) != 0
        {
            // What was meant for one group is not for another.
            mode = mode.map { $0 & 0o700 }
        }
        if let mode { fchmod(descriptor, mode) }
        guard fsync(descriptor) == 0 else { throw failure() }
    }

    /// To be called once it has become what it was to be, or nothing.
    func finish() {
        close(descriptor)
    }

    func replaceTarget() throws(StoreError) {
        guard rename(path, target) == 0 else { throw failure() }
    }

    /// False where there is something already.
    func becomeTarget() throws(StoreError) -> Bool {
        if link(path, target) == 0 {
            unlink(path)
            return true
        }
        if errno == EEXIST { return false }
        // Not every file system knows files with two names.
        var facts = stat()
        if lstat(target, &facts) == 0 { return false }
        try replaceTarget()
        return true
    }

    func remove() {
        unlink(path)
    }

    private func failure() -> StoreError {
        let code = errno
        let kind: ListTrouble.Kind =
            switch code {
            case ENOSPC, EDQUOT, EFBIG: .diskFull
            case EISDIR: .notAFile
            default: .diskFailed
            }
        let message = code == EISDIR ? "a folder" : String(cString: strerror(code))
        return StoreError(kind, message: message, path: target)
    }
}
