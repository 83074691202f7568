import CEditline
import Glibc

/// Somebody's editor, on a page of text that only they can read.
package final class TextEditor {
    package enum Ending: Equatable, Sendable {
        /// With what was saved.
        case closed([UInt8])
        case failed(String)
    }

    /// As it is set in the environment, arguments and all.
    private let command: String
    private let folder: String
    /// Where the page is while there is one.
    package private(set) var path: String?

    package init(command: String, folder: String) {
        self.command = command
        self.folder = folder
    }

    deinit {
        discard()
    }

    /// Writes the page and waits until its person has closed it.
    package func edit(_ page: String) -> Ending {
        do throws(SystemCallFailure) {
            let path = try write(page)
            let status = try run(on: path)
            guard status == 0 else { return .failed("\(command) ended with status \(status)") }
            return .closed(try read(path))
        } catch {
            return .failed(error.reason)
        }
    }

    /// The page is not needed any more.
    package func discard() {
        if let path { unlink(path) }
        path = nil
    }

    /// Leaves the page to its person, who has it at this path.
    package func keep() -> String? {
        defer { path = nil }
        return path
    }
}

/// What the system refused.
private struct SystemCallFailure: Error {
    let reason: String

    init(_ what: String, code: Int32 = errno) {
        reason = "\(what): \(String(cString: strerror(code)))"
    }
}

extension TextEditor {
    private func write(_ page: String) throws(SystemCallFailure) -> String {
        let descriptor: Int32
        if let path {
            descriptor = open(path, O_WRONLY | O_TRUNC | O_NOFOLLOW | O_CLOEXEC)
        } else {
            var template = Array("\(folder)/adder-XXXXXX.txt".utf8CString)
            // 0600, and never somebody's link.
            descriptor = mkstemps(&template, 4)
            if descriptor >= 0 {
                path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
            }
        }
        let failure = SystemCallFailure("no page in \(folder)")
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard descriptor >= 0, let path else { throw failure }
        var rest = Array(page.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let failure = SystemCallFailure(path)
                close(descriptor)
                throw failure
            }
            rest = rest.dropFirst(count)
        }
        close(descriptor)
        return path
    }

    private func read(_ path: String) throws(SystemCallFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw SystemCallFailure(path) }
        defer { close(descriptor) }
        do {
            return try Input(descriptor: descriptor).readAll()
        } catch {
            throw SystemCallFailure(path)
        }
    }

    /// By way of the shell, as the variable may hold a command with arguments.
    private func run(on path: String) throws(SystemCallFailure) -> Int32 {
        // Ctrl-C and Ctrl-\ in the editor are the editor's.
        let (interrupt, quit) = (signal(SIGINT, SIG_IGN), signal(SIGQUIT, SIG_IGN))
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
        }
        var attributes = posix_spawnattr_t()
        var defaults = sigset_t()
        sigfillset(&defaults)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        let words = ["/bin/sh", "-c", "\(command) \"$1\"", "sh", path].map { (word: String) in strdup(word) }
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, "/bin/sh", nil, &attributes, words + [nil], environ)
        guard code == 0 else { throw SystemCallFailure(command, code: code) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw SystemCallFailure(command) }
        }
        // As a shell tells it.
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }
}
