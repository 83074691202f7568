import CEditline
import Glibc

/// What each key does: libedit's keys, ours, and above them those that a person has in ~/.editrc.
struct KeyBindings {
    /// More than that nobody wrote by hand.
    private static let longest = 1 << 20

    private let personalLines: [String]

    /// With those that the file has, as far as it is one.
    init(file path: String) {
        let text = String(decoding: KeyBindings.bytes(of: path), as: UTF8.self)
        personalLines = text.split(whereSeparator: \.isNewline)
            .map { String($0.drop { $0.isWhitespace }) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }

    /// Those of libedit and ours alone.
    private init() {
        personalLines = []
    }

    /// With those of whoever types, from where libedit itself reads them.
    static var own: KeyBindings {
        if let path = getenv("EDITRC") { return KeyBindings(file: String(cString: path)) }
        return getenv("HOME").map { KeyBindings(file: "\(String(cString: $0))/.editrc") } ?? KeyBindings()
    }

    private static func bytes(of path: String) -> [UInt8] {
        // A pipe that is put in its place must not keep anyone waiting.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= longest else {
            return []
        }
        return (try? Input(descriptor: descriptor).readAll()) ?? []
    }

    func bind(to editor: OpaquePointer) {
        adder_el_use_emacs_keys(editor)
        bindOurs(to: editor)
        for line in personalLines {
            adder_el_obey(editor, line.unicodeScalars.map { wchar_t($0.value) } + [0])
            if KeyBindings.bindsAnew(line) { bindOurs(to: editor) }
        }
    }

    private func bindOurs(to editor: OpaquePointer) {
        adder_el_bind_keys(editor)
        if adder_el_has_vi_keys(editor) != 0 {
            adder_el_unbind_vi_keys(editor)
        } else {
            adder_el_unbind_emacs_keys(editor)
            adder_el_bind_emacs_keys(editor)
        }
    }

    /// Whether it is `bind -v` or `bind -e`, which forgets all that was bound.
    static func bindsAnew(_ line: String) -> Bool {
        let words = line.split { $0.isWhitespace }
        guard words.first?.split(separator: ":").last == "bind" else { return false }
        return words.dropFirst().prefix { $0.hasPrefix("-") }.contains { $0.hasPrefix("-v") || $0.hasPrefix("-e") }
    }

    /// Whether a person has bound something to these bytes.
    func mention(_ bytes: [UInt8]) -> Bool {
        personalLines.contains { line in
            let text = Array(line.utf8)
            return text.indices.contains { text[$0...].starts(with: bytes) }
        }
    }
}
