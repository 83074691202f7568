import CEditline
import Glibc

/// What each key does: libedit's keys, ours, and above them those that a person has in ~/.editrc.
enum KeyBindings {
    static func bind(to editor: OpaquePointer) {
        adder_el_use_emacs_keys(editor)
        bindOurs(to: editor)
        for line in personalLines() {
            adder_el_obey(editor, line.unicodeScalars.map { wchar_t($0.value) } + [0])
            if bindsAnew(line) { bindOurs(to: editor) }
        }
    }

    private static func bindOurs(to editor: OpaquePointer) {
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
    static func mention() -> ([UInt8]) -> Bool {
        let texts = personalLines().map { Array($0.utf8) }
        return { bytes in
            texts.contains { text in text.indices.contains { text[$0...].starts(with: bytes) } }
        }
    }

    /// From where libedit itself reads them.
    private static func personalLines() -> [String] {
        let own = getenv("EDITRC").map { String(cString: $0) }
        guard let path = own ?? getenv("HOME").map({ "\(String(cString: $0))/.editrc" }) else { return [] }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let bytes = (try? Input(descriptor: descriptor).readAll()) ?? []
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { String($0.drop { $0.isWhitespace }) }
            .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
}
