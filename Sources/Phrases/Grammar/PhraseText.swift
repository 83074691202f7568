import Almanac
import UnicodeText

/// A part of a word that a rule can name: letters, digits or a mark.
struct PhraseToken {
    enum Kind {
        /// A word of the lexicon.
        case word(Senses)
        case number(Int, isOrdinal: Bool)
        case mark(UInt8)
        /// Text outside all phrases.
        case other
    }

    let kind: Kind
    let bytes: Range<Int>
    /// A bit for each class of words to which it belongs.
    let classes: Int
    /// A bit for a word or a mark that patterns can name, 0 for others.
    let name: Int
    let word: Int
    let startsWord: Bool
    let endsWord: Bool

    let isASCII: Bool

    /// `true` if the token can be part of a phrase.
    var isKnown: Bool { if case .other = kind { false } else { true } }

    /// The number of digits.
    var width: Int { bytes.count }

    var isWord: Bool { if case .word = kind { true } else { false } }

    /// The value of a number, or of a word in one of its classes.
    func value(_ slot: Slot) -> Int {
        switch kind {
        case .word(let senses): senses.value(slot)
        case .number(let number, _): number
        case .mark, .other: 0
        }
    }
}

package struct PhraseText {
    let words: [Substring]
    private(set) var bytes: [UInt8] = []
    private(set) var tokens: [PhraseToken] = []
    private var isASCII = true

    package init(_ words: [Substring]) {
        self.words = words
        bytes.reserveCapacity(words.count * 8)
        tokens.reserveCapacity(words.count + 4)
        for (index, word) in words.enumerated() { add(word, index) }
    }

    func text(_ token: PhraseToken) -> ArraySlice<UInt8> { bytes[token.bytes] }

    /// The language of the rules that the text needs.
    var language: Language { isASCII ? .english : .korean }

    /// `true` if each token can be part of a phrase.
    var isKnown: Bool { tokens.allSatisfy(\.isKnown) }

    func isMark(_ index: Int, in marks: String) -> Bool {
        guard tokens.indices.contains(index), case .mark(let byte) = tokens[index].kind else { return false }
        return marks.utf8.contains(byte)
    }

    /// Returns the tokens as typed, with one space between words.
    func typed(_ range: Range<Int>) -> String {
        var typed = ""
        var rest = tokens[range]
        while let first = rest.first {
            let part = rest.prefix { $0.word == first.word }
            let word = words[first.word]
            if !typed.isEmpty { typed += " " }
            if first.startsWord, part.last?.endsWord == true {
                typed += String(word)
            } else {
                let bytes = first.bytes.lowerBound..<(part.last?.bytes.upperBound ?? first.bytes.upperBound)
                let start = tokens[...part.startIndex].last { $0.startsWord }?.bytes.lowerBound ?? 0
                // In other scripts, letters can have more bytes in lower case.
                typed +=
                    word.isASCII
                    ? String(decoding: word.utf8.dropFirst(bytes.lowerBound - start).prefix(bytes.count), as: UTF8.self)
                    : String(decoding: self.bytes[bytes], as: UTF8.self)
            }
            rest = rest.dropFirst(part.count)
        }
        return typed
    }

    private mutating func add(_ word: Substring, _ index: Int) {
        let start = bytes.count
        if isName(word, at: index) {
            // It keeps its capital letters, so that it isn't taken for a word of a phrase.
            bytes += word.utf8
        } else if word.isASCII {
            for byte in word.utf8 { bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
            respell(from: start)
        } else {
            isASCII = false
            let isAfterMonth = bytes.suffix(3).elementsEqual("월".utf8)
            let digits = HangulText.withDigits(UnicodeText.folded(String(word)), isAfterMonth: isAfterMonth)
            bytes += HangulText.withLength(digits).utf8
            // “일요일만 빼고”
            let isLeftOut = words.indices.contains(index + 1) && KoreanWords.exceptions.hasWord(words[index + 1])
            if isLeftOut, KoreanWords.daysWithParticles.hasEnd(of: bytes[start...]) { bytes.removeLast(3) }
            simplifyMarks(from: start)
        }
        let end = bytes.count
        let first = tokens.count
        var position = start
        while position < end {
            let (kind, length) = token(at: position, end)
            let bits = bits(of: kind, position..<(position + length))
            tokens.append(
                PhraseToken(
                    kind: kind,
                    bytes: position..<(position + length),
                    classes: bits.classes,
                    name: bits.name,
                    word: index,
                    startsWord: tokens.count == first,
                    endsWord: position + length == end,
                    isASCII: bytes[position] < 0x80
                )
            )
            position += length
        }
    }

    /// Returns `true` for a person called Dawn and for the SAT, an exam.
    private func isName(_ word: Substring, at index: Int) -> Bool {
        guard index > 0, word == "SAT" || word.hasPrefix("Dawn") else { return false }
        let last = words[index - 1]
        if word == "SAT" { return last == "the" || last == "for" && EnglishWords.examsFollow.hasWord(words[0]) }
        return word.dropFirst(4).first?.isLetter != true && !EnglishWords.beforeDawn.hasWord(last)
    }

    /// Replaces `nxt`, `sevenish` and the like by the words that they stand for.
    private mutating func respell(from start: Int) {
        let typed = bytes[start...]
        if typed.count > 5, ("ish" as StaticString).hasEnd(of: typed),
            let senses = Lexicon.english.word(at: typed.dropLast(3), isWhole: true)?.senses,
            senses.classes & Slot.number.bit != 0
        {
            return bytes.removeLast(3)
        }
        guard let word = EnglishWords.spellings.first(where: { $0.short.hasWord(typed) })?.word else { return }
        bytes.removeSubrange(start...)
        for index in 0..<word.utf8CodeUnitCount { bytes.append(word.utf8Start[index]) }
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
            let suffix = bytes[digits.endIndex..<end].prefix(while: \.isLetter)
            let isOrdinal = ("st nd rd th" as StaticString).hasWord(suffix)
            return (.number(value, isOrdinal: isOrdinal), digits.count + (isOrdinal ? suffix.count : 0))
        }
        if first.isLetter || first == UInt8(ascii: "'") {
            let letters = wordLength(rest)
            if letters > 0 {
                let found = Lexicon.english.word(at: rest.prefix(letters), isWhole: true)
                return (found.map { .word($0.senses) } ?? .other, letters)
            }
        }
        guard first < 0x80 else {
            if rest.starts(with: "…".utf8) { return (.mark(UInt8(ascii: ".")), 3) }
            if rest.starts(with: "–".utf8) || rest.starts(with: "—".utf8) { return (.mark(UInt8(ascii: "-")), 3) }
            guard let (length, senses) = Lexicon.korean.word(at: rest, isWhole: false) else {
                return (.other, rest.prefix { $0 >= 0x80 }.count)
            }
            return (.word(senses), length)
        }
        if first == UInt8(ascii: "[") { return (.mark(UInt8(ascii: "(")), 1) }
        if first == UInt8(ascii: "]") { return (.mark(UInt8(ascii: ")")), 1) }
        let isKnown = ",.:;!?-/+()&@~'".utf8.contains(first)
        return (isKnown ? .mark(first) : .other, 1)
    }

    /// Returns the bits of the classes of a token, and the bit of a word or a mark that patterns can name.
    private func bits(of kind: PhraseToken.Kind, _ range: Range<Int>) -> (classes: Int, name: Int) {
        let name = Slot.bit(ofWord: bytes[range.lowerBound], bytes[range.upperBound - 1], count: range.count)
        return switch kind {
        case .word(let senses): (senses.classes, name)
        case .number(_, let isOrdinal): (Slot.classes(ofNumber: isOrdinal, width: range.count), 0)
        case .mark: (0, name)
        case .other: (0, 0)
        }
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
}

extension Substring {
    fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) }
}
