package import Boundary
import Glibc

/// Somebody's editor, on a page of text that only they can read.
package final class TextEditor {
    package enum Ending: Equatable, Sendable {
        /// With what was saved.
        case closed([UInt8])
        case failed(EditorFailure, hasWritten: Bool)
        /// The program was told to end meanwhile, and will once the signals are released.
        case left(hasWritten: Bool)
    }

    /// As it is set in the environment, arguments and all.
    private let command: String
    private let folder: String
    /// Where the page is while there is one.
    package private(set) var path: String?
    /// What ends the program waits while there is a page, of which somebody has to be told.
    private var heldSignals: HeldSignals?

    package init(command: String, folder: String) {
        self.command = command
        self.folder = folder
    }

    deinit {
        discard()
        releaseSignals()
    }

    /// Writes the page and waits until its person has closed it.
    package func edit(_ page: String) -> Ending {
        let signals = heldSignals ?? HeldSignals()
        heldSignals = signals
        do throws(EditorFailure) {
            let path = try write(page)
            guard let status = try run(on: path, signals) else { return .left(hasWritten: isWritten(page)) }
            switch status {
            case 0: return .closed(try read(path))
            case 126, 127: return .failed(.noCommand(command), hasWritten: isWritten(page))
            default: return .failed(.status(command, status), hasWritten: isWritten(page))
            }
        } catch {
            return .failed(error, hasWritten: isWritten(page))
        }
    }

    /// Whether there is anything else on the page than what it was opened with.
    private func isWritten(_ page: String) -> Bool {
        guard let path, let bytes = try? read(path) else { return false }
        return bytes != Array(page.utf8)
    }

    /// What was to end the program meanwhile ends it now.
    package func releaseSignals() {
        heldSignals = nil
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

extension EditorFailure {
    fileprivate static func refused(_ what: String, code: Int32 = errno) -> EditorFailure {
        .system("\(what): \(String(cString: strerror(code)))")
    }
}

extension TextEditor {
    private func write(_ page: String) throws(EditorFailure) -> String {
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
        let failure = EditorFailure.noPlace(folder: folder, reason: String(cString: strerror(errno)))
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard descriptor >= 0, let path else { throw failure }
        defer { close(descriptor) }
        if case .refused(let code) = WholeWrite.write(Array(page.utf8), to: descriptor) {
            throw EditorFailure.refused(path, code: code)
        }
        return path
    }

    /// Where standard input is the rest of a script, an editor has the terminal, or nothing to read at all; nil where
    /// standard input is a terminal itself.
    private static func keys() -> Int32? {
        if isatty(STDIN_FILENO) == 1 { return nil }
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        return terminal >= 0 ? terminal : open("/dev/null", O_RDONLY | O_CLOEXEC)
    }

    private func read(_ path: String) throws(EditorFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw EditorFailure.refused(path) }
        defer { close(descriptor) }
        do {
            return try Input(descriptor: descriptor).readAll()
        } catch {
            throw EditorFailure.refused(path)
        }
    }

    /// Nil where the program is to end first.
    private func run(on path: String, _ signals: HeldSignals) throws(EditorFailure) -> Int32? {
        let keys = TextEditor.keys()
        defer { if let keys { close(keys) } }
        do {
            return try ChildProgram(command, [path], input: keys).wait(unless: signals)
        } catch {
            throw .system(error.reason)
        }
    }
}
