/// Reads sort keys such as `due,-priority`.
package enum SortWords {
    /// Splits `text` into keys; a minus sign makes a key descending.
    package static func keys(_ text: String) -> [(name: String, isDescending: Bool)] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { key in
            key.hasPrefix("-") ? (String(key.dropFirst()), true) : (String(key), false)
        }
    }
}
