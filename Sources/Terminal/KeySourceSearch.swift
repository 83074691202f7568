import CEditline

/// Looking for a line of before, key by key.
extension KeySource {
    /// What Ctrl-R and Ctrl-S do; answers what libedit is to do next.
    func search(_ direction: HistorySearch.Direction) -> UInt8 {
        guard let history = aids.history else { return UInt8(CC_ERROR) }
        let (left, prompt) = (screen.line, screen.prompt)
        var search = HistorySearch(direction, in: history.lines, from: left)
        isSearching = true
        show(search)
        while ending == nil, let event = nextEvent(), goesOn(&search, with: event) { show(search) }
        isSearching = false
        screen.takeAway()
        screen.prompt = prompt
        screen.put(search.isCancelled ? left : search.line)
        screen.show()
        return UInt8(CC_NORM)
    }

    private func show(_ search: HistorySearch) {
        let pattern = screen.letters.text(of: search.pattern)
        screen.takeAway()
        screen.prompt = { search.isFailing ? "no '\(pattern)': " : "search '\(pattern)': " }
        screen.put(search.line)
        screen.show()
    }

    /// Whatever else is typed ends the search, and does to the line that was found what it does to any.
    private func goesOn(_ search: inout HistorySearch, with event: KeyDecoder.Event) -> Bool {
        switch event {
        case .key("\u{12}"): search.goOn(.older)
        case .key("\u{13}"): search.goOn(.newer)
        case .key("\u{08}"), .key("\u{7F}"): search.erase()
        case .key("\u{07}"):
            search.cancel()
            return false
        case .key("\u{1B}") where !decoder.hasEvents:
            search.cancel()
            return false
        case .key(let scalar) where !scalar.properties.isControl: type(scalar, into: &search)
        case .noise: screen.write(KeySource.bell)
        case .paste(let bytes) where PastedText.lines(bytes).count == 1:
            search.type(screen.letters.letters(of: PastedText.lines(bytes)[0]))
        case .key, .paste:
            decoder.putBack(event)
            return false
        }
        if search.isFailing { screen.write(KeySource.bell) }
        return true
    }

    private func type(_ scalar: Unicode.Scalar, into search: inout HistorySearch) {
        if let last = search.pattern.last, let joined = screen.letters.letter(joining: last, with: scalar) {
            search.replaceLast(by: joined)
        } else {
            search.type([letter(beginningWith: scalar)])
        }
    }
}
