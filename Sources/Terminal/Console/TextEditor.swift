import Glibc
package import Vocabulary

/// The user's text editor, opened on a private temporary file.
package final class TextEditor {
    package enum Ending: Equatable, Sendable {
        /// The saved contents.
        case closed([UInt8])
        /// - Parameter saved: The contents, if they were changed.
        case failed(EditorFailure, saved: [UInt8]?)
        /// The program received a signal, which terminates it once signals are released.
        /// - Parameter saved: The contents, if they were changed.
        case interrupted(saved: [UInt8]?)
    }

    /// The value of the environment variable, which may include arguments.
    private let command: String
    private let folder: String
    /// The path of the temporary file while it exists.
    package private(set) var path: String?
    /// Blocks terminating signals while the file exists, so that its path can be reported to the user.
    private var blockedSignals: BlockedSignals?

    package init(command: String, folder: String) {
        self.command = command
        self.folder = folder
    }

    deinit {
        discard()
        releaseSignals()
    }

    /// Writes the page to the file and waits until the editor exits.
    /// - Parameter line: The line to edit first, if the editor can open a file there.
    package func edit(_ page: String, at line: Int? = nil) -> Ending {
        let signals = blockedSignals ?? BlockedSignals()
        blockedSignals = signals
        do throws(EditorFailure) {
            let path = try write(page)
            guard let status = try run(on: path, at: line, signals) else {
                return .interrupted(saved: changedText(page))
            }
            switch status {
            case 0: return .closed(try read(path))
            case 126, 127: return .failed(.noCommand(command), saved: changedText(page))
            default: return .failed(.status(command, status), saved: changedText(page))
            }
        } catch {
            return .failed(error, saved: changedText(page))
        }
    }

    /// Returns the contents of the file if they differ from the page it was opened with.
    private func changedText(_ page: String) -> [UInt8]? {
        guard let path, let bytes = try? read(path) else { return nil }
        return bytes == Array(page.utf8) ? nil : bytes
    }

    /// The file next to the page in which an editor that was ended has kept what it had not saved.
    package var recoveryPath: String? {
        guard let name = path?.split(separator: "/").last else { return nil }
        // Of Vim, of nano and of Emacs
        let names = [".\(name).swp", "\(name).save", "#\(name)#"]
        return names.map { "\(folder)/\($0)" }.first { access($0, F_OK) == 0 }
    }

    /// Unblocks signals; a pending one terminates the program now.
    package func releaseSignals() {
        blockedSignals = nil
    }

    /// Deletes the temporary file.
    package func discard() {
        if let path { unlink(path) }
        path = nil
    }

    /// Keeps the temporary file for the user and returns its path.
    package func keep() -> String? {
        defer { path = nil }
        return path
    }
}

extension EditorFailure {
    fileprivate static func systemError(_ subject: String, code: Int32 = errno) -> EditorFailure {
        .system("\(subject): \(String(cString: strerror(code)))")
    }
}

extension TextEditor {
    private func write(_ page: String) throws(EditorFailure) -> String {
        var template = Array("\(folder)/\(EditorPage.template)".utf8CString)
        // mkstemps creates the file with mode 0600 and never follows a link.
        let descriptor = mkstemps(&template, Int32(EditorPage.end.utf8.count))
        guard descriptor >= 0 else { throw noFile(errno) }
        defer { close(descriptor) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let draft = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        // The previous page may be the only copy of what the user typed. So it is replaced only by a complete one.
        var written = FullWrite.write(Array(page.utf8), to: descriptor)
        if let path, written == .done, rename(draft, path) != 0 { written = .failed(code: errno) }
        if case .failed(let code) = written {
            unlink(draft)
            throw noFile(code)
        }
        let path = path ?? draft
        self.path = path
        return path
    }

    private func noFile(_ code: Int32) -> EditorFailure {
        .noTemporaryFolder(folder: folder, reason: String(cString: strerror(code)))
    }

    /// `true` if the editor can ask a person.
    package var hasTerminal: Bool {
        if isatty(STDIN_FILENO) == 1 { return true }
        guard let terminal = TextEditor.openTerminal() else { return false }
        close(terminal)
        return true
    }

    /// Opens the terminal, or else `/dev/null`, as the standard input of the editor; returns `nil` if standard input is
    /// a terminal already.
    private static func openInput() -> Int32? {
        if isatty(STDIN_FILENO) == 1 { return nil }
        return openTerminal() ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
    }

    private static func openTerminal() -> Int32? {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        return terminal >= 0 ? terminal : nil
    }

    private func read(_ path: String) throws(EditorFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw EditorFailure.systemError(path) }
        defer { close(descriptor) }
        do {
            return try Input(descriptor: descriptor).readAll()
        } catch {
            throw EditorFailure.systemError(path)
        }
    }

    /// Returns the exit status of the editor, or `nil` if the program has to terminate first.
    private func run(on path: String, at line: Int?, _ signals: BlockedSignals) throws(EditorFailure) -> Int32? {
        let input = TextEditor.openInput()
        defer { if let input { close(input) } }
        do {
            return try ChildProcess(command, EditorLine.arguments(path, at: line, of: command), input: input).wait(
                unless: signals
            )
        } catch {
            throw .system(error.reason)
        }
    }
}
