import Almanac
import Boundary
import Glibc
import Grammar
import Presentation
import Terminal

/// What the application takes from the process that it runs in.
struct System {
    let arguments: [[UInt8]]
    let variable: (String) -> [UInt8]?
    let isTerminal: (Int32) -> Bool
    let columns: (Int32) -> Int?
    var rows: (Int32) -> Int? = { _ in nil }

    static var process: System {
        System(
            arguments: CommandLine.bytes,
            variable: { name in getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } },
            isTerminal: { isatty($0) == 1 },
            columns: { size(of: $0).flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } },
            rows: { size(of: $0).flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }
        )
    }
}

extension System {
    private static func size(of terminal: Int32) -> winsize? {
        var size = winsize()
        return ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }
}

// MARK: - What is made of it

extension System {
    /// A variable that has to be the text that somebody set; nil where it is empty or not there.
    func text(_ name: String) throws(Complaint) -> String? {
        guard let bytes = variable(name), !bytes.isEmpty else { return nil }
        do {
            return try RawText.text(bytes)
        } catch {
            throw Complaint(.badSettings, "\(name) is not UTF-8 text; set it to something that is, or use --db.")
        }
    }

    func makeClock() throws(Complaint) -> any Clock {
        guard let text = try text("ADDER_NOW") else { return SystemClock() }
        guard let moment = Moment(local: text) else {
            throw Complaint(.badSettings, "ADDER_NOW is “\(text)”, which is no day and time like 2026-11-21T09:30.")
        }
        return FixedClock(moment)
    }

    func makeConsole() -> Console {
        Console(
            output: Output(descriptor: STDOUT_FILENO),
            talk: Output(descriptor: STDERR_FILENO),
            columns: Console.Columns(
                ofAnswers: { width(of: STDOUT_FILENO) },
                ofTalk: { width(of: STDERR_FILENO) }
            ),
            rows: { isTerminal(STDOUT_FILENO) ? rows(STDOUT_FILENO) : nil },
            editor: isTerminal(STDIN_FILENO) && isTerminal(STDERR_FILENO)
                ? LineEditor(canMoveCursor: filled("TERM").map { $0 != "dumb" } ?? false) : nil,
            pager: makePager(),
            textEditor: TextEditor(
                command: filled("VISUAL") ?? filled("EDITOR") ?? "vi",
                folder: filled("TMPDIR") ?? "/tmp"
            )
        )
    }

    /// Only a terminal that can do more than print has pages.
    private func makePager() -> Pager? {
        guard isTerminal(STDOUT_FILENO), filled("TERM").map({ $0 != "dumb" }) ?? false else { return nil }
        // An empty variable says that none is wanted.
        return Pager(
            command: word("PAGER") ?? "less",
            folders: (word("PATH") ?? "/usr/bin:/bin").split(separator: ":"),
            columns: { columns(STDOUT_FILENO) },
            rows: { rows(STDOUT_FILENO) }
        )
    }

    private func filled(_ name: String) -> String? {
        word(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// An option beats what was chosen.
    func hasColor(for invocation: Invocation, chosen: ColorChoice) -> Bool {
        let choice = invocation.value(of: .color).flatMap(ColorChoice.init) ?? chosen
        return !invocation.has(.plain)
            && choice.isOn(isTerminal: isTerminal(STDOUT_FILENO), environment: word)
    }

    /// Nil where nobody looks at columns.
    private func width(of descriptor: Int32) -> Int? {
        guard isTerminal(descriptor) else { return nil }
        return word("COLUMNS").flatMap { Int(digits: $0) }.flatMap { $0 > 0 ? $0 : nil } ?? columns(descriptor)
    }

    /// A variable in which anything but a few known words means nothing.
    func word(_ name: String) -> String? {
        variable(name).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension CommandLine {
    /// The arguments as they came, as `CommandLine.arguments` repairs what is not UTF-8.
    fileprivate static var bytes: [[UInt8]] {
        (1..<max(1, Int(argc))).compactMap { index in
            unsafeArgv[index].map { argument in
                Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
            }
        }
    }
}
