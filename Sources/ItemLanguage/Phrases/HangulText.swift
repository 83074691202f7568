/// Composes Korean syllables that are typed as letters, as in the names of files on some systems.
enum HangulText {
    /// Returns the text with each leading consonant, vowel and final consonant as one syllable.
    /// https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646
    static func composed(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { consonants.contains($0.value) }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let last = scalars.last?.value, let syllable = syllable(last, scalar.value) {
                scalars.removeLast()
                scalars.append(syllable)
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    private static let consonants: ClosedRange<UInt32> = 0x1100...0x1112
    private static let vowels: ClosedRange<UInt32> = 0x1161...0x1175
    private static let finals: ClosedRange<UInt32> = 0x11A8...0x11C2
    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// Returns the syllable of a consonant and a vowel, or of a syllable and a final consonant.
    private static func syllable(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
        if consonants.contains(first), vowels.contains(second) {
            return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28)
        }
        guard syllables.contains(first), (first - 0xAC00) % 28 == 0, finals.contains(second) else { return nil }
        return Unicode.Scalar(first + second - 0x11A7)
    }
}
