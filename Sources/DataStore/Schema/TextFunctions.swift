import CSQLite
import UnicodeText

/// SQL functions for Unicode text.
enum TextFunctions {
    /// Registers the functions and returns the result codes.
    static func attach(to handle: OpaquePointer) -> [Int32] {
        [
            attach("folded", to: handle) { context, _, values in
                TextFunctions.setResult(context, values) { Array(UnicodeText.folded($0).utf8) }
            },
            attach("grams", to: handle) { context, _, values in
                TextFunctions.setResult(context, values) { Bigrams.tokens(of: $0) }
            },
            // Returns whether the first text, in search form, occurs in one of the others.
            attach("occurs", arguments: -1, to: handle) { context, count, values in
                guard let values, count > 1, let word = TextFunctions.bytes(values[0]) else { return }
                let texts = (1..<Int(count)).lazy.compactMap { TextFunctions.bytes(values[$0]) }
                sqlite3_result_int(context, texts.contains { word.span.occurs(in: $0.span) } ? 1 : 0)
            },
        ]
    }

    private static func attach(
        _ name: String,
        arguments: Int32 = 1,
        to handle: OpaquePointer,
        _ function: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    ) -> Int32 {
        let traits = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
        return sqlite3_create_function_v2(handle, name, arguments, traits, nil, function, nil, nil, nil)
    }

    /// Returns SQLite's own buffer, or `nil` for NULL.
    private static func bytes(_ value: OpaquePointer?) -> UnsafeBufferPointer<UInt8>? {
        guard let value, let start = sqlite3_value_text(value) else { return nil }
        return UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    }

    /// Sets the result of a text function; NULL stays NULL.
    private static func setResult(
        _ context: OpaquePointer?,
        _ values: UnsafeMutablePointer<OpaquePointer?>?,
        _ function: (String) -> [UInt8]
    ) {
        guard let bytes = bytes(values?[0]) else { return }
        function(String(decoding: bytes, as: UTF8.self)).withUnsafeBufferPointer { result in
            result.withMemoryRebound(to: CChar.self) { characters in
                // The address of an empty buffer may be nil, which would return NULL.
                guard let start = characters.baseAddress else { return adder_result_text(context, "", 0) }
                adder_result_text(context, start, Int32(characters.count))
            }
        }
    }
}
