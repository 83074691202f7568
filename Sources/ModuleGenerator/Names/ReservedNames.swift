/// The names that a module can't have in any package.
enum ReservedNames {
    /// The keywords of Swift that begin with a capital.
    static let keywords: Set<String> = ["Any", "Protocol", "Self", "Type"]

    /// The modules of Swift's toolchains.
    static let modules: Set<String> = [
        "Android", "Builtin", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
        "Musl", "Observation", "PackageDescription", "PackagePlugin", "RegexBuilder", "Runtime", "Swift",
        "SwiftOnoneSupport", "Synchronization", "System", "Testing", "WASILibc", "WinSDK", "XCTest",
    ]
}
