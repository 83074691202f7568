import CommandLine
import Phrases
import Vocabulary

/// The words of a text that an error is about.
package struct Mistake: Equatable, Sendable {
    /// The words as typed.
    package let words: String
    /// The text without them, and without what they are attached to.
    package let rest: String

    /// Finds the first of the spellings that the text contains, if possible as whole words.
    package init?(_ spellings: [String], in text: String) {
        let found = spellings.lazy.filter { !$0.isEmpty }.compactMap { MarkedText.range(of: $0, in: text) }.first
        guard let found else { return nil }
        let start = text[..<found.lowerBound].lastIndex(of: " ").map(text.index(after:)) ?? text.startIndex
        // The key belongs to its value.
        let hasKey = text[start..<found.lowerBound].last == ":"
        words = String(text[(hasKey ? start : found.lowerBound)..<found.upperBound])
        let end = text[found.upperBound...].firstIndex(of: " ").map(text.index(after:)) ?? text.endIndex
        rest = String(text[..<start] + text[end...])
    }
}

extension InputError {
    /// Returns the words of the text that are wrong, or `nil` if none are, as if some are missing.
    package func mistake(in text: String) -> Mistake? { Mistake(spellings, in: text) }

    /// The words that are wrong. Only one of the spellings may have been typed.
    private var spellings: [String] {
        switch self {
        case .usage(let error): error.spellings
        case .command(let error): error.spellings
        case .phrase(let error): error.spellings
        case .item(let error): error.spellings
        case .filter(let error): error.spellings
        case .inText(let error), .line(_, let error): error.spellings
        }
    }
}

/// Returns `due:soon` and `soon`.
private func keyed(_ text: String, _ key: String?) -> [String] { (key.map { ["\($0):\(text)"] } ?? []) + [text] }

extension UsageError {
    fileprivate var spellings: [String] {
        switch self {
        case .unknownCommand(let word, _, _, _), .unknownOption(let word, _, _, _), .unknownLetter(let word, _, _),
            .optionOfOthers(let word, _), .duplicateOption(let word), .missingValue(let word, _),
            .unexpectedValue(let word), .unexpectedArgument(let word, _), .unclosedQuote(let word):
            [word]
        case .wrongChoice(_, let value, _): [value]
        case .unknownKey(_, let key, _, _): [key]
        case .conflictingOptions(_, let other): [other]
        case .line(_, let error): error.spellings
        case .missingChoice, .missingArgument, .notText, .nullByte, .lineTooLong: []
        }
    }
}

extension CommandError {
    fileprivate var spellings: [String] {
        switch self {
        case .notACount(let text), .tooManyDays(let text, _), .rangeTooLong(let text, _), .reversedRange(let text, _):
            [text]
        case .notAnID(let text, let key), .notASingleID(let text, let key): keyed(text, key)
        case .nestedShell, .nestedScreen, .shellOnScreen, .screenInShell, .severalFiles, .missingItems: []
        }
    }
}

extension PhraseError {
    fileprivate var spellings: [String] {
        switch self {
        case .noSuchDay(let text), .noSuchTime(let text), .ambiguousYear(let text), .ambiguousDate(let text, _, _, _),
            .ambiguousLength(let text), .wrongWeekday(let text, _):
            [text]
        }
    }
}

extension ItemTextError {
    fileprivate var spellings: [String] {
        switch self {
        case .notADate(let text, let key), .unexpectedTime(let text, let key): keyed(text, key)
        case .notARepetition(let text, let key): keyed(text, key)
        case .notAPastDay(let text), .futureDay(let text), .titleLooksLikeDate(let text, _),
            .titleLooksMistyped(let text, _), .notAPriority(let text), .notALink(let text), .notAPostponement(let text),
            .ambiguousHour(let text, _), .notATag(let text), .notAProject(let text), .duplicateAttribute(let text),
            .conflictingAttributes(_, let text), .unknownAttribute(let text, _), .unfinishedAttribute(let text, _),
            .emptyAddition(let text),
            .notAField(let text, _), .fieldOutsideItem(let text):
            [text]
        case .endsBeforeFirst, .tooManyDependencies, .tooManyTags, .unexpectedLineBreak, .unexpectedItem,
            .repeatedItem:
            []
        }
    }
}

extension FilterError {
    fileprivate var spellings: [String] {
        switch self {
        case .rangeOrFilter(let one, let other): ["\(one) \(other)", one]
        case .unknownTerm(let word, _), .danglingOperator(let word), .unbalancedParenthesis(let word),
            .searchWordTooLong(let word, _), .missingSearchWord(let word):
            [word]
        case .unknownSavedFilter(let name, _): [":\(name)", name]
        case .savedFilterRing(let names): names.map { ":\($0)" } + names
        case .severalTags, .emptyTerm, .filterTooDeep, .savedFilter, .tooManyTerms: []
        }
    }
}
