package import Entities
import Glibc

/// A small file of text that people edit as well: read as it is, and replaced as a whole.
package struct TextFile: Equatable, Sendable {
    /// More than that nobody wrote by hand.
    package static let longest = 1 << 20

    private let file: StoreFile
    private let followsLinks: Bool
    /// For so many milliseconds somebody else may be at it.
    private let patience: Int

    /// A link in the place of a file that nobody but us writes is somebody's trap.
    package init(_ file: StoreFile, followsLinks: Bool = true, patience: Int = 10_000) {
        self.file = file
        self.followsLinks = followsLinks
        self.patience = patience
    }

    package var path: String { file.path }

    /// Nil where there is no such file.
    package func read() throws(StoreError) -> [UInt8]? {
        // A pipe that is put in its place must not keep anyone waiting.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            if errno == ELOOP, !followsLinks {
                throw StoreError(.notAFile, message: "a symbolic link", path: path)
            }
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw file.refusal(errno, about: path)
        }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { throw failure() }
        guard facts.st_mode & S_IFMT == S_IFREG else {
            throw StoreError(.notAFile, message: StoreFile.name(of: facts.st_mode), path: path)
        }
        guard facts.st_size <= TextFile.longest else {
            throw StoreError(.notAFile, message: "longer than \(TextFile.longest) bytes", path: path)
        }
        return try bytes(of: descriptor)
    }

    /// The same, for those who know of no storage.
    package func contents() throws(ListTrouble) -> [UInt8]? {
        do {
            return try read()
        } catch {
            throw error.trouble
        }
    }

    private func bytes(of descriptor: Int32) throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while case let count = Glibc.read(descriptor, &chunk, chunk.count), count != 0 {
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure() }
            bytes += chunk.prefix(count)
        }
        return bytes
    }

    private func failure() -> StoreError {
        StoreError(.diskFailed, message: String(cString: strerror(errno)), path: path)
    }
}

// MARK: - Changes

extension TextFile {
    /// Gives the file what the closure makes of its bytes, all of it or nothing; where that is what is there already,
    /// nothing is touched. Through a link that is there the file behind it is changed.
    package func change(_ edit: ([UInt8]) -> [UInt8]) throws(StoreError) {
        if try !file.exists() {
            if edit([]).isEmpty { return }
            try createFolder()
        }
        let target = try target()
        let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw file.refusal(errno, about: path) }
        defer { close(folder) }
        try takeTurn(in: folder)
        let old = try read()
        let new = edit(old ?? [])
        guard new != old ?? [] else { return }
        try undisturbed { () throws(StoreError) in
            DraftFile.removeLeftovers(of: target.path)
            let draft = try DraftFile(of: target.path)
            defer { draft.finish() }
            do throws(StoreError) {
                try draft.take(new, owner: StoreFile(path: target.path).owner)
                try draft.replaceTarget()
            } catch {
                draft.remove()
                throw error
            }
            fsync(folder)
        }
    }

    /// Two that change the file at once take turns; a file system without locks is no reason not to change it.
    private func takeTurn(in folder: Int32) throws(StoreError) {
        let step = 5
        var waited = 0
        while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            guard waited < patience else {
                throw StoreError(.busy, message: "another program is writing to it", path: path)
            }
            usleep(useconds_t(step * 1_000))
            waited += step
        }
    }

    /// Whatever ends or stops the program waits until the body has come to its end.
    private func undisturbed(_ body: () throws(StoreError) -> Void) throws(StoreError) {
        var (signals, before) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        for signal in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP] { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private func createFolder() throws(StoreError) {
        do {
            try file.createFolders()
        } catch {
            let kind: ListTrouble.Kind = error.kind == .notPermitted ? .readOnly : error.kind
            throw StoreError(kind, message: error.message, path: path)
        }
    }

    /// The file behind the links, and the folder that it is in.
    private func target() throws(StoreError) -> (path: String, folder: String) {
        var facts = stat()
        guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFLNK else {
            return (path, file.folder)
        }
        guard let real = realpath(path, nil) else { throw file.refusal(errno, about: path) }
        defer { free(real) }
        let target = StoreFile(path: String(cString: real))
        return (target.path, target.folder)
    }
}
