/// What Swift and its libraries have called something of their own.
enum ReservedNames {
    /// Those that The Swift Programming Language lists as reserved, wherever they stand, and some that read like them.
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await", "borrowing",
        "break", "case", "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// Besides those of the libraries, what the tests that are generated call their helpers.
    static let types = StandardNames.types.union(["Fake", "Stage"])

    /// Besides those of this toolchain, those of others.
    static let modules = StandardNames.modules.union([
        "Android", "Builtin", "Darwin", "Musl", "PackageDescription", "PackagePlugin", "System", "WASILibc", "WinSDK",
    ])
}
