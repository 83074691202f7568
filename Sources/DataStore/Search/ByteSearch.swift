import UnicodeText

extension Span<UInt8> {
    /// Returns the offset at which these bytes first occur from `start` on, ignoring the case of ASCII letters in `text`.
    func firstOccurrence(in text: Span<UInt8>, from start: Int = 0) -> Int? {
        var start = start
        while start + count <= text.count {
            if occurs(at: start, in: text) { return start }
            start += 1
        }
        return nil
    }

    private func occurs(at start: Int, in text: Span<UInt8>) -> Bool {
        for index in indices {
            let byte = text[start + index]
            if (byte &- 0x41 < 26 ? byte | 0x20 : byte) != self[index] { return false }
        }
        return true
    }

    /// Returns whether these bytes in search form occur in the text. Text that folds byte by byte is searched directly.
    func occurs(in text: Span<UInt8>) -> Bool {
        if UnicodeText.foldsBytewise(text) { return firstOccurrence(in: text) != nil }
        let folded = text.withUnsafeBufferPointer { UnicodeText.searchForm(String(decoding: $0, as: UTF8.self)) }
        return firstOccurrence(in: folded.utf8.span) != nil
    }
}
