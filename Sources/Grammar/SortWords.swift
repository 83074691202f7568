/// The keys of an order, as they are typed: `due,-priority`.
package enum SortWords {
    /// Each without the minus that turns it around.
    package static func keys(_ text: String) -> [(name: String, isDescending: Bool)] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { key in
            key.hasPrefix("-") ? (String(key.dropFirst()), true) : (String(key), false)
        }
    }
}
