import CommandLine
import ProgramOutput

/// A parameter of a template.
struct Parameter: Equatable {
    enum Kind: Equatable {
        case name, word, text, flag
        case choice([String])

        static let names = ["name", "word", "text", "flag", "choice"]

        /// The form of its value, for help and error messages.
        var placeholder: String {
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
    /// The permitted number of characters as a Swift string literal; `nil` if unlimited.
    var length: ClosedRange<Int>?
    /// The default, itself a template; `nil` if the parameter is required.
    let defaultValue: String?
    /// The line of the default in the manifest.
    var line = 1

    /// The parameter that every template has.
    static let moduleName = Parameter(
        name: "name",
        summary: "the name of the module, in UpperCamelCase",
        type: .name,
        pattern: nil,
        defaultValue: nil
    )

    func value(_ typed: String) throws(ToolError) -> Value {
        let value = try plainValue(typed)
        if let length { try check(typed, length) }
        if let pattern, !matches(typed, pattern) { throw invalid(typed, "is not valid as \(summary)") }
        return value
    }

    private func plainValue(_ typed: String) throws(ToolError) -> Value {
        switch type {
        case .name:
            if let problem = NameRule.problem(with: typed) { throw ToolError(.wrongUsage, problem) }
            return .name(typed)
        case .word:
            guard isWord(typed) else { throw invalid(typed, "is not a word of lowercase letters, digits and hyphens") }
            return .word(typed)
        case .text:
            guard !typed.unicodeScalars.contains(where: \.isControl) else {
                throw invalid(typed.withEscapedControls, "contains a control character")
            }
            guard typed.isEmpty || !typed.allSatisfy(\.isWhitespace) else { throw invalid(typed, "is blank") }
            guard typed.last != "." else { throw invalid(typed, "ends with a full stop, which is added automatically") }
            return .text(typed)
        case .flag:
            guard ["true", "false"].contains(typed) else { throw invalid(typed, "is neither true nor false") }
            return .flag(typed == "true")
        case .choice(let values):
            guard values.contains(typed) else {
                throw invalid(typed, "is not one of \(values.joined(separator: ", "))")
            }
            return .choice(typed)
        }
    }

    /// Checks the length of the escaped text, which must fit into a source line.
    private func check(_ typed: String, _ length: ClosedRange<Int>) throws(ToolError) {
        let count = Value.Form.literal.applied(to: typed).count
        guard !length.contains(count) else { return }
        let start = typed.count > 20 ? "\(typed.prefix(20))…" : typed
        let escapes = count > typed.count ? ", including backslashes" : ""
        let limits = "\(length.lowerBound) to \(length.upperBound) are allowed"
        throw invalid(start, "has \(count) character\(count == 1 ? "" : "s")\(escapes); \(limits)")
    }

    private func invalid(_ typed: String, _ problem: String) -> ToolError {
        ToolError(.wrongUsage, "“\(typed)” \(problem). Use --set \(name)=\(example(for: typed)).")
    }

    private func example(for typed: String) -> String {
        switch type {
        case .word:
            let kebab = NameParts(of: typed).kebab
            return isWord(kebab) && pattern.map { matches(kebab, $0) } ?? true ? kebab : "another-word"
        case .choice(let values): return ClosestMatch.find(typed, among: values) ?? values.first ?? "another"
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
        // The manifest has already been checked for invalid patterns.
        guard let regex = try? Regex(pattern) else { return false }
        return (try? regex.wholeMatch(in: typed)) != nil
    }
}
