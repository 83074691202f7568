import CUTF8Proc
import Glibc

/// Unicode normalization, case folding and column widths, based on utf8proc.
package enum UnicodeText {
    /// Returns whether the text is printable ASCII, which needs no table lookups.
    package static func isPlain(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return false }
        return true
    }

    /// Returns the text in composed form (NFC), so that equal text has equal bytes.
    package static func composed(_ text: String) -> String {
        if isKnownNormalized(text) { return text }
        return mapped(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    }

    /// Returns the text case-folded, in NFC.
    package static func folded(_ text: String) -> String {
        if isKnownNormalized(text) { return String(decoding: text.utf8.map(lowercased), as: UTF8.self) }
        return mapped(text, UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue)
    }

    /// Returns the form of the text to search in and for: case-folded, in NFC and without accents, so that `cafe` finds
    /// `Café`. Text of accents only keeps them, since an empty text would be found everywhere.
    package static func searchForm(_ text: String) -> String {
        if isKnownNormalized(text) { return folded(text) }
        let options = UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue
        let decomposed = mapped(text, options)
        let scalars = decomposed.unicodeScalars.filter { !isAccent($0) }
        return scalars.isEmpty ? folded(text) : composed(String(String.UnicodeScalarView(scalars)))
    }

    /// The combining marks of the Latin, Greek and Cyrillic scripts. Those of other scripts, such as the vowels of
    /// Devanagari or the voicing marks of Japanese, make different letters.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    /// Returns whether normalization and, except for ASCII, case folding leave the text unchanged: it consists only of
    /// ASCII, Hangul syllables, ideographs from U+4000 on and common emoji.
    private static func isKnownNormalized(_ text: String) -> Bool {
        let bytes = text.utf8.span
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case 0x00...0x7F: index += 1
            case 0xE4...0xE9, 0xEB, 0xEC: index += 3
            case 0xEA where bytes[index + 1] >= 0xB0: index += 3
            case 0xED where bytes[index + 1] <= 0x9E: index += 3
            case 0xF0 where bytes[index + 1] == 0x9F: index += 4
            default: return false
            }
        }
        return true
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
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

// MARK: - Widths

extension UnicodeText {
    /// Returns the width in columns of text that consists only of printable ASCII, Hangul syllables and common
    /// ideographs; `nil` if other characters require table lookups.
    package static func simpleWidth(_ text: String) -> Int? {
        let bytes = text.utf8.span
        var (index, width) = (0, 0)
        while index < bytes.count {
            if (0x20...0x7E).contains(bytes[index]) {
                index += 1
                width += 1
            } else if isWideCharacter(bytes, at: index) {
                index += 3
                width += 2
            } else {
                return nil
            }
        }
        return width
    }

    /// Returns whether each character of the text is a single scalar and only its ASCII letters have case. Such text can be
    /// compared byte by byte.
    package static func foldsBytewise(_ text: String) -> Bool { foldsBytewise(text.utf8.span) }

    /// Returns whether the text in UTF-8 can be compared byte by byte.
    package static func foldsBytewise(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
            } else if isWideCharacter(bytes, at: index) {
                index += 3
            } else {
                return false
            }
        }
        return true
    }

    /// The ideographs U+4E00…U+9FBF and the Hangul syllables U+AC00…U+D77F, three bytes each.
    private static func isWideCharacter(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        switch bytes[index] {
        case 0xE5...0xE8, 0xEB, 0xEC: true
        case 0xE4: bytes[index + 1] >= 0xB8
        case 0xE9: bytes[index + 1] < 0xBF
        case 0xEA: bytes[index + 1] >= 0xB0
        case 0xED: bytes[index + 1] < 0x9E
        default: false
        }
    }

    /// Returns whether the scalar can be shown as an emoji on its own.
    package static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        let property = utf8proc_get_property(utf8proc_int32_t(scalar.value)).pointee
        return property.boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC.rawValue
    }

    /// Returns the number of terminal columns that the text occupies.
    package static func width(_ text: String) -> Int {
        if let width = simpleWidth(text) { return width }
        var total = 0
        forEachGrapheme(text) { width, _ in
            total += width
            return true
        }
        return total
    }

    /// Returns the longest prefix of whole graphemes that fits into the columns.
    package static func prefix(_ text: String, fitting columns: Int) -> Substring {
        if isPlain(text) { return text.prefix(columns) }
        var left = columns
        var fitting = 0
        forEachGrapheme(text) { width, bytes in
            guard width <= left else { return false }
            left -= width
            fitting += bytes
            return true
        }
        return text[..<text.utf8.index(text.startIndex, offsetBy: fitting)]
    }

    /// Calls the body with the width and byte count of each grapheme until it returns `false`.
    package static func forEachGrapheme(_ text: String, _ body: (_ width: Int, _ bytes: Int) -> Bool) {
        var scalars = text.unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return }
        var breaker = GraphemeBreaker(after: first)
        var width = GraphemeWidth.width(of: first)
        var bytes = UTF8.width(first)
        while let scalar = scalars.next() {
            if breaker.isBreak(before: scalar) {
                guard body(width, bytes) else { return }
                (width, bytes) = (0, 0)
            }
            width = GraphemeWidth.joined(width, with: scalar)
            bytes += UTF8.width(scalar)
        }
        _ = body(width, bytes)
    }

    /// Returns the end index of each grapheme.
    package static func graphemeEnds(_ scalars: [Unicode.Scalar]) -> [Int] {
        guard let first = scalars.first else { return [] }
        var breaker = GraphemeBreaker(after: first)
        return scalars.indices.dropFirst().filter { breaker.isBreak(before: scalars[$0]) } + [scalars.count]
    }
}

/// Finds grapheme boundaries, one scalar at a time.
private struct GraphemeBreaker {
    private var before: Unicode.Scalar
    private var state: utf8proc_int32_t = 0

    init(after first: Unicode.Scalar) {
        before = first
    }

    mutating func isBreak(before scalar: Unicode.Scalar) -> Bool {
        defer { before = scalar }
        return utf8proc_grapheme_break_stateful(
            utf8proc_int32_t(before.value),
            utf8proc_int32_t(scalar.value),
            &state
        )
    }
}

/// The width of a grapheme, computed one scalar at a time.
private enum GraphemeWidth {
    /// Makes the preceding symbol an emoji, two columns wide.
    static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

    static func width(of scalar: Unicode.Scalar) -> Int {
        Int(utf8proc_charwidth(utf8proc_int32_t(scalar.value)))
    }

    /// At most two columns: even a family emoji made of several people is one image.
    static func joined(_ width: Int, with scalar: Unicode.Scalar) -> Int {
        scalar == emojiPresentation ? 2 : min(2, width + GraphemeWidth.width(of: scalar))
    }
}
