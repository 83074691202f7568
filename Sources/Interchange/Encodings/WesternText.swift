/// Reads bytes above ASCII as Windows-1252, until they show that the text is in another encoding: valid UTF-8, the two bytes
/// of East Asian characters, the letters of other languages, or signs within words.
struct WesternText {
    private(set) var isPossible = true
    /// `true` after a character that is not in ASCII.
    private var hasCharacters = false
    /// Those that have all letters so far.
    private var alphabets = Alphabet.all
    /// Bytes above ASCII, with the byte before them. Calendars can fold a line within a character.
    private var run: [UInt8] = []
    private var before = UInt8(ascii: "\n")
    /// The bytes after the run that may be a fold.
    private var fold: [UInt8] = []

    var isLikely: Bool { isPossible && hasCharacters }

    mutating func read(_ bytes: [UInt8]) {
        var index = bytes.startIndex
        while isPossible, index < bytes.endIndex {
            if run.isEmpty {
                let next = bytes[index...].firstIndex { $0 >= 0x80 || $0 == 0 } ?? bytes.endIndex
                if next > index { before = bytes[next - 1] }
                index = next
            }
            guard index < bytes.endIndex else { return }
            read(bytes[index])
            index += 1
        }
    }

    private mutating func read(_ byte: UInt8) {
        if byte >= 0x80 {
            if !fold.isEmpty, !isWholeFold { end() }
            fold = []
            run.append(byte)
            // Longer runs are in other scripts.
            if run.count > 8 { isPossible = false }
        } else if byte == 0 {
            isPossible = false
        } else if !isWholeFold,
            byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") || !fold.isEmpty && byte == 0x20
        {
            fold.append(byte)
        } else {
            fold.append(byte)
            end()
        }
    }

    private var isWholeFold: Bool { fold.last == 0x20 }

    /// Checks the last characters.
    mutating func end() {
        guard !run.isEmpty else { return }
        hasCharacters = true
        isPossible = isPossible && isWestern(fold.first ?? UInt8(ascii: "\n"))
        before = fold.last ?? before
        (run, fold) = ([], [])
    }

    private mutating func isWestern(_ after: UInt8) -> Bool {
        // “ß“” would be a letter of N’Ko.
        if run.first != 0xDF, String(validating: run, as: UTF8.self) != nil { return false }
        let space = UInt8(ascii: " ")
        let words = run.split(separator: 0xA0, omittingEmptySubsequences: false)
        return words.enumerated().allSatisfy { index, word in
            let place = WesternWord(
                Array(word),
                before: index == 0 ? before : space,
                after: index == words.count - 1 ? after : space
            )
            return word.isEmpty || place.isLikely && knows(place)
        }
    }

    /// Returns `true` if a language has the letters of the word and all before it.
    private mutating func knows(_ word: WesternWord) -> Bool {
        for letter in word.letters { alphabets.removeAll { !$0.contains(letter) } }
        return !alphabets.isEmpty
    }
}

/// The letters above ASCII of languages, as bytes of Windows-1252 in lowercase. Languages of the code pages 1250, 1254 and 1257
/// have others, most of which are in none of these.
private enum Alphabet {
    static let all = [
        "äöüßéèêëàáâãåçïíñóôú",  // German and Dutch, with names of others
        "åäöæøéüô",  // Scandinavian languages and Finnish
        "àâçèéêëîïôœùûü",  // French
        "áàéèíïñóòúüç",  // Spanish and Catalan
        "áàâãçéêíóôõúü",  // Portuguese
        "àèéìíîòóùú",  // Italian
    ].map { Set($0.unicodeScalars.map { $0 == "œ" ? 0x9C : UInt8(truncatingIfNeeded: $0.value) }) }
}
