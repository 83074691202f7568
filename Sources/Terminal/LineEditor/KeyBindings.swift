import CEditline
import Glibc

/// Key bindings: libedit's defaults, adder's own, and on top those in `~/.editrc`.
struct KeyBindings {
    /// The maximum size; a larger file can't be a configuration file.
    private static let maximumSize = 1 << 20

    private let userLines: [String]

    /// Reads bindings from the file, if it is a regular file.
    init(file path: String) {
        let text = String(decoding: KeyBindings.bytes(of: path), as: UTF8.self)
        userLines = text.split(whereSeparator: \.isNewline)
            .map { String($0.drop { $0.isWhitespace }) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    private init() {
        userLines = []
    }

    /// The bindings of the user, from the file libedit itself would read.
    static var ofUser: KeyBindings {
        if let path = getenv("EDITRC") { return KeyBindings(file: String(cString: path)) }
        return getenv("HOME").map { KeyBindings(file: "\(String(cString: $0))/.editrc") } ?? KeyBindings()
    }

    private static func bytes(of path: String) -> [UInt8] {
        // O_NONBLOCK: opening a FIFO must not block.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= maximumSize else {
            return []
        }
        return (try? Input(descriptor: descriptor).readAll()) ?? []
    }

    func bind(to editor: OpaquePointer) {
        adder_el_use_emacs_keys(editor)
        if userLines.contains(where: KeyBindings.resetsBindings) {
            adder_el_reserve(editor, adder_line_capacity)
        }
        bindDefaults(to: editor)
        for line in userLines {
            adder_el_parse_line(editor, line.unicodeScalars.map { wchar_t($0.value) } + [0])
            if KeyBindings.resetsBindings(line) { bindDefaults(to: editor) }
        }
    }

    private func bindDefaults(to editor: OpaquePointer) {
        adder_el_bind_keys(editor)
        if adder_el_has_vi_keys(editor) != 0 {
            adder_el_unbind_vi_keys(editor)
        } else {
            adder_el_unbind_emacs_keys(editor)
            adder_el_bind_emacs_keys(editor)
        }
    }

    /// Returns whether the line is `bind -v` or `bind -e`, which resets all bindings.
    static func resetsBindings(_ line: String) -> Bool {
        let words = line.split { $0.isWhitespace }
        guard words.first?.split(separator: ":").last == "bind" else { return false }
        return words.dropFirst().prefix { $0.hasPrefix("-") }.contains { $0.hasPrefix("-v") || $0.hasPrefix("-e") }
    }

    /// Returns whether the user's bindings contain these bytes.
    func mentions(_ bytes: [UInt8]) -> Bool {
        userLines.contains { line in
            let text = Array(line.utf8)
            return text.indices.contains { text[$0...].starts(with: bytes) }
        }
    }
}
