import Entities
import Vocabulary

/// The links in a text.
enum LinkSearch: Entity {
    /// Other kinds of addresses could start programs.
    private static let beginnings = ["https://", "http://", "mailto:"].map { Array($0.unicodeScalars) }
    /// Characters that stand around an address.
    private static let marks = Set("<>\"`{}|\\^“”„‘’«»‹›、。，：；！？「」『』（）【】".unicodeScalars)
    /// Characters that belong to the sentence at the end of an address.
    private static let endings = Set(".,;:!?'*_…".unicodeScalars)

    /// Returns the addresses in a text, each once.
    static func addresses(in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var addresses: [String] = []
        var index = 0
        while index < scalars.count {
            guard let beginning = beginning(of: scalars[index...]), index == 0 || !scalars[index - 1].isWordCharacter
            else {
                index += 1
                continue
            }
            let rest = scalars[index...]
            let end = rest.firstIndex { $0.endsAddress || marks.contains($0) } ?? scalars.count
            let found = trimmed(scalars[index..<end], beginning)
            var address = String.UnicodeScalarView()
            address.append(contentsOf: found)
            if found.count > beginning.count, !addresses.contains(String(address)) { addresses.append(String(address)) }
            index = max(end, index + 1)
        }
        return addresses
    }

    private static func beginning(of scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        beginnings.first { beginning in
            scalars.count > beginning.count && zip(scalars, beginning).allSatisfy { $0.value | 0x20 == $1.value | 0x20 }
        }
    }

    /// Returns the address without the end of the sentence around it, such as a bracket that was opened before. A mail address
    /// loses its fields, which could attach files.
    private static func trimmed(
        _ scalars: ArraySlice<Unicode.Scalar>,
        _ beginning: [Unicode.Scalar]
    ) -> ArraySlice<Unicode.Scalar> {
        var rest = scalars
        if beginning.count == "mailto:".count { rest = rest.prefix { $0 != "?" } }
        var surplus: [Unicode.Scalar: Int] = [:]
        for (open, close) in [("(", ")"), ("[", "]")] as [(Unicode.Scalar, Unicode.Scalar)] {
            surplus[close] = rest.count { $0 == close } - rest.count { $0 == open }
        }
        while let last = rest.last {
            if let count = surplus[last] {
                guard count > 0 else { break }
                surplus[last] = count - 1
            } else if !endings.contains(last) {
                break
            }
            rest.removeLast()
        }
        return rest
    }
}

extension Unicode.Scalar {
    /// Spaces, and characters that are not visible.
    fileprivate var endsAddress: Bool {
        properties.isWhitespace || [.control, .format].contains(properties.generalCategory)
    }

    fileprivate var isWordCharacter: Bool { properties.isAlphabetic || properties.numericType != nil }
}
