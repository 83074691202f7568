import CEditline

/// The lines that were typed before, for the keys that go back to them.
package final class LineHistory {
    private let handle = history_winit()
    private let limit: Int
    /// Those that no editor has been told of yet.
    private var new: [String]
    /// The others, as libedit has them.
    private(set) var lines: [[wchar_t]] = []

    package init(_ lines: [String] = [], limit: Int = 1_000) {
        self.limit = limit
        new = lines
        if let handle { adder_history_set_size(handle, Int32(clamping: limit)) }
    }

    deinit {
        if let handle { history_wend(handle) }
    }

    package func add(_ line: String) {
        new.append(line)
    }

    func tell(_ screen: LineOnScreen) {
        let told = new.suffix(limit).map(screen.letters.letters)
        new = []
        lines = (lines + told).suffix(limit)
        guard let handle else { return }
        for line in told { adder_history_enter(handle, line + [0]) }
        adder_el_set_history(screen.editor, handle)
    }
}
