import Grammar

/// The known word that was probably meant, whatever its case.
enum NearMiss {
    static func word(to typed: String, among known: [String]) -> String? {
        if let same = known.first(where: { $0.lowercased() == typed.lowercased() }) { return same }
        guard let near = Suggestion.nearest(to: typed, among: known.map { $0.lowercased() }) else { return nil }
        return known.first { $0.lowercased() == near }
    }
}
