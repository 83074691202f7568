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
        ]
    }

    private static func attach(
        _ name: String,
        to handle: OpaquePointer,
        _ function: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    ) -> Int32 {
        let traits = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
        return sqlite3_create_function_v2(handle, name, 1, traits, nil, function, nil, nil, nil)
    }

    /// Sets the result of a text function; NULL stays NULL.
    private static func setResult(
        _ context: OpaquePointer?,
        _ values: UnsafeMutablePointer<OpaquePointer?>?,
        _ function: (String) -> [UInt8]
    ) {
        guard let value = values?[0], let start = sqlite3_value_text(value) else { return }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
        function(String(decoding: bytes, as: UTF8.self)).withUnsafeBufferPointer { result in
            result.withMemoryRebound(to: CChar.self) { characters in
                // The address of an empty buffer may be nil, which would return NULL.
                guard let start = characters.baseAddress else { return adder_result_text(context, "", 0) }
                adder_result_text(context, start, Int32(characters.count))
            }
        }
    }
}
