extension String {
    /// Returns the text with spaces after it, up to a number of characters.
    package func padded(to count: Int) -> String { self + spaces(upTo: count) }

    /// Returns the text with spaces before it, so that the digits of numbers line up.
    package func rightAligned(to count: Int) -> String { spaces(upTo: count) + self }

    private func spaces(upTo wanted: Int) -> String { String(repeating: " ", count: max(0, wanted - count)) }
}
