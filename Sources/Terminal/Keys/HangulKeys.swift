/// The keys of the two-set layout of Hangul, which most Korean keyboards have.
package enum HangulKeys {
    private static let initials = [
        "r", "R", "s", "e", "E", "f", "a", "q", "Q", "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    ]
    private static let vowels = [
        "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
    ]
    private static let finals = [
        "", "r", "R", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "qt", "t",
        "T", "d", "w", "c", "z", "x", "v", "g",
    ]
    /// The keys of the single consonants from U+3131 on.
    private static let consonants = [
        "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "Q", "qt",
        "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    ]

    /// Returns the letters on the keys that type the letter or syllable; `nil` if it is not Hangul. Input methods may join
    /// several letters before they send them.
    package static func latin(_ scalar: Unicode.Scalar) -> String? {
        let value = Int(scalar.value)
        switch value {
        case 0x3131...0x314E: return consonants[value - 0x3131]
        case 0x314F...0x3163: return vowels[value - 0x314F]
        case 0xAC00...0xD7A3:
            let index = value - 0xAC00
            return initials[index / 588] + vowels[index % 588 / 28] + finals[index % 28]
        default: return nil
        }
    }

    /// Returns the presses of the keys that type a letter or syllable, or the press itself.
    package static func presses(_ press: KeyPress) -> [KeyPress] {
        guard case .character(let scalar) = press.key, let letters = latin(scalar) else { return [press] }
        return letters.unicodeScalars.map { KeyPress(.character($0), press.modifiers) }
    }
}
