/// The rules for module names that don't depend on the package.
enum NameRule {
    static let maximumLength = 30

    /// Returns a message with a suggestion; `nil` if the name is valid.
    static func problem(with name: String) -> String? {
        problem(in: name, for: "name")?.message { reason(against: $0) == nil }
    }

    static func problem(in name: String, for parameter: String) -> NameProblem? {
        reason(against: name).map { NameProblem(parameter, name, $0) }
    }

    static func reason(against name: String) -> String? {
        guard isUpperCamel(name) else {
            return name.contains("/") || name.contains("..")
                ? "“\(name)” is a path, not a name of letters and digits in UpperCamelCase"
                : "“\(name)” is not a name of letters and digits in UpperCamelCase"
        }
        if name.utf8.count > maximumLength {
            return "“\(name.prefix(20))…” is longer than \(maximumLength) characters"
        }
        let lower = NameParts(of: name).lowerCamel
        if ReservedNames.keywords.contains(name) || ReservedNames.keywords.contains(lower) {
            let keyword = ReservedNames.keywords.contains(name) ? name : lower
            return "“\(name)” can't be a name because “\(keyword)” is a Swift keyword"
        }
        if ReservedNames.types.contains(name) { return "“\(name)” is a type in Swift's libraries" }
        if ReservedNames.modules.contains(name) { return "“\(name)” is one of Swift's libraries" }
        if name.hasSuffix("Tests") {
            let rest = name.dropLast("Tests".count)
            return "“\(name)” is reserved for the tests of \(rest.isEmpty ? "a module" : "“\(rest)”")"
        }
        return nil
    }

    static func isUpperCamel(_ name: String) -> Bool {
        guard let first = name.first, first.isASCII, first.isUppercase else { return false }
        return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
