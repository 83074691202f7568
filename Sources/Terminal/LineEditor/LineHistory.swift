import CEditline

/// The lines typed so far.
package final class LineHistory {
    private let handle = history_winit()
    private let limit: Int
    /// The lines not yet loaded into an editor.
    private var unloaded: [String]
    /// The loaded lines, as libedit stores them.
    private(set) var lines: [[wchar_t]] = []

    package init(_ lines: [String] = [], limit: Int = 1_000) {
        self.limit = limit
        unloaded = lines
        if let handle { adder_history_set_size(handle, Int32(clamping: limit)) }
    }

    deinit {
        if let handle { history_wend(handle) }
    }

    package func add(_ line: String) {
        unloaded.append(line)
    }

    func load(into screen: LineOnScreen) {
        let loaded = unloaded.suffix(limit).map(screen.graphemes.characters)
        unloaded = []
        lines = (lines + loaded).suffix(limit)
        guard let handle else { return }
        for line in loaded { adder_history_enter(handle, line + [0]) }
        adder_el_set_history(screen.editor, handle)
    }
}
