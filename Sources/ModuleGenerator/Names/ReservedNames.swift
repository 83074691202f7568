/// The names used by Swift and its libraries.
enum ReservedNames {
    /// The keywords that The Swift Programming Language lists as reserved in any context, and some similar ones.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The types of Swift's libraries, and the helpers of generated tests.
    static let types = StandardNames.types.union(["Fake", "ModuleFixture"])

    /// The modules of this toolchain and of other platforms.
    static let modules = StandardNames.modules.union([
        "Android", "Builtin", "Darwin", "Musl", "PackageDescription", "PackagePlugin", "System", "WASILibc", "WinSDK",
    ])
}
