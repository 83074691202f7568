import Entities
import Glibc

/// The file that the list lives in, and the folder that we may make for it.
package struct StoreFile: Equatable, Sendable {
    package let path: String
    /// A folder that is ours to create if it is missing, with what leads to it.
    package let ownFolder: String?

    package init(path: String, ownFolder: String? = nil) {
        self.path = path
        self.ownFolder = ownFolder
    }

    /// Whether there is something at the path; a broken link is something only to those who want to create.
    func exists() throws(StoreError) -> Bool {
        var facts = stat()
        guard stat(path, &facts) != 0 else { return true }
        if errno == ENOENT { return false }
        throw refusal(errno, about: path)
    }

    /// Creates an empty file that only its owner can read, and never through somebody's link.
    func create() throws(StoreError) {
        try createFolders()
        let descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_RDWR, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            throw refusal(errno, about: path)
        } else if try !exists() {
            throw StoreError(.cannotCreate, message: "a symbolic link that leads nowhere is in the way", path: path)
        }
    }

    private func createFolders() throws(StoreError) {
        guard let ownFolder else { return }
        let ends = ownFolder.indices.dropFirst().filter { ownFolder[$0] == "/" } + [ownFolder.endIndex]
        for end in ends where mkdir(String(ownFolder[..<end]), 0o700) != 0 && errno != EEXIST {
            throw refusal(errno, about: String(ownFolder[..<end]))
        }
    }

    private func refusal(_ code: Int32, about path: String) -> StoreError {
        StoreError(ResultCode.openFailure(code), message: String(cString: strerror(code)), path: path)
    }

    // MARK: Backups

    /// Where the list goes before its shape changes.
    func backupPath(ofVersion version: Int) -> String {
        "\(path).backup-v\(version)"
    }

    /// Makes way for a copy: whatever a broken attempt left here is gone.
    func replaceWithEmpty() throws(StoreError) {
        unlink(path)
        try create()
    }

    func rename(to target: String) throws(StoreError) {
        guard Glibc.rename(path, target) != 0 else { return }
        throw refusal(errno, about: target)
    }

    /// A copy that stands beside the file.
    func backupBeside() -> String? {
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { String(path[...$0]) } ?? "."
        let prefix = (slash.map { String(path[path.index(after: $0)...]) } ?? path) + ".backup"
        guard let entries = opendir(folder) else { return nil }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(prefix) { return slash == nil ? name : folder + name }
        }
        return nil
    }
}
