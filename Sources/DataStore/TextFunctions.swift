import CSQLite
import UnicodeText

/// What SQL needs to know of text beyond ASCII.
enum TextFunctions {
    static func attach(to handle: OpaquePointer) {
        sqlite3_create_function_v2(
            handle,
            "folded",
            1,
            SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
            nil,
            { context, _, values in
                guard let value = values?[0], let text = sqlite3_value_text(value) else { return }
                let folded = UnicodeText.folded(String(cString: text))
                folded.withCString { adder_result_text(context, $0, -1) }
            },
            nil,
            nil,
            nil
        )
    }
}
