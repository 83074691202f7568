/// The file system operations of the generator. All paths are absolute.
package protocol FileSystem: AnyObject {
    /// Returns the attributes without following a link; `nil` if there is no such file.
    func attributes(of path: String) -> FileAttributes?
    /// Returns the names in a folder, sorted.
    func names(in folder: String) throws(FileError) -> [String]
    func read(_ path: String) throws(FileError) -> [UInt8]
    func canWrite(in folder: String) -> Bool
    /// Returns the path with links resolved; `nil` if there is no such file.
    func realPath(of path: String) -> String?

    /// Locks a folder until `unlock` is called or the process ends; returns `false` if another process holds the lock.
    func lock(_ folder: String) -> Bool
    func unlock()

    func makeFolder(_ path: String) throws(FileError)
    /// Creates a file, which must not exist. The umask applies unless `isExact` is set.
    func write(_ bytes: [UInt8], to path: String, mode: UInt32, isExact: Bool) throws(FileError)
    func move(_ path: String, to other: String) throws(FileError)
    func removeFile(_ path: String) throws(FileError)
    /// Removes an empty folder.
    func removeFolder(_ path: String) throws(FileError)
}

package struct FileAttributes: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case file
        case folder
        case link
        case other
    }

    package let kind: Kind
    /// The permission bits.
    package let mode: UInt32

    package init(_ kind: Kind, mode: UInt32) {
        self.kind = kind
        self.mode = mode
    }
}

/// An error of the file system.
package struct FileError: Error, Equatable, Sendable {
    package let path: String
    package let reason: String

    package init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension FileSystem {
    func isFile(_ path: String) -> Bool {
        attributes(of: path)?.kind == .file
    }

    func isFolder(_ path: String) -> Bool {
        attributes(of: path)?.kind == .folder
    }

    /// Returns the text of a file; `nil` if it can't be read or is not UTF-8.
    func text(_ path: String) -> String? {
        (try? read(path)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Returns the relative paths of all files below a folder, sorted, without links and hidden files.
    func files(below folder: String) throws(FileError) -> [String] {
        var found: [String] = []
        for name in try names(in: folder) where !name.hasPrefix(".") {
            switch attributes(of: "\(folder)/\(name)")?.kind {
            case .file: found.append(name)
            case .folder: found += try files(below: "\(folder)/\(name)").map { "\(name)/\($0)" }
            default: break
            }
        }
        return found
    }

    /// Returns the relative paths of everything below a folder, sorted. Of folders, only empty ones are included.
    func everything(below folder: String) -> [String] {
        ((try? names(in: folder)) ?? []).flatMap { name -> [String] in
            guard isFolder("\(folder)/\(name)") else { return [name] }
            let inner = everything(below: "\(folder)/\(name)")
            return inner.isEmpty ? [name] : inner.map { "\(name)/\($0)" }
        }
    }

    /// Returns the first parent of a path that exists but is not a folder, such as a link; `nil` if there is none.
    func nonFolder(onPathTo path: String, from root: String) -> String? {
        let folders = RelativePath(path)?.folders ?? []
        return folders.first { folder in attributes(of: "\(root)/\(folder)").map { $0.kind != .folder } ?? false }
    }
}
