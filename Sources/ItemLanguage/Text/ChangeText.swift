import Almanac
package import CommandLine
package import Vocabulary

/// Reads the arguments of `change` after the items: attributes to set or clear, and an optional new title.
package struct ChangeText {
    package struct Reading: Equatable, Sendable {
        package var changes = ItemChanges()
        package var hints: [ReadingHint] = []

        package init(changes: ItemChanges = ItemChanges(), hints: [ReadingHint] = []) {
            self.changes = changes
            self.hints = hints
        }
    }

    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    package func read(_ words: [Word]) throws(InputError) -> Reading {
        try DashedText.read(
            cut: { (dashes) throws(InputError) in try TextPieces.cut(words, dashes) },
            read: { (pieces) throws(InputError) in try read(pieces) },
            areEquivalent: { $0.matchesIgnoringTitle($1) }
        )
    }

    private func read(_ pieces: [TextPiece]) throws(InputError) -> Reading {
        var reader = ChangesReader(dates: dates)
        var left = try RemainingText(pieces, isChange: true, dates: dates) { (pieces) throws(InputError) in
            try reader.consume(pieces)
        }
        // In `change 3 tomorrow` the date is not a title, unlike in `add tomorrow`.
        try reader.finish(&left)
        var changes = try reader.changes
        // A misspelled attribute must not replace the title.
        // A colon at the end is text in “re: rent”, but not alone.
        let isKeyed = left.title.count == 1 ? AttributeKey.looksKeyed : AttributeKey.isKeyed
        let unknown = left.title.first { !$0.isLiteral && isKeyed($0.text) }.map { String($0.text) }
        if let word = unknown ?? (left.looksMistyped ? left.hints.first?.word : nil) {
            let known = left.hints.first { $0.word.hasPrefix(word) && !$0.suggestion.isEmpty }
            let suggestion = known?.suggestion ?? ChangeText.suggestion(for: left)
            throw .inText(.item(.unknownAttribute(word, suggestion: suggestion)))
        }
        if let replacement = changes.replacement, !left.title.isEmpty {
            throw .item(.conflictingAttributes("/\(replacement.old)/\(replacement.new)/", "“\(left.text)”"))
        }
        try refuseDate(left)
        try refuseMistake(left, after: pieces)
        if !left.title.isEmpty { changes.title = left.text }
        return Reading(changes: changes, hints: left.hints + reader.hints)
    }

    /// Returns what to write for `title:Buy milk` and `status:done`.
    private static func suggestion(for left: RemainingText) -> String? {
        guard let keyed = KeyedWord(left.text), keyed.side == nil, !keyed.value.isEmpty else { return nil }
        switch (keyed.key, FilterWord(status: keyed.value)) {
        case (.title, _): return keyed.value
        case (.status, .done?), (.status, .closed?): return "done ID"
        case (.status, .open?): return "reopen ID"
        default: return nil
        }
    }

    /// Throws if the new title would be `and 7`, `project x` or `high`, or words left over from a value such as
    /// `every:5 times`.
    private func refuseMistake(_ left: RemainingText, after pieces: [TextPiece]) throws(InputError) {
        if let word = left.wordAfterValue { throw .item(.titleLooksMistyped(word, suggestion: nil)) }
        if let hint = left.looseHint { throw .item(.titleLooksMistyped(hint.word, suggestion: hint.suggestion)) }
        let words = left.title.map { String($0.text) }
        guard let first = words.first, left.title.allSatisfy({ !$0.isLiteral }) else { return }
        if let correction = ReplacementWords.correction(of: left.text) {
            throw .item(.titleLooksMistyped(left.text, suggestion: correction))
        }
        let isAlone = words.count == 1
        if ["and", "or", "&"].contains(first), !isAlone, words[1].utf8.first?.isDigit == true {
            throw .item(.titleLooksMistyped(words.prefix(2).joined(separator: " "), suggestion: nil))
        }
        if words.count <= 3, first == first.lowercased(), let key = AttributeKey(typed: first), first.utf8.count > 1 {
            let value = words.dropFirst().joined(separator: " ")
            let suggestion = key == .note && words.count > 2 ? "note:\"\(value)\"" : "\(key.rawValue):\(value)"
            throw .item(.titleLooksMistyped(left.text, suggestion: isAlone ? nil : suggestion))
        }
        guard isAlone else { return }
        let isMark = first.unicodeScalars.first.map { "!+-@#".unicodeScalars.contains($0) } ?? false
        let isValue = [
            "high", "medium", "low", "done", "none", "open", "closed", "p1", "p2", "p3", "p4", "set", "later",
            "someday",
        ].contains(first.lowercased())
        if isMark || isValue && first != first.uppercased() || first.utf8.count == 2 && isValue {
            let level = ["high", "medium", "low"].contains(first) ? "pri:\(first)" : nil
            throw .item(.titleLooksMistyped(first, suggestion: level))
        }
    }

    /// Throws if the new title would be `noon`, `fri 5` or `2 weeks`, which probably is a date.
    private func refuseDate(_ left: RemainingText) throws(InputError) {
        let text = left.text
        guard !left.title.isEmpty, left.title.allSatisfy({ !$0.isLiteral }), !text.utf8.allSatisfy(\.isDigit) else {
            return
        }
        if (try? dates.due(text)) != nil || dates.span(text) != nil {
            throw .item(.titleLooksLikeDate(text, value: text))
        }
        // A bare hour after a day is not a time, but close to one.
        guard let hour = left.title.last?.text, left.title.count > 1, hour.utf8.count <= 2,
            hour.utf8.allSatisfy(\.isDigit)
        else { return }
        let spelled = left.title.dropLast().map { String($0.text) }.joined(separator: " ") + " at \(hour)"
        if (try? dates.due(spelled)) != nil { throw .item(.titleLooksLikeDate(text, value: spelled)) }
    }
}

