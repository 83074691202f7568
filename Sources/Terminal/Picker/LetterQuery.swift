import UnicodeText

/// Letters that a text must contain in this order, with any others between them. Case, accents and spaces make no
/// difference, and an initial consonant of Hangul stands for any syllable with it.
package struct LetterQuery {
    private struct Letter {
        let scalar: UInt32
        /// The index of an initial consonant.
        let initial: UInt32?

        func matches(_ other: UInt32) -> Bool {
            if other == scalar { return true }
            guard let initial, (0xAC00...0xD7A3).contains(other) else { return false }
            return (other - 0xAC00) / 588 == initial
        }
    }

    private static let match = 1
    private static let wordStart = 8
    private static let textStart = 9
    /// More than that of a word start, so that a part of a word wins over letters of several words.
    private static let run = 9
    private static let gap = 1

    /// The letters of a longer text are found, but not scored.
    private static let maximumScored = 1_000

    private let letters: [Letter]
    /// The letters that have one byte.
    private let bytes: [UInt8]
    /// The letters of the text, kept to avoid allocations.
    private var scalars: [UInt32] = []
    private var row: [Int] = []

    package init(_ typed: String) {
        letters = UnicodeText.searchForm(typed).unicodeScalars.filter { !$0.properties.isWhitespace }.map {
            Letter(scalar: $0.value, initial: LetterQuery.initials.firstIndex(of: $0).map { UInt32($0) })
        }
        bytes = letters.compactMap { $0.scalar < 0x80 ? UInt8($0.scalar) : nil }
    }

    package var isEmpty: Bool { letters.isEmpty }

    /// The initial consonants in the order in which Unicode arranges syllables.
    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)

    /// Returns how well the letters match a text in search form, or `nil` if they don't occur in order.
    package mutating func score(of text: ArraySlice<UInt8>) -> Int? {
        guard mayOccur(in: text) else { return nil }
        decode(text)
        guard occur() else { return nil }
        if scalars.count > LetterQuery.maximumScored { return 0 }
        if row.count < scalars.count { row += repeatElement(.min, count: scalars.count - row.count) }
        var best = 0
        for index in letters.indices { best = fill(index) }
        return best
    }

    /// Rules out most texts before they are decoded.
    private func mayOccur(in text: ArraySlice<UInt8>) -> Bool {
        guard var wanted = bytes.first else { return true }
        var found = 0
        for byte in text where byte == wanted {
            found += 1
            if found == bytes.count { return true }
            wanted = bytes[found]
        }
        return false
    }

    private mutating func decode(_ text: ArraySlice<UInt8>) {
        scalars.removeAll(keepingCapacity: true)
        var value: UInt32 = 0
        var missing = 0
        for byte in text {
            switch byte {
            case 0x00...0x7F: scalars.append(UInt32(byte))
            case 0x80...0xBF:
                value = value << 6 | UInt32(byte & 0x3F)
                missing -= 1
                if missing == 0 { scalars.append(value) }
            case 0xC0...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
            case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
            default: (value, missing) = (UInt32(byte & 0x07), 3)
            }
        }
    }

    private func occur() -> Bool {
        var found = 0
        for scalar in scalars where found < letters.count && letters[found].matches(scalar) { found += 1 }
        return found == letters.count
    }

    /// Replaces the best scores of the letters before this one, by the place of the last, with those that include it.
    /// Returns the best of these scores.
    @discardableResult
    private mutating func fill(_ index: Int) -> Int {
        let letter = letters[index]
        var best = Int.min
        // The best score of the letters before this one if the last of them is not the one just before.
        var apart = Int.min
        var before = Int.min
        for place in scalars.indices {
            let adjacent = before
            var score = Int.min
            if index > 0 { before = row[place] }
            if letter.matches(scalars[place]) {
                let own = LetterQuery.match + start(at: place)
                if index == 0 {
                    score = own
                } else {
                    if adjacent != .min { score = adjacent + max(own, LetterQuery.run + LetterQuery.match) }
                    if apart != .min { score = max(score, apart + own) }
                }
                best = max(best, score)
            }
            row[place] = score
            if adjacent != .min { apart = max(apart, adjacent - LetterQuery.gap) }
        }
        return best
    }

    private func start(at place: Int) -> Int {
        if place == 0 { return LetterQuery.textStart }
        return LetterQuery.isLetter(scalars[place - 1]) ? 0 : LetterQuery.wordStart
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x61...0x7A: true
        default: scalar >= 0x80 && scalar != 0xA0 && scalar != 0x3000
        }
    }
}

// MARK: - Places

extension LetterQuery {
    /// Returns the parts of the text that the letters match best, in UTF-8 offsets; none if it is very long.
    package mutating func places(in text: String) -> [Range<Int>] {
        scalars.removeAll(keepingCapacity: true)
        var characters: [Range<Int>] = []
        var start = 0
        for character in text {
            let end = start + character.utf8.count
            scalars += UnicodeText.searchForm(String(character)).unicodeScalars.map(\.value)
            while characters.count < scalars.count { characters.append(start..<end) }
            start = end
            if scalars.count > LetterQuery.maximumScored { return [] }
        }
        guard !isEmpty, occur() else { return [] }
        return bestPlaces().map { characters[$0] }.reduce(into: []) { joined, part in
            if let last = joined.last, part.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<part.upperBound
            } else {
                joined.append(part)
            }
        }
    }

    /// Returns the indices of the scalars, in ascending order.
    private mutating func bestPlaces() -> [Int] {
        row = Array(repeating: .min, count: scalars.count)
        var rows: [[Int]] = []
        for index in letters.indices {
            fill(index)
            rows.append(row)
        }
        guard let best = row.max(), var place = row.firstIndex(of: best) else { return [] }
        var places = [place]
        for index in letters.indices.dropLast().reversed() {
            let before = rows[index]
            let own = LetterQuery.match + start(at: place)
            let adjacent = place > 0 && before[place - 1] != .min ? before[place - 1] : nil
            if let adjacent, rows[index + 1][place] == adjacent + max(own, LetterQuery.run + LetterQuery.match) {
                place -= 1
            } else {
                let front = before[..<max(0, place - 1)]
                guard let best = front.max(), let found = front.firstIndex(of: best) else { return [] }
                place = found
            }
            places.append(place)
        }
        return places.reversed()
    }
}
