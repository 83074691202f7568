import CLinux
import Glibc
package import Vocabulary

/// The program that opens links: a command in BROWSER, or else that of the desktop. One with a window runs in the background.
package final class Browser {
    /// The program of the desktop that opens links in the user's browser.
    private static let desktop = "xdg-open"
    /// The time in milliseconds in which it fails, if it does. Some browsers run on as its child.
    private static let failureTime: Int32 = 500
    /// The programs that open a window. Any other may need the terminal.
    private static let windowBrowsers: Set<Substring> = [
        "brave", "brave-browser", "chromium", "chromium-browser", "epiphany", "epiphany-browser", "falkon", "firefox",
        "firefox-esr", "gio", "gnome-www-browser", "google-chrome", "google-chrome-stable", "konqueror", "librewolf",
        "microsoft-edge", "microsoft-edge-stable", "midori", "opera", "qutebrowser", "sensible-browser", "vivaldi",
        "vivaldi-stable", "x-www-browser", "xdg-open",
    ]

    private let commands: [String]
    private let hasDisplay: Bool
    /// Those that were still running.
    private var children: [pid_t] = []

    /// - Parameters:
    ///   - commands: The value of `BROWSER`: commands with a colon between them, the first one that exists being used.
    ///   - hasDisplay: `false` on a console, where the program of the desktop opens a browser for the terminal.
    package init(commands: String? = nil, hasDisplay: Bool = true) {
        let commands = commands?.split(separator: ":").map(String.init) ?? []
        self.commands = commands.isEmpty ? [Browser.desktop] : commands
        self.hasDisplay = hasDisplay
    }

    var needsTerminal: Bool { commands.contains(where: needsTerminal) }

    /// A command that ends in “&” says that it runs in the background.
    private func needsTerminal(_ command: String) -> Bool {
        guard hasDisplay, let program = Browser.program(of: command) else { return command.last != "&" }
        return command.last != "&" && !Browser.windowBrowsers.contains(program)
    }

    /// Returns the name of the program, without its folder. Variables, and `env`, may stand before it.
    private static func program(of command: String) -> Substring? {
        for word in command.split(separator: " ") where !word.contains("=") {
            let name = word.split(separator: "/").last ?? word
            if name != "env" { return name }
        }
        return nil
    }

    func open(_ link: String) -> BrowserFailure? {
        var failure: BrowserFailure?
        for command in commands {
            failure = needsTerminal(command) ? run(command, link) : start(command, link)
            guard case .noProgram? = failure else { return failure }
        }
        return failure
    }

    /// Runs a command of the user, which has the terminal until it ends.
    private func run(_ command: String, _ link: String) -> BrowserFailure? {
        do {
            let child = try ChildProcess(command, [link], line: Browser.line(command))
            return Browser.failure(of: command, try child.wait(unless: BlockedSignals()) ?? 0)
        } catch {
            return .notStarted(command, reason: error.reason)
        }
    }

    /// Returns the line for the shell, in which the link is `$1`. It stands for `%s`, or at the end.
    static func line(_ command: String) -> String {
        var rest = command.utf8[...]
        while let last = rest.last, [UInt8(ascii: " "), UInt8(ascii: "&")].contains(last) { rest.removeLast() }
        var line: [UInt8] = []
        var hasLink = false
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%"), rest.first == UInt8(ascii: "s") else {
                line.append(byte)
                continue
            }
            rest.removeFirst()
            hasLink = true
            let quote = line.last.flatMap { [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains($0) ? $0 : nil }
            if let quote, rest.first == quote {
                line.removeLast()
                rest.removeFirst()
            }
            line += "\"$1\"".utf8
        }
        return String(decoding: line, as: UTF8.self) + (hasLink ? "" : " \"$1\"")
    }

    /// Starts a command with a window of its own, which gets no signals of this terminal.
    private func start(_ command: String, _ link: String) -> BrowserFailure? {
        children.removeAll { waitpid($0, nil, WNOHANG) != 0 }
        let words = ["sh", "-c", Browser.line(command), "sh", link]
        let child: pid_t
        do {
            child = try ChildProcess.spawn("/bin/sh", words, discardingOutput: true, hasOwnSession: true)
        } catch {
            return .notStarted(command, reason: error.reason)
        }
        let descriptor = adder_watch(child)
        defer { if descriptor >= 0 { close(descriptor) } }
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var status: Int32 = 0
        guard descriptor >= 0, poll(&source, 1, Browser.failureTime) > 0, waitpid(child, &status, WNOHANG) == child
        else {
            children.append(child)
            return nil
        }
        return Browser.failure(of: command, status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F)
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
            willTakeTerminal(false)
            endPage()
        }
        messages.output.flush()
        return browser.open(link)
    }
}
