import CommandLine

/// Finds the known word closest to a mistyped one, ignoring case.
enum ClosestMatch {
    static func find(_ typed: String, among known: [String]) -> String? {
        if let same = known.first(where: { $0.lowercased() == typed.lowercased() }) { return same }
        guard let near = Suggestion.nearest(to: typed, among: known.map { $0.lowercased() }) else { return nil }
        return known.first { $0.lowercased() == near }
    }
}
