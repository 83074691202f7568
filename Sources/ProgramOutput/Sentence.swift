/// Text for people, written in English and said in the language of the program.
///
/// Another language knows it by its pattern, in which numbered braces stand for the values: `Next: {1}, due {2}.`
package struct Sentence: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    /// The sentence as it is written, for JSON and other formats, which are the same in every language.
    package let english: String
    /// The parts that another language needs; `nil` if the program speaks English.
    private let parts: Parts?

    package init(stringLiteral english: String) {
        self.init(english)
    }

    /// A sentence from a table of help, without values.
    package init(_ english: String) {
        self.english = english
        parts = Language.current == nil ? nil : Parts(literals: [english])
    }

    package init(stringInterpolation: StringInterpolation) {
        english = stringInterpolation.english
        parts = stringInterpolation.parts
    }

    private init(english: String, parts: Parts?) {
        self.english = english
        self.parts = parts
    }

    package var description: String { text }

    /// The sentence in the language of the program.
    package var text: String {
        guard let parts, let language = Language.current else { return english }
        return language.text(parts.pattern, parts.values)
    }

    /// Joins the lines of a long literal.
    package static func + (start: Sentence, end: Sentence) -> Sentence {
        Sentence(english: start.english + end.english, parts: start.parts.map { $0 + (end.parts ?? Parts()) })
    }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var english = ""
        fileprivate var parts: Parts?

        package init(literalCapacity: Int, interpolationCount: Int) {
            english.reserveCapacity(literalCapacity + 2 * interpolationCount)
            parts = Language.current == nil ? nil : Parts()
        }

        package mutating func appendLiteral(_ literal: String) {
            english += literal
            parts?.append(literal: literal)
        }

        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            let value = value.description
            english += value
            parts?.append(value: value)
        }
    }

    /// The literals of a sentence and the values between them.
    fileprivate struct Parts: Sendable {
        var literals = [""]
        var values: [String] = []

        mutating func append(literal: String) {
            literals[literals.count - 1] += literal
        }

        mutating func append(value: String) {
            values.append(value)
            literals.append("")
        }

        var pattern: String {
            literals.enumerated().reduce(into: "") { $0 += ($1.offset == 0 ? "" : "{\($1.offset)}") + $1.element }
        }

        static func + (start: Parts, end: Parts) -> Parts {
            var parts = start
            parts.append(literal: end.literals[0])
            parts.literals += end.literals.dropFirst()
            parts.values += end.values
            return parts
        }
    }
}

/// Returns the sentence in the language of the program.
package func say(_ sentence: Sentence) -> String {
    sentence.text
}
