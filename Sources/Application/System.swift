import Almanac
import CommandLine
import Glibc
import ModuleKit
import Presentation
import ProgramOutput
import Terminal
import Vocabulary

/// The process environment: arguments, variables and terminals.
struct System {
    /// `nil` if not even the name of the program is known.
    let arguments: [[UInt8]]?
    let variable: (String) -> [UInt8]?
    let isTerminal: (Int32) -> Bool
    let columns: (Int32) -> Int?
    var rows: (Int32) -> Int? = { _ in nil }

    static var process: System {
        System(
            arguments: ProcessArguments.words,
            variable: { name in getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } },
            isTerminal: { isatty($0) == 1 },
            columns: { TerminalSize(of: $0).columns },
            rows: { TerminalSize(of: $0).rows }
        )
    }
}

// MARK: - Derived values

extension System {
    /// Returns a variable whose value must be valid UTF-8, or `nil` if it is empty or not set.
    func text(_ name: String) throws(ErrorMessage) -> String? {
        guard let bytes = variable(name), !bytes.isEmpty else { return nil }
        do {
            return try RawText.text(bytes)
        } catch {
            throw ApplicationSentences.notText(variable: name)
        }
    }

    func makeClock() throws(ErrorMessage) -> any Clock {
        try checkZone()
        guard let text = try text("ADDER_NOW") else { return SystemClock() }
        guard let (day, time) = Moment.dayAndTime(text) else { throw ApplicationSentences.notATime(text) }
        guard let moment = Moment(local: day, at: time) else { throw ApplicationSentences.timeOutOfRange(text) }
        return FixedClock(moment)
    }

    /// The C library reads the file that TZ names, and would wait for a pipe.
    private func checkZone() throws(ErrorMessage) {
        guard let zone = word("TZ") else { return }
        var path = String(zone.drop { $0 == ":" })
        let isName = !path.hasPrefix("/")
        if isName { path = "\(word("TZDIR") ?? "/usr/share/zoneinfo")/\(path)" }
        var details = stat()
        guard stat(path, &details) == 0 else { return }
        let kind = details.st_mode & S_IFMT
        // A folder of zones is an unknown zone.
        if kind == S_IFREG || isName && kind == S_IFDIR { return }
        throw ApplicationSentences.notAZone(zone)
    }

    var canMoveCursor: Bool { nonEmpty("TERM").map { $0 != "dumb" } ?? false }

    func makeConsole() -> Console {
        let console = Console(
            output: Output(descriptor: STDOUT_FILENO),
            messages: Output(descriptor: STDERR_FILENO),
            columns: { width(of: STDOUT_FILENO) },
            rows: { isTerminal(STDOUT_FILENO) ? rows(STDOUT_FILENO) : nil },
            messageColumns: { width(of: STDERR_FILENO) },
            editor: isTerminal(STDIN_FILENO) && isTerminal(STDERR_FILENO)
                ? LineEditor(canMoveCursor: canMoveCursor) : nil,
            textEditor: TextEditor(
                command: nonEmpty("VISUAL") ?? nonEmpty("EDITOR") ?? "vi",
                folder: nonEmpty("TMPDIR") ?? EditorPage.defaultFolder
            )
        )
        console.answers.hasSigns = hasSigns
        console.conversation.browser = Browser(
            commands: nonEmpty("BROWSER"),
            hasDisplay: nonEmpty("DISPLAY") != nil || nonEmpty("WAYLAND_DISPLAY") != nil
        )
        console.conversation.pagerCommand = { CommandRouter.oneShot.command(.settings(.pager)) }
        return console
    }

    /// Returns `nil` if paging is off, or if the terminal cannot move its cursor.
    func makePager(_ chosen: String?) -> Pager? {
        guard isTerminal(STDOUT_FILENO), canMoveCursor else { return nil }
        // An empty PAGER disables paging.
        return Pager(
            command: chosen ?? word("PAGER") ?? "less",
            folders: (word("PATH") ?? "/usr/bin:/bin").split(separator: ":"),
            columns: { columns(STDOUT_FILENO) },
            rows: { rows(STDOUT_FILENO) }
        )
    }

    /// `false` if the locale names an encoding other than UTF-8, or on the console of Linux, whose fonts have few signs.
    private var hasSigns: Bool {
        let locale = nonEmpty("LC_ALL") ?? nonEmpty("LC_CTYPE") ?? nonEmpty("LANG")
        return locale.map { LocaleName($0).isUTF8 } ?? true && word("TERM") != "linux"
    }

    /// The locale of dates, such as `ko_KR.UTF-8`.
    var locale: String {
        nonEmpty("LC_ALL") ?? nonEmpty("LC_TIME") ?? nonEmpty("LANG") ?? ""
    }

    private func nonEmpty(_ name: String) -> String? {
        word(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The option overrides the setting.
    func hasColor(for invocation: Invocation, _ style: AnswerStyle, chosen: ColorChoice) -> Bool {
        let choice = invocation.value(of: .color).flatMap(ColorChoice.init) ?? chosen
        return style != .plain
            && choice.isOn(isTerminal: isTerminal(STDOUT_FILENO), environment: word)
    }

    /// Returns the width in columns, or `nil` if it is not a terminal.
    private func width(of descriptor: Int32) -> Int? {
        guard isTerminal(descriptor) else { return nil }
        return word("COLUMNS").flatMap { Int(digits: $0) }.flatMap { $0 > 0 ? $0 : nil } ?? columns(descriptor)
    }

    /// Returns a variable without requiring valid UTF-8, for values that are compared with known words.
    func word(_ name: String) -> String? {
        variable(name).map { String(decoding: $0, as: UTF8.self) }
    }
}
