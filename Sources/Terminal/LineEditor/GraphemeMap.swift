import CEditline
import UnicodeText

/// Maps each grapheme cluster to one `wchar_t` of the same width for libedit, so that its commands act on whole
/// graphemes and it knows the right cursor column.
///
/// Most graphemes map to themselves. Every other one gets a placeholder from a rarely used script, and so do the
/// characters of those scripts.
final class GraphemeMap {
    /// CJK Extension B: ideographs, two columns wide.
    private static let wide: ClosedRange<UInt32> = 0x20000...0x2A6DD
    /// Egyptian hieroglyphs, one column wide.
    private static let narrow: ClosedRange<UInt32> = 0x13000...0x1342E

    private let width: (Unicode.Scalar) -> Int
    private var freeWide = wide
    private var freeNarrow = narrow
    private var placeholders: [String: wchar_t] = [:]
    private var graphemes: [wchar_t: Grapheme] = [:]

    fileprivate struct Grapheme {
        let text: String
        let shown: String
        let columns: Int
    }

    /// `width` returns the columns that libedit counts for a scalar.
    init(width: @escaping (Unicode.Scalar) -> Int = { Int(adder_width(wchar_t($0.value))) }) {
        self.width = width
    }

    func characters(of text: String) -> [wchar_t] {
        if UnicodeText.isPlain(text) { return text.utf8.map(wchar_t.init) }
        let scalars = Array(text.unicodeScalars)
        var (start, characters) = (0, [wchar_t]())
        for end in UnicodeText.graphemeEnds(scalars) {
            let grapheme = String(String.UnicodeScalarView(scalars[start..<end]))
            characters += character(for: grapheme).map { [$0] } ?? scalars[start..<end].map { wchar_t($0.value) }
            start = end
        }
        return characters
    }

    func text(of characters: some Sequence<wchar_t>) -> String {
        var text = ""
        for character in characters { text += self.text(of: character) }
        return text
    }

    /// Returns the character for both, or `nil` if the scalar does not continue the grapheme.
    func character(joining character: wchar_t, with scalar: Unicode.Scalar) -> wchar_t? {
        let text = text(of: character) + String(scalar)
        guard UnicodeText.graphemeEnds(Array(text.unicodeScalars)).count == 1 else { return nil }
        return self.character(for: text)
    }

    /// Replaces placeholders in the output of libedit. Terminals disagree about the width of such graphemes, so the
    /// cursor is positioned explicitly if possible.
    func displayed(_ written: [UInt8], canMoveCursor: Bool) -> [UInt8] {
        guard written.contains(where: { $0 >= 0xF0 }) else { return written }
        return String(decoding: written, as: UTF8.self).unicodeScalars.flatMap { scalar in
            guard let grapheme = graphemes[wchar_t(scalar.value)] else { return Array(String(scalar).utf8) }
            return Array((canMoveCursor ? grapheme.positioned : grapheme.shown).utf8)
        }
    }
}

extension GraphemeMap.Grapheme {
    /// Draws the grapheme over spaces of its width and puts the cursor after them.
    fileprivate var positioned: String {
        let (save, back) = ("\u{1B}7", "\u{1B}8")
        return save + String(repeating: " ", count: columns) + back + shown + back + "\u{1B}[\(columns)C"
    }
}

extension GraphemeMap {
    private func text(of character: wchar_t) -> String {
        graphemes[character]?.text ?? String(Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}")
    }

    /// Returns `nil` if all placeholders are used up.
    private func character(for grapheme: String) -> wchar_t? {
        if let character = directCharacter(grapheme) ?? directCharacter(UnicodeText.composed(grapheme)) {
            return character
        }
        if let placeholder = placeholders[grapheme] { return placeholder }
        let isVisible = !VisibleText.hasControls(grapheme)
        let columns = isVisible ? UnicodeText.width(grapheme) : 0
        // U+25CC DOTTED CIRCLE is the conventional base for a lone combining mark.
        let shown = columns > 0 ? grapheme : isVisible ? "\u{25CC}\(grapheme)" : "\u{25CC}"
        if columns < 2, let character = freeNarrow.popFirst() {
            return assign(character, to: Grapheme(text: grapheme, shown: shown, columns: 1))
        }
        return freeWide.popFirst().map {
            assign($0, to: Grapheme(text: grapheme, shown: columns < 2 ? "\(shown) " : shown, columns: 2))
        }
    }

    private func assign(_ value: UInt32, to grapheme: Grapheme) -> wchar_t {
        let character = wchar_t(value)
        placeholders[grapheme.text] = character
        graphemes[character] = grapheme
        return character
    }

    /// Returns the only scalar of the grapheme if libedit counts the right width for it.
    private func directCharacter(_ grapheme: String) -> wchar_t? {
        guard let scalar = grapheme.unicodeScalars.first, grapheme.unicodeScalars.count == 1 else { return nil }
        let value = scalar.value
        // libedit draws control characters itself.
        if value < 0xA0 { return wchar_t(value) }
        guard !GraphemeMap.wide.contains(value), !GraphemeMap.narrow.contains(value) else { return nil }
        let columns = width(scalar)
        return columns > 0 && columns == UnicodeText.width(grapheme) ? wchar_t(value) : nil
    }
}

extension ClosedRange<UInt32> {
    /// Never removes the last element, because a closed range cannot be empty.
    fileprivate mutating func popFirst() -> UInt32? {
        guard lowerBound < upperBound else { return nil }
        defer { self = lowerBound + 1...upperBound }
        return lowerBound
    }
}
