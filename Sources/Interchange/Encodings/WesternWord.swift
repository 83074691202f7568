/// Bytes above ASCII between two bytes of ASCII, read as Windows-1252.
struct WesternWord {
    /// Without the quotation marks and dashes around them.
    private let core: ArraySlice<UInt8>
    private let bytes: [UInt8]
    private let before: UInt8
    private let after: UInt8

    init(_ bytes: [UInt8], before: UInt8, after: UInt8) {
        (self.bytes, self.before, self.after) = (bytes, before, after)
        let isMark = WesternWord.punctuation.contains
        let start = bytes.firstIndex { !isMark($0) } ?? bytes.endIndex
        let end = bytes.lastIndex { !isMark($0) }.map { $0 + 1 } ?? start
        core = bytes[start..<end]
    }

    /// The euro sign, quotation marks, dashes, the ellipsis, the bullet and the trademark sign.
    private static let punctuation: Set<UInt8> = [
        0x80, 0x82, 0x84, 0x85, 0x8B, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9B,
    ]
    private static let apostrophe: UInt8 = 0x92
    private static let (openingGuillemet, closingGuillemet): (UInt8, UInt8) = (0xAB, 0xBB)

    /// In lowercase.
    var letters: [UInt8] { core.filter(WesternWord.isLetter).map(WesternWord.lowercased) }

    /// `true` if the bytes can stand at their place in a text.
    var isLikely: Bool {
        guard !core.isEmpty else { return isPunctuation }
        let (opens, closes) = (core.startIndex > bytes.startIndex, core.endIndex < bytes.endIndex)
        if opens, bytes[core.startIndex - 1] != WesternWord.apostrophe, followsLetter || !precedesLetter {
            return false
        }
        if closes, bytes[core.endIndex] != WesternWord.apostrophe, precedesLetter { return false }
        guard let first = core.first, let last = core.last else { return false }
        switch core.count {
        case 1: return WesternWord.isLetter(first) ? isLetter(first, opens: opens) : bytes.count == 1 && isSign(first)
        case 2: return isPair(first, last)
        default: return false
        }
    }

    private var followsLetter: Bool { WesternWord.isASCIILetter(before) }
    private var precedesLetter: Bool { WesternWord.isASCIILetter(after) }

    /// Encodings of DOS, the Mac and Japan have letters in place of these characters.
    private var isPunctuation: Bool {
        if bytes == [WesternWord.apostrophe] { return true }
        // „ and ‚
        let opens = bytes.last == 0x82 || bytes.last == 0x84
        if opens, followsLetter || after <= 0x20 { return false }
        return !(followsLetter && precedesLetter) && !"@\\^`{~".utf8.contains(after)
    }

    /// Portuguese has õ before e alone, where Hungarian has a letter of its own.
    private func isLetter(_ letter: UInt8, opens: Bool) -> Bool {
        if letter | 0x20 == 0xF5 { return after | 0x20 == UInt8(ascii: "e") }
        return !WesternWord.isUppercase(letter) || opens || !(0x61...0x7A).contains(before)
    }

    /// East Asian characters have two bytes, usually the first one of them from B0 to D7.
    private func isPair(_ first: UInt8, _ last: UInt8) -> Bool {
        let isLowercase = { WesternWord.isLetter($0) && !WesternWord.isUppercase($0) }
        switch (isLowercase(first), isLowercase(last)) {
        case (true, true): return (followsLetter || precedesLetter) && (last != 0xF5 || after == UInt8(ascii: "e"))
        case (true, false): return last == WesternWord.closingGuillemet && followsLetter
        case (false, _) where first == WesternWord.openingGuillemet && WesternWord.isLetter(last):
            return !followsLetter && precedesLetter
        default: return [first, last].allSatisfy(WesternWord.isUppercase) && followsLetter && precedesLetter
        }
    }

    /// Polish, Turkish and other languages have letters in place of most signs.
    private func isSign(_ sign: UInt8) -> Bool {
        switch sign {
        case WesternWord.closingGuillemet: return !precedesLetter
        // ¡ and ¿
        case WesternWord.openingGuillemet, 0xA1, 0xBF: return !followsLetter
        // m² and m³
        case 0xB2, 0xB3: return !precedesLetter && (!followsLetter || before == UInt8(ascii: "m"))
        // °C and °F, µm and µg
        case 0xB0: return !followsLetter && (!precedesLetter || "CF".utf8.contains(after))
        case 0xB5: return !followsLetter && (!precedesLetter || "gmlsAVWF".utf8.contains(after))
        // £ § © ª ® ± · º ¼ ½ ¾ ×
        case 0xA3, 0xA7, 0xA9, 0xAA, 0xAE, 0xB1, 0xB7, 0xBA, 0xBC, 0xBD, 0xBE, 0xD7:
            return !followsLetter && !precedesLetter
        default: return false
        }
    }

    private static func isASCIILetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0xC0 && byte != 0xD7 && byte != 0xF7 || byte == 0x8C || byte == 0x9C
    }

    private static func isUppercase(_ byte: UInt8) -> Bool {
        (0xC0...0xDE).contains(byte) && byte != 0xD7 || byte == 0x8C
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        if byte == 0x8C { return 0x9C }
        return isUppercase(byte) ? byte | 0x20 : byte
    }
}
