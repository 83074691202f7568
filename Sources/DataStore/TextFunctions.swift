import CSQLite
import UnicodeText

/// What SQL needs to know of text beyond ASCII.
enum TextFunctions {
    /// What SQLite answers for each.
    static func attach(to handle: OpaquePointer) -> [Int32] {
        [
            attach("folded", to: handle) { context, _, values in
                TextFunctions.answer(context, values) { Array(UnicodeText.folded($0).utf8) }
            },
            attach("grams", to: handle) { context, _, values in
                TextFunctions.answer(context, values) { Grams.of($0) }
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

    /// Nothing becomes nothing.
    private static func answer(
        _ context: OpaquePointer?,
        _ values: UnsafeMutablePointer<OpaquePointer?>?,
        _ function: (String) -> [UInt8]
    ) {
        guard let value = values?[0], let start = sqlite3_value_text(value) else { return }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
        function(String(decoding: bytes, as: UTF8.self)).withUnsafeBufferPointer { answer in
            answer.withMemoryRebound(to: CChar.self) { characters in
                // An empty buffer may have no address, and no address would answer NULL.
                guard let start = characters.baseAddress else { return adder_result_text(context, "", 0) }
                adder_result_text(context, start, Int32(characters.count))
            }
        }
    }
}
