/// A part of a word that a rule can name: letters, digits or a mark.
struct PhraseToken {
    enum Kind {
        /// A word of the lexicon; `entry` is its first entry.
        case word([Sense], entry: Int)
        case number(Int, isOrdinal: Bool)
        case mark(UInt8)
        /// Text outside all phrases.
        case other
    }

    let kind: Kind
    /// The position in the bytes of the text.
    let bytes: Range<Int>
    /// A bit for each class of words to which it belongs.
    let classes: UInt64
    /// The index of its word.
    let word: Int
    let startsWord: Bool
    let endsWord: Bool

    /// `true` if the token can be part of a phrase.
    var isKnown: Bool { if case .other = kind { false } else { true } }

    /// The number of digits.
    var width: Int { bytes.count }

    /// `true` for what a rule can name.
    var isNamed: Bool {
        switch kind {
        case .word, .mark: true
        case .number, .other: false
        }
    }
}

extension PhraseToken {
    private static let maximumWidth = 9

    /// A number for each word, for each mark and for the numbers of each width; `nil` for text outside all phrases.
    var kindNumber: Int? {
        switch kind {
        case .mark(let byte): Int(byte)
        case .number(_, isOrdinal: true): 128
        case .number: 128 + width
        case .word(_, let entry): 129 + PhraseToken.maximumWidth + entry
        case .other: nil
        }
    }

    static var kindCount: Int { 129 + maximumWidth + Lexicon.shared.count }
}

/// Words cut into tokens, in lower case.
struct PhraseText {
    private(set) var bytes: [UInt8] = []
    private(set) var tokens: [PhraseToken] = []

    init(_ words: some Sequence<Substring>) {
        bytes.reserveCapacity(words.underestimatedCount * 8)
        tokens.reserveCapacity(words.underestimatedCount + 4)
        for (index, word) in words.enumerated() { add(word, index) }
    }

    func text(_ token: PhraseToken) -> ArraySlice<UInt8> { bytes[token.bytes] }

    /// `true` if each token can be part of a phrase.
    var isKnown: Bool { tokens.allSatisfy(\.isKnown) }

    /// The number of tokens from `start` on that can be part of one phrase.
    func knownCount(from start: Int, before end: Int) -> Int {
        guard start < end else { return 0 }
        return tokens[start..<end].prefix(while: \.isKnown).count
    }

    func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
        return byte == UInt8(ascii: mark)
    }

    /// Returns the tokens as typed, but in lower case, with one space between words.
    func typed(_ range: Range<Int>) -> String {
        var typed: [UInt8] = []
        for (index, token) in tokens[range].enumerated() {
            if index > 0, token.startsWord { typed.append(UInt8(ascii: " ")) }
            typed += bytes[token.bytes]
        }
        return String(decoding: typed, as: UTF8.self)
    }

    private mutating func add(_ word: Substring, _ index: Int) {
        let start = bytes.count
        if word.isASCII {
            for byte in word.utf8 { bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
        } else {
            bytes += HangulText.composed(word.lowercased()).utf8
            simplifyMarks(from: start)
        }
        let end = bytes.count
        let first = tokens.count
        var position = start
        while position < end {
            let (kind, length) = token(at: position, end)
            tokens.append(
                PhraseToken(
                    kind: kind,
                    bytes: position..<(position + length),
                    classes: Slot.classes(of: kind, width: length),
                    word: index,
                    startsWord: tokens.count == first,
                    endsWord: position + length == end
                )
            )
            position += length
            if case .number(_, isOrdinal: true) = kind, let suffix = ordinalSuffix(at: position, end) {
                position += suffix
                mergeSuffix(suffix, isLast: position == end)
            }
        }
    }

    /// Replaces `’` by an apostrophe, and the `·` of “화·목” by a slash.
    private mutating func simplifyMarks(from start: Int) {
        var index = start
        while let mark = bytes[index...].firstIndex(where: { $0 == 0xE2 || $0 == 0xC2 }) {
            if bytes[mark...].starts(with: [0xE2, 0x80, 0x99]) {
                bytes.replaceSubrange(mark..<(mark + 3), with: [UInt8(ascii: "'")])
            } else if bytes[mark...].starts(with: [0xC2, 0xB7]) {
                bytes.replaceSubrange(mark..<(mark + 2), with: [UInt8(ascii: "/")])
            }
            index = mark + 1
        }
    }

    private func token(at start: Int, _ end: Int) -> (kind: PhraseToken.Kind, length: Int) {
        let rest = bytes[start..<end]
        let first = bytes[start]
        if first.isDigit {
            let digits = rest.prefix(while: \.isDigit)
            guard digits.count <= 9 else { return (.other, digits.count) }
            let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            return (.number(value, isOrdinal: ordinalSuffix(at: digits.endIndex, end) != nil), digits.count)
        }
        if first.isLetter || first == UInt8(ascii: "'") {
            let letters = wordLength(rest)
            if letters > 0 { return word(rest.prefix(letters)) }
        }
        guard first < 0x80 else {
            // `…`
            if rest.starts(with: [0xE2, 0x80, 0xA6]) { return (.mark(UInt8(ascii: ".")), 3) }
            let length = Lexicon.shared.longestPrefix(of: rest)
            if length > 0 { return word(rest.prefix(length)) }
            return (.other, rest.prefix { $0 >= 0x80 }.count)
        }
        if first == UInt8(ascii: "[") { return (.mark(UInt8(ascii: "(")), 1) }
        if first == UInt8(ascii: "]") { return (.mark(UInt8(ascii: ")")), 1) }
        let isKnown = ",.:;!?-/+()&@~'".utf8.contains(first)
        return (isKnown ? .mark(first) : .other, 1)
    }

    private func word(_ word: ArraySlice<UInt8>) -> (kind: PhraseToken.Kind, length: Int) {
        guard let (senses, entry) = Lexicon.shared.meaning(of: word) else { return (.other, word.count) }
        return (.word(senses, entry: entry), word.count)
    }

    /// Returns the length of a run of letters, with the apostrophes and dots of `o'clock` and `p.m`.
    private func wordLength(_ rest: ArraySlice<UInt8>) -> Int {
        var end = rest.startIndex
        while end < rest.endIndex {
            let byte = bytes[end]
            let joins = byte == UInt8(ascii: "'") || byte == UInt8(ascii: ".")
            guard byte.isLetter || (joins && end + 1 < rest.endIndex && bytes[end + 1].isLetter) else { break }
            end += 1
        }
        return end - rest.startIndex
    }

    private func ordinalSuffix(at position: Int, _ end: Int) -> Int? {
        guard position + 2 <= end, position + 2 == end || !bytes[position + 2].isLetter else { return nil }
        let isSuffix = ["st", "nd", "rd", "th"].contains { $0.utf8.elementsEqual(bytes[position..<(position + 2)]) }
        return isSuffix ? 2 : nil
    }

    private mutating func mergeSuffix(_ length: Int, isLast: Bool) {
        let number = tokens.removeLast()
        tokens.append(
            PhraseToken(
                kind: number.kind,
                bytes: number.bytes.lowerBound..<(number.bytes.upperBound + length),
                classes: Slot.classes(of: number.kind, width: 0),
                word: number.word,
                startsWord: number.startsWord,
                endsWord: isLast
            )
        )
    }
}

extension UInt8 {
    /// `true` for lowercase ASCII letters.
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
}
