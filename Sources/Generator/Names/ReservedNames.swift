/// What Swift and its libraries have called something of their own.
enum ReservedNames {
    static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "actor", "any", "as", "async", "await", "borrowing", "break", "case",
        "catch", "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
        "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "macro", "nil", "operator", "package", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    static let standardTypes: Set<String> = [
        "AnyHashable", "AnyObject", "AnyIterator", "AnySequence", "Array", "ArraySlice", "BidirectionalCollection",
        "BinaryFloatingPoint", "BinaryInteger", "Bool", "CChar", "CInt", "Calendar", "CaseIterable", "Character",
        "Clock", "ClosedRange", "Codable", "CodingKey", "Collection", "CommandLine", "Comparable",
        "CollectionOfOne", "Comment", "ContiguousArray", "ContinuousClock", "CustomStringConvertible", "Data", "Date",
        "DateComponents", "Decimal", "Decodable", "Decoder", "Dictionary", "Double", "Duration", "EmptyCollection",
        "Encodable", "Encoder", "Equatable", "Error", "Fake", "FileManager", "FixedWidthInteger", "Float", "Float16",
        "Float80", "FloatingPoint", "Hashable", "Hasher", "Identifiable", "IndexSet", "Instant", "InstantProtocol",
        "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "Issue", "IteratorProtocol", "KeyPath",
        "KeyValuePairs", "LazySequence", "Locale", "MainActor", "ManagedBuffer", "MemoryLayout", "Mirror",
        "MutableCollection",
        "Mutex", "Never", "Notification", "Numeric", "ObjectIdentifier", "OpaquePointer", "OptionSet", "Optional",
        "Process",
        "PartialKeyPath", "PartialRangeFrom", "RandomAccessCollection", "RandomNumberGenerator", "Range",
        "RangeExpression", "RawRepresentable", "Regex", "Result", "ReversedCollection", "Sendable", "Sequence", "Set",
        "SetAlgebra", "SignedInteger", "Slice", "StaticString", "String", "StringProtocol", "Strideable", "Span",
        "Stage", "Substring",
        "Suite", "SystemRandomNumberGenerator", "Tag", "Task", "TaskGroup", "Test", "TimeZone", "Timer", "Trait",
        "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID", "Unicode", "Unmanaged",
        "UnsafePointer", "UnsafeRawPointer", "UnsignedInteger", "Void",
    ]

    static let modules: Set<String> = [
        "Builtin", "Cxx", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "PackageDescription",
        "Swift", "Synchronization", "System", "Testing", "XCTest",
    ]
}
