/// Which names a module may have, whatever else there is.
enum NameRule {
    static let longest = 30

    /// The reason why it may not be used, and what could be instead; nil where nothing is wrong.
    static func objection(to name: String) -> String? {
        objection(name, for: "name")?.sentence { reason(against: $0) == nil }
    }

    static func objection(_ name: String, for parameter: String) -> NameObjection? {
        reason(against: name).map { NameObjection(parameter, name, $0) }
    }

    static func reason(against name: String) -> String? {
        guard isUpperCamel(name) else {
            return name.contains("/") || name.contains("..")
                ? "“\(name)” is a path, and a name is UpperCamel letters and digits"
                : "“\(name)” is no name; a name is UpperCamel letters and digits, beginning with a capital"
        }
        if name.utf8.count > longest {
            return "“\(name.prefix(20))…” is longer than \(longest) letters; a verb and a noun will do, as in AddItem"
        }
        let lower = NameParts(of: name).lowerCamel
        if ReservedNames.keywords.contains(name) || ReservedNames.keywords.contains(lower) {
            let keyword = ReservedNames.keywords.contains(name) ? name : lower
            return "“\(name)” cannot be a name, as “\(keyword)” is a keyword of Swift"
        }
        if ReservedNames.types.contains(name) { return "“\(name)” is a type that Swift's libraries have" }
        if ReservedNames.modules.contains(name) { return "“\(name)” is a library of Swift's" }
        if name.hasSuffix("Tests") {
            let rest = name.dropLast("Tests".count)
            return "“\(name)” is what the tests of \(rest.isEmpty ? "a module" : "“\(rest)”") are called"
        }
        return nil
    }

    static func isUpperCamel(_ name: String) -> Bool {
        guard let first = name.first, first.isASCII, first.isUppercase else { return false }
        return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
