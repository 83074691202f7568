import ItemLanguage
import Vocabulary

/// A line that begins with a box, with or without a bullet before it: `[x] a`, `- [ ] a`.
struct BoxedLine {
    let box: Character
    let text: Substring

    /// - Parameter isItem: `true` if the line is certainly an item, so that `[1] ` is not a footnote.
    init?(_ line: Substring, isItem: Bool = false) {
        let list = ListLine(line)
        var (box, text) = ListLine.box(list.text)
        if let bare = box, !" xX-✓✔".contains(bare), !isItem || bare.isLetter { return nil }
        if box == nil, let marker = list.marker { (box, text) = (marker.box, marker.text) }
        if box == nil, let (sign, rest) = BoxedLine.sign(text) { (box, text) = (sign, rest) }
        guard let box, !text.isEmpty else { return nil }
        (self.box, self.text) = (box, text)
    }

    /// Reads a box that is a single character instead of one in brackets.
    static func sign(_ text: Substring) -> (box: Character, text: Substring)? {
        // The first byte of all of them.
        guard text.utf8.first == 0xE2, let sign = text.unicodeScalars.first, signs.contains(Character(sign)) else {
            return nil
        }
        let rest = text.dropFirst()
        guard rest.utf8.first?.isBlank == true else { return nil }
        return (Character(sign), rest.drop { $0 == " " || $0 == "\t" })
    }

    private static let signs = "☐⬜□☑✓✔✅☒✗✘"

    /// `true` for a word that is such a character.
    static func isSign(_ word: some StringProtocol) -> Bool {
        word.utf8.first == 0xE2 && word.utf8.count < 8 && sign("\(word) ") != nil
    }

    static func isDone(_ box: Character) -> Bool {
        switch box {
        case "x", "X", "☑", "✓", "✔", "✅", "-", "☒", "✗", "✘": true
        default: false
        }
    }

    /// `true` for a box that says more than open and done, such as that of a cancelled task.
    fileprivate static func isSpecial(_ box: Character) -> Bool {
        switch box {
        case " ", "☐", "⬜", "□", "x", "X", "☑", "✓", "✔", "✅": false
        default: true
        }
    }

    fileprivate static func text(_ box: Character) -> String { signs.contains(box) ? String(box) : "[\(box)]" }
}

extension ForeignDraft {
    /// Reports a box that says more than open and done.
    mutating func report(_ box: Character) {
        guard BoxedLine.isSpecial(box) else { return }
        lose(.status, "status", BoxedLine.text(box), became: BoxedLine.isDone(box) ? "done" : "open")
    }
}
