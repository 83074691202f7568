package import CommandLine

/// The filters of the settings, by name.
package typealias SavedFilters = Definitions

extension SavedFilters {
    /// Returns the name in `:office`, or `nil` if the word does not refer to a saved filter.
    static func name(_ word: String) -> String? {
        guard word.first == ":" else { return nil }
        let name = word.dropFirst()
        return isName(name) ? String(name) : nil
    }

    /// Returns whether a filter can be saved under this name.
    package static func isName(_ name: some StringProtocol) -> Bool {
        !name.isEmpty && name.utf8.count <= 100
            && name.unicodeScalars.allSatisfy {
                $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
            }
    }
}
