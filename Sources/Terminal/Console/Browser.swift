import CLinux
import Glibc
package import Vocabulary

/// The program that opens links: the command in BROWSER, which may need the terminal, or else that of the desktop.
package struct Browser {
    /// The program of the desktop that opens links in the user's browser.
    private static let desktop = "xdg-open"
    /// The time in milliseconds in which it fails, if it does. Some browsers run on as its child.
    private static let failureTime: Int32 = 3_000

    private let command: String?

    /// - Parameter command: The value of `BROWSER`, which can have several commands with a colon between them.
    package init(command: String? = nil) {
        self.command = command?.split(separator: ":").first.map(String.init)
    }

    var needsTerminal: Bool { command != nil }

    func open(_ link: String) -> BrowserFailure? {
        command.map { run($0, link) } ?? start(link)
    }

    /// Runs the command of the user, which has the terminal until it ends.
    private func run(_ command: String, _ link: String) -> BrowserFailure? {
        let status: Int32?
        do {
            status = try ChildProcess(command.hasSuffix(" %s") ? String(command.dropLast(3)) : command, [link]).wait(
                unless: BlockedSignals()
            )
        } catch {
            return .noProgram(command)
        }
        return Browser.failure(of: command, status ?? 0)
    }

    private func start(_ link: String) -> BrowserFailure? {
        guard let child = try? ChildProcess.spawn(Browser.desktop, [Browser.desktop, link], discardingOutput: true)
        else {
            return .noProgram(Browser.desktop)
        }
        let descriptor = adder_watch(child)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var status: Int32 = 0
        guard poll(&source, 1, Browser.failureTime) > 0, waitpid(child, &status, WNOHANG) == child else { return nil }
        return Browser.failure(of: Browser.desktop, (status >> 8) & 0xFF)
    }

    private static func failure(of program: String, _ status: Int32) -> BrowserFailure? {
        switch status {
        case 0: nil
        case 126, 127: .noProgram(program)
        default: .status(program, status)
        }
    }
}

extension Conversation {
    package var browserNeedsTerminal: Bool { browser.needsTerminal }

    /// Opens a link in the browser. Returns the reason if that fails.
    package func browse(_ link: String) -> BrowserFailure? {
        if browser.needsTerminal {
            willTakeTerminal()
            endPage()
        }
        messages.output.flush()
        return browser.open(link)
    }
}
