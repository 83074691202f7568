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
            let status = try ChildProgram(command, [path]).wait()
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
}
