import CUTF8Proc
import Glibc

/// What terminals and stores need to know of Unicode, asked of utf8proc.
package enum UnicodeText {
    /// Whether the text is printable ASCII, which needs no table to be looked up.
    package static func isPlain(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return false }
        return true
    }

    /// The composed form (NFC) that the store keeps, so that the same word is the same bytes.
    package static func composed(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return mapped(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    }

    /// The form in which texts that differ only in case are equal.
    package static func folded(_ text: String) -> String {
        mapped(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue)
    }

    private static func mapped(_ text: String, _ options: UInt32) -> String {
        var text = text
        return text.withUTF8 { input in
            var output: UnsafeMutablePointer<UInt8>?
            let count = utf8proc_map(
                input.baseAddress,
                utf8proc_ssize_t(input.count),
                &output,
                utf8proc_option_t(rawValue: options)
            )
            defer { free(output) }
            guard count >= 0, let output else { return String(decoding: input, as: UTF8.self) }
            return String(decoding: UnsafeBufferPointer(start: output, count: count), as: UTF8.self)
        }
    }
}

// MARK: - Columns

extension UnicodeText {
    /// How many columns of a terminal the text takes.
    package static func width(_ text: String) -> Int {
        if isPlain(text) { return text.utf8.count }
        var total = 0
        forEachGrapheme(text) { _, width in
            total += width
            return true
        }
        return total
    }

    /// The longest front part of whole graphemes that fits into so many columns.
    package static func prefix(_ text: String, fitting columns: Int) -> Substring {
        if isPlain(text) { return text.prefix(columns) }
        var left = columns
        var end = text.startIndex
        forEachGrapheme(text) { scalars, width in
            guard width <= left else { return false }
            left -= width
            end = scalars.upperBound
            return true
        }
        return text[..<end]
    }

    /// Calls with each grapheme's place and width until told to stop.
    private static func forEachGrapheme(_ text: String, _ body: (Range<String.Index>, Int) -> Bool) {
        let scalars = text.unicodeScalars
        guard var before = scalars.first else { return }
        var state: utf8proc_int32_t = 0
        var start = scalars.startIndex
        var width = Cell.width(of: before)
        var index = scalars.index(after: start)
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let mayBreak = utf8proc_grapheme_break_stateful(
                utf8proc_int32_t(before.value),
                utf8proc_int32_t(scalar.value),
                &state
            )
            if mayBreak {
                guard body(start..<index, width) else { return }
                (start, width) = (index, 0)
            }
            width = Cell.joined(width, with: scalar)
            before = scalar
            index = scalars.index(after: index)
        }
        _ = body(start..<scalars.endIndex, width)
    }
}

/// The columns of one grapheme, scalar by scalar.
private enum Cell {
    /// After this scalar a symbol is drawn as an emoji, two columns wide.
    static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

    static func width(of scalar: Unicode.Scalar) -> Int {
        Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value)))
    }

    /// No grapheme takes more than two columns: a family of four is one picture.
    static func joined(_ width: Int, with scalar: Unicode.Scalar) -> Int {
        scalar == emojiPresentation ? 2 : min(2, width + Cell.width(of: scalar))
    }
}
