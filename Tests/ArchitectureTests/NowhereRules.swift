// What has no place in any file, whatever its room.

import Generator

extension Rules {
    static func complaints(anywhere file: SourceFile) -> [String] {
        unreadableComplaints(file) + phraseComplaints(file) + unwrapComplaints(file)
    }

    /// What cannot be read to its end cannot be judged.
    private static func unreadableComplaints(_ file: SourceFile) -> [String] {
        file.endless.map { [file.complaint($0, "what begins here has no end; write it so that the rules can read it")] }
            ?? []
    }

    private static func phraseComplaints(_ file: SourceFile) -> [String] {
        phrases.flatMap { phrase in
            file.code.indices.filter { file.code.has(phrase.tokens, at: $0) }.map {
                file.complaint(file.code[$0].line, "\(phrase.code) has no place here; \(phrase.advice)")
            }
        }
    }

    private static let phrases = Nowhere.phrases.map { phrase in
        (code: phrase.code, advice: phrase.advice, tokens: Lexer(phrase.code).tokens)
    }

    private static func unwrapComplaints(_ file: SourceFile) -> [String] {
        file.code.indices.filter(file.code.unwrapsByForce).map {
            file.complaint(
                file.code[$0].line,
                "\(file.code[$0 - 1].text)! has no place here; say what happens without it"
            )
        }
    }
}

extension [Token] {
    /// The phrase itself, not a member, a declaration or a label of that name.
    fileprivate func has(_ phrase: [Token], at index: Int) -> Bool {
        let end = index + phrase.count
        guard end <= count, self[index].text == phrase[0].text else { return false }
        let isWhole = zip(self[index..<end], phrase).dropFirst().allSatisfy { token, wanted in
            token.text == wanted.text && token.isAttached == wanted.isAttached && token.isOnLine(of: self[index])
        }
        let isForeign = isMember(index) && !(index > 1 && self[index - 2].text == "Swift")
        let isDeclared = index > 0 && self[index - 1].text == "func"
        let isLabel = phrase.count == 1 && end < count && self[end].text == ":"
        return isWhole && !isForeign && !isDeclared && !isLabel
    }

    /// An exclamation mark behind a value, where it can be nothing else.
    fileprivate func unwrapsByForce(at index: Int) -> Bool {
        guard index > 0, self[index].text == "!", self[index].isAttached else { return false }
        let before = self[index - 1]
        let isValue =
            before.kind == .word && !Nowhere.keywords.contains(before.text) || [")", "]"].contains(before.text)
        let isUnequal = index + 1 < count && self[index + 1].text == "=" && self[index + 1].isAttached
        return isValue && !isUnequal
    }
}
