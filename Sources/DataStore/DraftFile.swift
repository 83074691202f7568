import Entities
import Glibc

/// What is to become a file, beside it and for its owner alone.
struct DraftFile {
    private let path: String
    private let target: String
    private let descriptor: Int32

    /// What no file that somebody wrote by hand is called.
    private static let mark = ".adder-"
    private static let holes = "XXXXXX"

    init(of target: String) throws(StoreError) {
        var template = Array((target + DraftFile.mark + DraftFile.holes).utf8CString)
        self.target = target
        descriptor = mkstemp(&template)
        let code = errno
        path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard descriptor < 0 else {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            return
        }
        let kind: ListTrouble.Kind = [EACCES, EPERM].contains(code) ? .readOnly : ResultCode.openFailure(code)
        throw StoreError(kind, message: String(cString: strerror(code)), path: target)
    }

    /// Takes away what programs that were killed have left; nobody else may be at work on the file.
    static func removeLeftovers(of target: String) {
        let file = StoreFile(path: target)
        for name in file.neighbours where name.hasPrefix(file.name + mark) {
            guard name.utf8.count == (file.name + mark + holes).utf8.count else { continue }
            unlink(file.folder + name)
        }
    }

    /// Whoever owned the file still does, whoever is root today.
    func take(_ bytes: [UInt8], owner: (user: uid_t, group: gid_t)?) throws(StoreError) {
        defer { close(descriptor) }
        if let owner, owner.user != geteuid() { fchown(descriptor, owner.user, owner.group) }
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            sent += count
        }
        guard fsync(descriptor) == 0 else { throw failure() }
    }

    func replaceTarget() throws(StoreError) {
        guard rename(path, target) == 0 else { throw failure() }
    }

    func remove() {
        unlink(path)
    }

    private func failure() -> StoreError {
        let kind: ListTrouble.Kind = [ENOSPC, EDQUOT, EFBIG].contains(errno) ? .diskFull : .diskFailed
        return StoreError(kind, message: String(cString: strerror(errno)), path: target)
    }
}
