import ProgramOutput

/// The rules for module names that don't depend on the package.
enum NameRule {
    static let maximumLength = 30

    static func check(_ name: String) throws(ToolError) {
        guard isUpperCamel(name) else {
            let example = name.allSatisfy(\.isASCII) ? NameParts(of: name).upperCamel : ""
            throw ToolError(
                .wrongUsage,
                "“\(name)” is not a name of letters and digits in UpperCamelCase. Try "
                    + "\(isUpperCamel(example) ? example : "RescheduleItem")."
            )
        }
        if let reason = reason(against: name) {
            throw ToolError(.wrongUsage, "“\(name)” \(reason). Use another name, such as RescheduleItem.")
        }
    }

    private static func reason(against name: String) -> String? {
        if name.count > maximumLength { return "is longer than \(maximumLength) characters" }
        if ReservedNames.keywords.contains(name) { return "is a Swift keyword" }
        if ReservedNames.modules.contains(name) { return "is one of Swift's libraries" }
        return name.hasSuffix("Tests") ? "would be taken for tests" : nil
    }

    static func isUpperCamel(_ name: String) -> Bool {
        guard let first = name.first, first.isASCII, first.isUppercase else { return false }
        return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
