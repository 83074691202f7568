import CEditline

/// Incremental history search.
extension KeySource {
    /// Handles Ctrl-R and Ctrl-S, and returns a libedit status.
    func search(_ direction: HistorySearch.Direction) -> UInt8 {
        guard let history = options.history else { return UInt8(CC_ERROR) }
        let (original, prompt) = (screen.line, screen.prompt)
        var search = HistorySearch(direction, in: history.lines, from: original)
        isSearching = true
        show(search)
        while earlyAnswer == nil, let event = nextEvent(), handle(event, in: &search) { show(search) }
        isSearching = false
        screen.erase()
        screen.prompt = prompt
        screen.replace(with: search.isCancelled ? original : search.line)
        screen.show()
        return UInt8(CC_NORM)
    }

    private func show(_ search: HistorySearch) {
        let pattern = screen.graphemes.text(of: search.pattern)
        screen.erase()
        screen.prompt = { search.isFailing ? "no '\(pattern)': " : "search '\(pattern)': " }
        screen.replace(with: search.line)
        screen.show()
    }

    /// Returns whether the search goes on. Any other key ends it and then acts on the line that was found.
    private func handle(_ event: KeyDecoder.Event, in search: inout HistorySearch) -> Bool {
        switch event {
        case .key("\u{12}"): search.advance(.older)
        case .key("\u{13}"): search.advance(.newer)
        case .key("\u{08}"), .key("\u{7F}"): search.deleteLast()
        case .key("\u{07}"):
            search.cancel()
            return false
        case .key("\u{1B}") where !decoder.hasEvents:
            search.cancel()
            return false
        case .key(let scalar) where !scalar.properties.isControl: type(scalar, into: &search)
        case .invalid: screen.write(KeySource.bell)
        case .paste(let bytes) where PastedText.lines(bytes).count == 1:
            search.type(screen.graphemes.characters(of: PastedText.lines(bytes)[0]))
        case .key, .paste:
            decoder.putBack(event)
            return false
        }
        if search.isFailing { screen.write(KeySource.bell) }
        return true
    }

    private func type(_ scalar: Unicode.Scalar, into search: inout HistorySearch) {
        if let last = search.pattern.last, let joined = screen.graphemes.character(joining: last, with: scalar) {
            search.replaceLast(with: joined)
        } else {
            search.type([character(startingWith: scalar)])
        }
    }
}
