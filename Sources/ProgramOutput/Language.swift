import Glibc

/// A language other than English, in which the sentences of the program are written.
package struct Language: Sendable {
    /// Returns the sentence with a pattern and the values of its numbered braces.
    let text: @Sendable (_ pattern: String, _ values: [String]) -> String

    /// The language of the program; `nil` for English, which the sentences are written in.
    package static let current: Language? = getenv("ADDER_LANGUAGE").flatMap { Language(named: String(cString: $0)) }

    private init?(named name: String) {
        switch name {
        case "marked": self = .marked
        default: return nil
        }
    }

    init(text: @escaping @Sendable (_ pattern: String, _ values: [String]) -> String) {
        self.text = text
    }

    /// A language in which each sentence has its own pattern. Those that have none stay English.
    package init(patterns: [String: String]) {
        self.init { Language.filled(patterns[$0] ?? $0, $1) }
    }

    /// English with each sentence in brackets, so that text outside this seam stands out.
    static let marked = Language { "⟦\(filled($0, $1))⟧" }

    /// Puts the values in place of the braces.
    private static func filled(_ pattern: String, _ values: [String]) -> String {
        var text = ""
        var rest = pattern[...]
        while let start = rest.firstIndex(of: "{") {
            text += rest[..<start]
            let inner = rest[rest.index(after: start)...]
            guard let end = inner.firstIndex(of: "}"), let number = Int(inner[..<end]),
                values.indices.contains(number - 1)
            else {
                text += "{"
                rest = inner
                continue
            }
            text += values[number - 1]
            rest = inner[inner.index(after: end)...]
        }
        return text + rest
    }
}
