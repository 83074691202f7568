import CommandLine
import Vocabulary

/// A word, an operator or a parenthesis of a filter.
enum FilterToken: Equatable {
    case word(Word)
    case or, and, not, open, close

    /// Splits words into tokens, and notes the operators of other programs. A word with spaces is split if it is a filter
    /// of its own.
    static func tokens(of words: some Sequence<Word>, _ readings: inout [FilterReading]) -> [FilterToken] {
        var tokens: [FilterToken] = []
        for word in words {
            if word.isLiteral {
                tokens.append(.word(word))
            } else {
                for piece in QuotedFilter.pieces(of: word.text).flatMap(QuotedFilter.parts) {
                    if let sign = sign(piece) {
                        tokens.append(sign)
                        readings.append(FilterReading(.spelling, word: piece, filter: sign == .and ? "and" : "or"))
                    } else {
                        append(piece, to: &tokens)
                    }
                }
            }
        }
        return tokens
    }

    /// Reads the operators of other programs.
    static func sign(_ text: String) -> FilterToken? {
        switch text {
        case "&", "&&": .and
        case "|", "||": .or
        default: nil
        }
    }

    /// The operators as words, which can be in capitals.
    fileprivate static let operators = ["or", "and", "not"]

    static func operation(_ text: some StringProtocol) -> FilterToken? {
        switch text {
        case "or", "OR": .or
        case "and", "AND": .and
        case "not", "NOT", "!": .not
        default: nil
        }
    }

    /// Separates parentheses and `!` from the rest of the word. Balanced parentheses within the rest are text.
    private static func append(_ text: String, to tokens: inout [FilterToken]) {
        var rest = text[...]
        while let first = rest.first, first == "(" || rest.drop(while: { $0 == "!" }).first == "(" {
            tokens.append(first == "(" ? .open : .not)
            rest.removeFirst()
        }
        var closed = 0
        while rest.last == ")", rest.count(where: { $0 == ")" }) > rest.count(where: { $0 == "(" }) {
            rest.removeLast()
            closed += 1
        }
        while rest.first == "!", rest.contains(where: { $0 != "!" }), PriorityWords.marked(rest) == nil {
            tokens.append(.not)
            rest.removeFirst()
        }
        // An empty word stays, as it is an error.
        if !rest.isEmpty || text.isEmpty { tokens.append(operation(rest) ?? .word(Word(String(rest)))) }
        for _ in 0..<closed { tokens.append(.close) }
    }
}

extension FilterWords {
    /// Returns a filter that is being typed without an operator at its end, complete or begun, which would find nothing
    /// before the next word.
    package static func withoutOpenEnd(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count > 1, let last = words.last else { return text }
        let isBegun = FilterToken.operators.contains { $0.hasPrefix(last) || $0.uppercased().hasPrefix(last) }
        guard FilterToken.operation(last) != nil || isBegun && text.last != " " else { return text }
        return words.dropLast().joined(separator: " ")
    }
}

/// A filter in one argument, as in `list "+home project:garden"`.
private enum QuotedFilter {
    /// Returns the words of the filter; a phrase such as `pay rent` or `project:big house` stays whole.
    static func pieces(of text: String) -> [String] {
        guard text.contains(where: \.isWhitespace), let parts = try? LineSplitter.words(text), let first = parts.first,
            text.hasPrefix("(") || isFilter(first, parts.dropFirst())
        else { return [text] }
        return parts
    }

    /// Splits `@a&@b` and `+a||+b` at the operators. A tag such as `+r&d` stays whole.
    static func parts(of piece: String) -> [String] {
        guard piece.utf8.contains(where: isSign) else { return [piece] }
        var parts: [String] = []
        for character in piece {
            let isSign = character.utf8.allSatisfy(isSign)
            if let last = parts.last, last.utf8.first.map(self.isSign) == isSign {
                parts[parts.count - 1].append(character)
            } else {
                parts.append(String(character))
            }
        }
        let isFilter = parts.indices.allSatisfy { index in
            let word = String(parts[index].drop { "(!".contains($0) }.prefix { $0 != ")" })
            return index % 2 == 1 ? FilterToken.sign(parts[index]) != nil : isMarked(word) || KeyedWord(word) != nil
        }
        return isFilter && parts.count % 2 == 1 ? parts : [piece]
    }

    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|") }

    private static func isFilter(_ first: String, _ rest: ArraySlice<String>) -> Bool {
        let takesText = KeyedWord(first)?.key.takesText ?? false
        if ([first] + rest).allSatisfy({ IDWords.looksLikeIDs($0) || [.and, .or].contains(FilterToken.operation($0)) })
        {
            return true
        }
        let negated = String(first.drop { $0 == "!" })
        if FilterToken.operation(first) == .not || isMarked(first) || isMarked(negated)
            || FilterWord(rawValue: negated) != nil
        {
            return true
        }
        return rest.contains { part in
            isMarked(part) || KeyedWord(part) != nil || FilterToken.operation(part) == .or
                || FilterToken.sign(part) == .or
                || (!takesText && FilterWord(rawValue: part) != nil)
        }
    }

    private static func isMarked(_ part: String) -> Bool {
        TagWord.read(part[...]) != nil || PriorityWords.marked(part) != nil || SavedFilters.name(part) != nil
            || (part.first == "-" && TagWord.unmarked(part.dropFirst()) != nil)
    }
}