extension ChangeText.Reading {
    fileprivate func matchesIgnoringTitle(_ other: ChangeText.Reading) -> Bool {
        var retitled = self
        retitled.changes.title = other.changes.title
        retitled.hints = hints.filter { $0.kind != .phrase }
        var other = other
        other.hints.removeAll { $0.kind == .phrase }
        return retitled == other
    }
}

/// Collects the attributes to set and clear from the pieces of the text.
private struct ChangesReader {
    private var details: DetailsReader
    private var cleared: [AttributeKey] = []
    private var removedTags: [String] = []
    /// `needs:+3`, `needs:-3`, `note:+text` and `/old/new/`, which change a part of the attribute.
    private var partial = ItemChanges()

    init(dates: DateReader) {
        details = DetailsReader(dates: dates, isChange: true)
    }

    /// Consumes an attribute at the start of `pieces` and returns the number of pieces read, 0 if the first is text.
    mutating func consume(_ pieces: ArraySlice<TextPiece>) throws(InputError) -> Int {
        guard let piece = pieces.first, !piece.isLiteral else { return 0 }
        if piece.text.first == "-", let tag = TagWord.unmarked(piece.text.dropFirst()) {
            removedTags.append(tag)
            return 1
        }
        if !details.hasTitle, let (replacement, count) = ReplacementWords.read(pieces) {
            guard partial.replacement == nil else { throw .item(.duplicateAttribute(String(piece.text))) }
            partial.replacement = replacement
            return count
        }
        if piece.text == "p4" {
            // Todoist's name for no priority.
            cleared.append(.pri)
            return 1
        }
        if let (key, value) = AttributeKey.split(piece.text),
            value.isEmpty || value == "\"\"" || key.isCleared(by: value)
                || value == "none" && (key != .note || details.note(value, pieces).words.isEmpty)
        {
            if value.isEmpty { try refuseText(after: piece.text, key, pieces) }
            guard !cleared.contains(key) else { throw .item(.duplicateAttribute("\(key.rawValue):")) }
            cleared.append(key)
            return 1
        }
        if let (key, value) = AttributeKey.split(piece.text) {
            if let count = try consume(value, addedTo: key, pieces) { return count }
            if key == .due, let count = try consumeMove(value, pieces) { return count }
        }
        return try details.consume(pieces)
    }

    /// Throws for `due: fri`, which would clear the due date and make “fri” the title.
    private func refuseText(
        after typed: Substring,
        _ key: AttributeKey,
        _ pieces: ArraySlice<TextPiece>
    ) throws(InputError) {
        let words = DetailsReader.words(after: pieces).prefix { word in
            word.first != "-" || TagWord.unmarked(word.dropFirst()) == nil
        }
        guard let first = words.first else { return }
        let text = words.joined(separator: " ")
        let suggestion =
            switch key {
            case .due, .wait: isDate(text) ? "\(typed)\(text)" : isDate(first) ? "\(typed)\(first)" : "\(typed)none"
            case .note where words.count > 1: "\(typed)\"\(text)\""
            case .every, .again, .note: "\(typed)\(text)"
            default: "\(typed)\(first)"
            }
        throw .item(.unknownAttribute("\(typed) \(text)", suggestion: suggestion))
    }

