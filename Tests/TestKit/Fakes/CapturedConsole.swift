import Glibc
package import ProgramOutput
package import Terminal

/// A console whose output is captured in files.
package final class CapturedConsole {
    package let console: Console
    private let output = CapturedConsole.makeFile()
    private let messages = CapturedConsole.makeFile()

    package init(width: Int? = nil, height: Int? = nil, hasColor: Bool = false, editor: String = "false") {
        console = Console(
            output: Output(descriptor: output),
            messages: Output(descriptor: messages),
            columns: { width },
            rows: { height },
            hasColor: hasColor,
            textEditor: TextEditor(command: editor, folder: "/tmp")
        )
    }

    deinit {
        close(output)
        close(messages)
    }

    /// Finishes the console and returns both outputs and the exit status.
    package func finish() -> (output: String, messages: String, status: ExitStatus) {
        let status = console.finish { _ in }
        return (CapturedConsole.text(of: output), CapturedConsole.text(of: messages), status)
    }

    /// Creates an unlinked temporary file.
    private static func makeFile() -> Int32 {
        var template = Array("/tmp/adder-console-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        unlink(template)
        return descriptor
    }

    private static func text(of descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: Int(max(0, lseek(descriptor, 0, SEEK_END))))
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
