// Code that is forbidden in all files, regardless of their role.

import ModuleGenerator

extension Rules {
    static func problems(anywhere file: SourceFile) -> [String] {
        unreadableProblems(file) + phraseProblems(file) + unwrapProblems(file) + fragmentProblems(file)
    }

    /// A file with an unterminated literal or comment can't be checked.
    private static func unreadableProblems(_ file: SourceFile) -> [String] {
        file.endless.map {
            [file.errorMessage($0, "unterminated literal or comment; rewrite it so that it can be parsed")]
        } ?? []
    }

    private static func phraseProblems(_ file: SourceFile) -> [String] {
        phrases.flatMap { phrase in
            file.code.indices.filter { file.code.has(phrase.tokens, at: $0) }.map {
                file.errorMessage(file.code[$0].line, "\(phrase.code) is not allowed; \(phrase.advice)")
            }
        }
    }

    private static let phrases = Forbidden.phrases.map { phrase in
        (code: phrase.code, advice: phrase.advice, tokens: Lexer(phrase.code).tokens)
    }

    private static func unwrapProblems(_ file: SourceFile) -> [String] {
        file.code.indices.filter(file.code.unwrapsByForce).map {
            file.errorMessage(
                file.code[$0].line,
                "\(file.code[$0 - 1].text)! is not allowed; handle the missing value"
            )
        }
    }
}

// MARK: - Fragments of sentences

extension Rules {
    /// English belongs into the types whose name ends with `Sentences` or `Words`. Elsewhere, presenters have no words for
    /// people, what they share joins no pieces of text, such as `" made before \(day)"`, and views, wireframes, the
    /// application and what it gives to modules have no sentences.
    private static func fragmentProblems(_ file: SourceFile) -> [String] {
        let isPresenter = file.role == .presenter || file.path.hasPrefix("Sources/Presentation/")
        let isSilent = [.view, .wireframe].contains(file.role) || Layer.silent.contains(file.target)
        guard isPresenter || isSilent, !file.path.hasPrefix("Sources/Presentation/Sentences/") else { return [] }
        // A page of help or of the manual is written as a whole.
        if Layer.silent.contains(file.target), file.name.hasSuffix("Page") || file.name.hasSuffix("Facts") { return [] }
        var (depth, sentences) = (0, Int?.none)
        var found: [String] = []
        for (index, token) in file.tokens.enumerated() {
            switch (token.kind, token.text) {
            case (.mark, "{"): depth += 1
            case (.mark, "}"):
                depth -= 1
                if depth == sentences { sentences = nil }
            case (.word, "enum"), (.word, "struct"), (.word, "extension"):
                let name = index + 1 < file.tokens.count ? file.tokens[index + 1].text : ""
                if ["Sentences", "Words"].contains(where: name.hasSuffix), sentences == nil { sentences = depth }
            case (.text, _) where sentences == nil && isPresenter && file.tokens.isFragment(at: index):
                found.append(
                    file.errorMessage(
                        token.line,
                        "“\(token.text)” is part of a sentence; write the sentence in a Sentences type"
                    )
                )
            case (.text, _) where sentences == nil && file.role == .presenter && file.tokens.isForPeople(at: index):
                found.append(
                    file.errorMessage(token.line, "“\(token.text)” is for people; write it in a Sentences type")
                )
            case (.text, _) where sentences == nil && isSilent && file.tokens.endsSentence(at: index):
                found.append(
                    file.errorMessage(token.line, "“\(token.text)” ends a sentence; write it in a Sentences type")
                )
            default: break
            }
        }
        return found
    }
}

extension [Token] {
    /// Returns `true` for a literal of several words or with values that ends with a full stop or a question mark.
    fileprivate func endsSentence(at index: Int) -> Bool {
        let text = self[index].text
        let isLong = text.contains(" ") || isAfterInterpolation(index)
        return [".", "?"].contains(text.last) && isLong && text.dropLast().last?.isPunctuation != true
    }

    /// Returns `true` for a literal of several words, or with a word that begins with a capital letter.
    fileprivate func isForPeople(at index: Int) -> Bool {
        let words = self[index].text.split(separator: " ").filter { $0.first?.isLetter == true }
        return words.count > 1
            || words.contains { $0.first?.isUppercase == true && $0.dropFirst().first?.isLowercase == true }
    }

    private func isAfterInterpolation(_ index: Int) -> Bool {
        index > 0 && self[index - 1].text == ")" && self[index - 1].range.upperBound == self[index].range.lowerBound
    }

    /// Returns `true` for a literal that begins with a space or a comma before a word.
    fileprivate func isFragment(at index: Int) -> Bool {
        let word = self[index].text.drop { ",; (".contains($0) }
        let isCut = word.startIndex > self[index].text.startIndex && word.first?.isLetter == true
        return isCut && !isAfterInterpolation(index)
    }
}

extension [Token] {
    /// Returns `true` for the code itself, but not for a member, declaration or label of that name.
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

    /// Returns `true` for an exclamation mark after a value, unless it is part of an operator.
    fileprivate func unwrapsByForce(at index: Int) -> Bool {
        guard index > 0, self[index].text == "!", self[index].isAttached else { return false }
        let before = self[index - 1]
        let isValue =
            before.kind == .word && !Forbidden.keywords.contains(before.text) || [")", "]"].contains(before.text)
        let isUnequal = index + 1 < count && self[index + 1].text == "=" && self[index + 1].isAttached
        return isValue && !isUnequal
    }
}
