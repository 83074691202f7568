/// What the generator asks of the system's files; paths are absolute.
package protocol FileSystem: AnyObject {
    /// Nil where there is nothing; a link is not followed.
    func facts(of path: String) -> FileFacts?
    /// Sorted.
    func names(in folder: String) throws(FileTrouble) -> [String]
    func read(_ path: String) throws(FileTrouble) -> [UInt8]
    func canWrite(in folder: String) -> Bool
    /// The path without links in it; nil where there is nothing.
    func real(_ path: String) -> String?

    /// Whether nobody else of ours works in the folder; nobody will until the process ends or `unlock` is called.
    func lock(_ folder: String) -> Bool
    func unlock()

    func makeFolder(_ path: String) throws(FileTrouble)
    /// Fails where something is there; a mode that is not exact is cut down as for any new file.
    func write(_ bytes: [UInt8], to path: String, mode: UInt32, isExact: Bool) throws(FileTrouble)
    func move(_ path: String, to other: String) throws(FileTrouble)
    func removeFile(_ path: String) throws(FileTrouble)
    /// Fails where something is in it.
    func removeFolder(_ path: String) throws(FileTrouble)
}

package struct FileFacts: Equatable, Sendable {
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

/// What the system refused.
package struct FileTrouble: Error, Equatable, Sendable {
    package let path: String
    package let reason: String

    package init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }
}

extension FileSystem {
    func isFile(_ path: String) -> Bool {
        facts(of: path)?.kind == .file
    }

    func isFolder(_ path: String) -> Bool {
        facts(of: path)?.kind == .folder
    }

    /// Nil where it is no text that can be read.
    func text(_ path: String) -> String? {
        (try? read(path)).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// The files below a folder, from it on, sorted; links and what hides behind a dot are left out.
    func files(below folder: String) throws(FileTrouble) -> [String] {
        var found: [String] = []
        for name in try names(in: folder) where !name.hasPrefix(".") {
            switch facts(of: "\(folder)/\(name)")?.kind {
            case .file: found.append(name)
            case .folder: found += try files(below: "\(folder)/\(name)").map { "\(name)/\($0)" }
            default: break
            }
        }
        return found
    }

    /// Whatever is below a folder, from it on, sorted; folders only where nothing is in them.
    func everything(below folder: String) -> [String] {
        ((try? names(in: folder)) ?? []).flatMap { name -> [String] in
            guard isFolder("\(folder)/\(name)") else { return [name] }
            let inner = everything(below: "\(folder)/\(name)")
            return inner.isEmpty ? [name] : inner.map { "\(name)/\($0)" }
        }
    }

    /// The nearest folder to a path, itself among them, that is no real one on the way from a root; nil where all are.
    func detour(to path: String, from root: String) -> String? {
        let folders = RelativePath(path)?.folders ?? []
        return folders.first { folder in facts(of: "\(root)/\(folder)").map { $0.kind != .folder } ?? false }
    }
}
