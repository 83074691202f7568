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
    /// A template of its own; nil where a value has to be given.
    let standard: String?

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
        if let pattern, !matches(typed, pattern) { throw wrong(typed, Parameter.words(for: pattern, summary)) }
        return value
    }

    /// What a pattern asks for, as people say it.
    private static func words(for pattern: String, _ summary: String) -> String {
        let numbers = pattern.wholeMatch(of: #/\.\{(?<least>\d+),(?<most>\d+)\}/#)
        guard let numbers else { return "is not what the template takes as \(summary)" }
        return "is not between \(numbers.least) and \(numbers.most) letters long"
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
                throw wrong(typed.filter { $0.asciiValue ?? 0x20 >= 0x20 }, "has a line break or the like in it")
            }
            return .text(typed)
        case .flag:
            guard ["true", "false"].contains(typed) else { throw wrong(typed, "is neither true nor false") }
            return .flag(typed == "true")
        case .choice(let values):
            guard values.contains(typed) else { throw wrong(typed, "is none of \(values.joined(separator: ", "))") }
            return .choice(typed)
        }
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
