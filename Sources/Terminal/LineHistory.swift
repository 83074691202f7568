import CEditline

/// The lines that were typed before, for the keys that go back to them.
package final class LineHistory {
    let handle: OpaquePointer?

    package init(_ lines: [String] = [], limit: Int = 1_000) {
        handle = history_winit()
        if let handle { adder_history_set_size(handle, Int32(clamping: limit)) }
        lines.forEach(add)
    }

    deinit {
        if let handle { history_wend(handle) }
    }

    package func add(_ line: String) {
        guard let handle else { return }
        adder_history_enter(handle, line.unicodeScalars.map { wchar_t($0.value) } + [0])
    }
}
