import CEditline

/// The lines that were typed before, for the keys that go back to them.
package final class LineHistory {
    let handle = UnsafeMutablePointer<adder_history>.allocate(capacity: 1)

    package init(_ lines: [String] = [], limit: Int = 1_000) {
        handle.initialize(to: adder_history(lines: history_winit(), was_asked: 0))
        if let lines = handle.pointee.lines { adder_history_set_size(lines, Int32(clamping: limit)) }
        lines.forEach(add)
    }

    deinit {
        if let lines = handle.pointee.lines { history_wend(lines) }
        handle.deallocate()
    }

    package func add(_ line: String) {
        guard let lines = handle.pointee.lines else { return }
        adder_history_enter(lines, line.unicodeScalars.map { wchar_t($0.value) } + [0])
    }

    /// Whether a key has looked for a line since this was asked last.
    func takeLook() -> Bool {
        defer { handle.pointee.was_asked = 0 }
        return handle.pointee.was_asked != 0
    }
}
