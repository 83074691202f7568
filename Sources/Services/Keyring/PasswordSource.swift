import Glibc
package import Programs

/// The user's choice of where the password comes from.
package enum PasswordSource: Sendable {
    /// A program that prints it, with its arguments. No shell is involved.
    case program([String])
    /// A file that only the user can read.
    case file(String)
}

package enum PasswordFailure: Error, Equatable {
    case program(ProgramFailure, name: String)
    /// The program ended with this status.
    case status(Int32, name: String)
    case unreadable(path: String, reason: String)
    /// Other users may read the file.
    case notPrivate(path: String)
    /// The output or the file has no password in its first line.
    case missing(String)
}

extension PasswordSource {
    private static let maximumSize = 1 << 16
    /// In seconds. The program may have to ask for a passphrase in a window, but a sync must not wait for ever.
    private static let maximumTime = 30

    /// Returns the first line of the output or of the file.
    package func password() throws(PasswordFailure) -> String {
        let (text, name) =
            switch self {
            case .program(let words): (try PasswordSource.output(words), words[0])
            case .file(let path): (try PasswordSource.contents(path), path)
            }
        let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard !line.isEmpty, let password = String(validating: line, as: UTF8.self) else { throw .missing(name) }
        return password
    }

    private static func output(_ words: [String]) throws(PasswordFailure) -> [UInt8] {
        let run: ProgramRun
        do throws(ProgramFailure) {
            run = try ProgramRun(words[0], Array(words.dropFirst()), within: maximumTime)
        } catch {
            throw .program(error, name: words[0])
        }
        guard run.status == 0 else { throw .status(run.status, name: words[0]) }
        return run.output
    }

    private static func contents(_ path: String) throws(PasswordFailure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "not a file")
        }
        guard facts.st_uid == getuid(), facts.st_mode & 0o077 == 0 else { throw .notPrivate(path: path) }
        var bytes = [UInt8](repeating: 0, count: maximumSize)
        let count = read(file, &bytes, bytes.count)
        guard count >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        return Array(bytes.prefix(count))
    }
}
