import CEditline
import UnicodeText

/// What libedit is given for the graphemes of a line: one letter each, of the same width, so that whatever a key does it
/// does to whole graphemes, and what stands behind them is where libedit believes it.
///
/// Most graphemes are such a letter themselves. For every other one a letter stands in that hardly anybody types; who does
/// has another one for it.
final class LineLetters {
    /// Ideographs of extension B: letters of two columns that have no case.
    private static let wide: ClosedRange<UInt32> = 0x20000...0x2A6DD
    /// Hieroglyphs of Egypt: the same in one column.
    private static let narrow: ClosedRange<UInt32> = 0x13000...0x1342E

    private let width: (Unicode.Scalar) -> Int
    private var wideLeft = wide
    private var narrowLeft = narrow
    private var standIns: [String: wchar_t] = [:]
    private var graphemes: [wchar_t: Grapheme] = [:]

    fileprivate struct Grapheme {
        let text: String
        let shown: String
        let columns: Int
    }

    /// The closure knows the columns that libedit counts for a scalar.
    init(width: @escaping (Unicode.Scalar) -> Int = { Int(adder_width(wchar_t($0.value))) }) {
        self.width = width
    }

    func letters(of text: String) -> [wchar_t] {
        if UnicodeText.isPlain(text) { return text.utf8.map(wchar_t.init) }
        let scalars = Array(text.unicodeScalars)
        var (start, letters) = (0, [wchar_t]())
        for end in UnicodeText.graphemeEnds(scalars) {
            let grapheme = String(String.UnicodeScalarView(scalars[start..<end]))
            letters += letter(for: grapheme).map { [$0] } ?? scalars[start..<end].map { wchar_t($0.value) }
            start = end
        }
        return letters
    }

    func text(of letters: some Sequence<wchar_t>) -> String {
        var text = ""
        for letter in letters { text += self.text(of: letter) }
        return text
    }

    /// The letter for both, where the scalar goes on with the grapheme that the letter stands for.
    func letter(joining letter: wchar_t, with scalar: Unicode.Scalar) -> wchar_t? {
        let text = text(of: letter) + String(scalar)
        guard UnicodeText.graphemeEnds(Array(text.unicodeScalars)).count == 1 else { return nil }
        return self.letter(for: text)
    }

    /// What a terminal is sent where libedit has written this. Terminals disagree about the width of what letters stand in
    /// for; one that can move its cursor has the same room for it as libedit, whatever it makes of it.
    func shown(_ written: [UInt8], canMoveCursor: Bool) -> [UInt8] {
        guard written.contains(where: { $0 >= 0xF0 }) else { return written }
        return String(decoding: written, as: UTF8.self).unicodeScalars.flatMap { scalar in
            guard let grapheme = graphemes[wchar_t(scalar.value)] else { return Array(String(scalar).utf8) }
            return Array((canMoveCursor ? grapheme.placed : grapheme.shown).utf8)
        }
    }
}

extension LineLetters.Grapheme {
    /// Upon blanks that are as wide, and with the cursor behind them.
    fileprivate var placed: String {
        let (save, back) = ("\u{1B}7", "\u{1B}8")
        return save + String(repeating: " ", count: columns) + back + shown + back + "\u{1B}[\(columns)C"
    }
}

extension LineLetters {
    private func text(of letter: wchar_t) -> String {
        graphemes[letter]?.text ?? String(Unicode.Scalar(UInt32(bitPattern: letter)) ?? "\u{FFFD}")
    }

    /// Nil where all that could stand in do so already.
    private func letter(for grapheme: String) -> wchar_t? {
        if let letter = knownLetter(grapheme) ?? knownLetter(UnicodeText.composed(grapheme)) ?? standIns[grapheme] {
            return letter
        }
        let isSeen = VisibleText.of(grapheme) == grapheme
        let columns = isSeen ? UnicodeText.width(grapheme) : 0
        // A circle of dots is what Unicode has for an accent without a letter.
        let shown = columns > 0 ? grapheme : isSeen ? "\u{25CC}\(grapheme)" : "\u{25CC}"
        if columns < 2, let letter = narrowLeft.popFirst() {
            return standIn(letter, for: Grapheme(text: grapheme, shown: shown, columns: 1))
        }
        return wideLeft.popFirst().map {
            standIn($0, for: Grapheme(text: grapheme, shown: columns < 2 ? "\(shown) " : shown, columns: 2))
        }
    }

    private func standIn(_ letter: UInt32, for grapheme: Grapheme) -> wchar_t {
        let letter = wchar_t(letter)
        standIns[grapheme.text] = letter
        graphemes[letter] = grapheme
        return letter
    }

    /// The scalar that is all there is of it, and that libedit counts the right columns for.
    private func knownLetter(_ grapheme: String) -> wchar_t? {
        guard let scalar = grapheme.unicodeScalars.first, grapheme.unicodeScalars.count == 1 else { return nil }
        let value = scalar.value
        // libedit has pictures of its own for what controls a terminal.
        if value < 0xA0 { return wchar_t(value) }
        guard !LineLetters.wide.contains(value), !LineLetters.narrow.contains(value) else { return nil }
        let columns = width(scalar)
        return columns > 0 && columns == UnicodeText.width(grapheme) ? wchar_t(value) : nil
    }
}

extension ClosedRange<UInt32> {
    /// The last one stays.
    fileprivate mutating func popFirst() -> UInt32? {
        guard lowerBound < upperBound else { return nil }
        defer { self = lowerBound + 1...upperBound }
        return lowerBound
    }
}
