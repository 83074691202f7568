import Boundary

/// What a template asks of whoever uses it.
struct Parameter: Equatable {
    enum Kind: Equatable {
        case name, word, text, flag
        case choice([String])

        static let names = ["name", "word", "text", "flag", "choice"]

        /// What is to be typed for it.
        var noun: String {
            switch self {
            case .name: "UpperCamel"
            case .word: "a-word"
            case .text: "text"
            case .flag: "true|false"
            case .choice(let values): values.joined(separator: "|")
            }
        }
    }

    let name: String
    let summary: String
    let type: Kind
    let pattern: String?
    /// How many characters it may have where it stands between the quotes of a literal; nil for any number.
    var length: ClosedRange<Int>?
    /// A template of its own; nil where a value has to be given.
    let standard: String?
    /// Where the template says it.
    var line = 1

    /// Every template has it.
    static let nameOfModule = Parameter(
        name: "name",
        summary: "the module, in UpperCamel",
        type: .name,
        pattern: nil,
        standard: nil
    )

    func value(_ typed: String) throws(Refusal) -> Value {
        let value = try plainValue(typed)
        if let length { try check(typed, length) }
        if let pattern, !matches(typed, pattern) { throw wrong(typed, "is not what the template takes as \(summary)") }
        return value
    }

    private func plainValue(_ typed: String) throws(Refusal) -> Value {
        switch type {
        case .name:
            if let objection = NameRule.objection(to: typed) { throw Refusal(.wrongUsage, objection) }
            return .name(typed)
        case .word:
            guard isWord(typed) else { throw wrong(typed, "is no word of small letters, digits and hyphens") }
            return .word(typed)
        case .text:
            guard !typed.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
                throw wrong(Parameter.visible(typed), "has a line break or the like in it")
            }
            guard typed.isEmpty || !typed.allSatisfy(\.isWhitespace) else { throw wrong(typed, "says nothing") }
            guard typed.last != "." else { throw wrong(typed, "ends in a full stop, which comes by itself") }
            return .text(typed)
        case .flag:
            guard ["true", "false"].contains(typed) else { throw wrong(typed, "is neither true nor false") }
            return .flag(typed == "true")
        case .choice(let values):
            guard values.contains(typed) else { throw wrong(typed, "is none of \(values.joined(separator: ", "))") }
            return .choice(typed)
        }
    }

    /// With what cannot be seen as Swift writes it.
    private static func visible(_ typed: String) -> String {
        typed.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F ? scalar.escaped(asASCII: true) : String(scalar)
        }.joined()
    }

    /// As it is written, so that lines stay within their columns.
    private func check(_ typed: String, _ length: ClosedRange<Int>) throws(Refusal) {
        let count = Value.Form.literal.applied(to: typed).count
        guard !length.contains(count) else { return }
        let start = typed.count > 20 ? "\(typed.prefix(20))…" : typed
        let escapes = count > typed.count ? " with the backslashes that Swift needs" : ""
        let fit = "\(length.lowerBound) to \(length.upperBound) fit"
        throw wrong(start, "has \(count) character\(count == 1 ? "" : "s")\(escapes), and \(fit)")
    }

    private func wrong(_ typed: String, _ what: String) -> Refusal {
        Refusal(.wrongUsage, "“\(typed)” \(what); give --set \(name)=\(example(for: typed)).")
    }

    private func example(for typed: String) -> String {
        switch type {
        case .word:
            let kebab = NameParts(of: typed).kebab
            return isWord(kebab) && pattern.map { matches(kebab, $0) } ?? true ? kebab : "another-word"
        case .choice(let values): return NearMiss.word(to: typed, among: values) ?? values.first ?? "another"
        case .flag: return "true"
        case .name: return "AnotherName"
        case .text: return "\"another text\""
        }
    }

    private func isWord(_ typed: String) -> Bool {
        typed.first?.isLetter == true && typed.last != "-" && !typed.contains("--")
            && typed.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    }

    private func matches(_ typed: String, _ pattern: String) -> Bool {
        // The manifest was refused if this were no pattern.
        guard let regex = try? Regex(pattern) else { return false }
        return (try? regex.wholeMatch(in: typed)) != nil
    }
}