    private func isDate(_ text: String) -> Bool { (try? details.dates.due(text)) != nil }

    /// Reads `needs:+3`, `needs:-3` and `note:+text`, and returns the number of pieces.
    private mutating func consume(
        _ value: Substring,
        addedTo key: AttributeKey,
        _ pieces: ArraySlice<TextPiece>
    ) throws(InputError) -> Int? {
        guard let sign = value.first, sign == "+" || sign == "-" else { return nil }
        guard value.count > 1 else {
            // Without a text, `note:+` must not replace the note.
            if key == .note { throw .item(.emptyAddition("note:\(sign)")) }
            return nil
        }
        let isQuoted = value.count > 2 && QuotedText.start(of: value, key) != nil && value.last == "\""
        let rest = isQuoted ? QuotedText.unescaped(value.dropFirst(2).dropLast()) : String(value.dropFirst())
        switch (key, sign) {
        case (.needs, "+"): partial.addedNeeds += try IDWords.list(rest, key: "needs:+")
        case (.note, "-"): throw .item(.unknownAttribute("note:\(value)", suggestion: "note:\"\(value)\""))
        case (.needs, _): partial.removedNeeds += try IDWords.list(rest, key: "needs:-")
        case (.note, "+"):
            guard partial.noteAddition == nil else { throw .item(.duplicateAttribute("note:")) }
            let note = isQuoted ? (text: rest, words: []) : details.note(rest[...], pieces)
            partial.noteAddition = note.text
            return 1 + note.words.count
        default: return nil
        }
        return 1
    }

    /// Reads `due+1w`, which counts from the due day, and returns the number of pieces.
    private mutating func consumeMove(
        _ value: Substring,
        _ pieces: ArraySlice<TextPiece>
    ) throws(InputError) -> Int? {
        guard value.hasPrefix("due+") || value.hasPrefix("due-") else { return nil }
        let long = MultiwordValue(value: String(value), following: DetailsReader.words(after: pieces))
        let run = try long.read { (text) throws(InputError) in
            guard let span = details.dates.span(text.dropFirst(4)) else { throw .item(.notADate(text, key: "due")) }
            return text.hasPrefix("due-") ? span.negated : span
        }
        guard partial.move == nil else { throw .item(.duplicateAttribute("due:")) }
        partial.move = .by(run.meaning)
        return 1 + run.count
    }

    mutating func finish(_ left: inout RemainingText) throws(InputError) {
        try details.finish(&left, wantsDate: !cleared.contains(.due) && partial.move == nil, canBeAll: true)
    }

    var hints: [ReadingHint] { details.hints }

    var changes: ItemChanges {
        get throws(InputError) {
            let new = details.details
            var changes = partial
            changes.note = try change(new.note, .note)
            changes.project = try change(new.project, .project)
            changes.priority = try change(new.priority, .pri)
            changes.due = try change(new.due, .due)
            changes.keepsDueDay = details.hasOnlyTime
            if changes.due != nil, changes.move != nil { throw .item(.duplicateAttribute("due:")) }
            changes.wait = try change(new.wait, .wait)
            changes.recurrence = try change(new.recurrence, .every, .again)
            changes.needs = try change(new.needs.isEmpty ? nil : new.needs, .needs)
            changes.parent = try change(new.parent, .parent)
            changes.place = try change(new.place, .place)
            changes.link = try change(new.link, .link)
            changes.clearsTags = cleared.contains(.tag)
            changes.addedTags = new.tags
            changes.removedTags = removedTags
            if let tag = new.tags.first(where: removedTags.contains) { throw .item(.duplicateAttribute(tag)) }
            return changes
        }
    }

    private func change<Value>(
        _ value: Value?,
        _ keys: AttributeKey...
    ) throws(InputError) -> ItemChanges.Change<Value>? {
        let key = keys.first(where: cleared.contains)
        guard let value else { return key == nil ? nil : .clear }
        if let key { throw .item(.duplicateAttribute("\(key.rawValue):")) }
        return .set(value)
    }
}
