package import CommandLine
package import ItemLanguage
import Vocabulary

/// Validates and normalizes the values of settings.
package struct SettingRules {
    private let parser: CommandLineParser

    package init(_ parser: CommandLineParser) {
        self.parser = parser
    }

    /// Returns the normalized value: `monday` for `Monday`.
    /// - Parameter saved: The other saved filters, to check a filter; `nil` if it may refer to any.
    package func value(
        _ text: String,
        of setting: Setting,
        among saved: SavedFilters? = nil
    ) throws(SettingsError) -> String {
        let text = text.trimmed
        guard !text.isEmpty else {
            let example = setting.kind == .filter ? "+home or project:garden" : setting.defaultValue
            throw SettingsError(.missingValue(key: setting.key, example: example))
        }
        switch setting.kind {
        case .choice(let choices): return try choice(text, choices, setting)
        case .look: return try look(text, setting)
        case .commandLine: return try commandLine(text, setting)
        case .filter: return try filter(text, setting, saved)
        case .period: return try period(text, setting)
        case .program(let words): return try line(text, words, setting)
        case .weight: return try weight(text, setting)
        case .path, .address, .key: return try line(text, [Setting.noneValue], setting)
        }
    }

    /// Returns the command line in a value, or `nil` for `none`.
    package func invocation(of value: String) throws(UsageError) -> Invocation? {
        value == Setting.noneValue ? nil : try parser.parse(LineSplitter.words(value))
    }

    /// Checks the command that a key of the screen runs.
    package func checkCommand(_ text: String, of setting: Setting) throws(SettingsError) {
        if text == Setting.noneValue { return }
        do {
            if case .words(let words) = try TypedLine(text, to: .adder), words.count > 1 || Int(words[0]) == nil {
                _ = try parser.parse(words)
            }
        } catch .unknownCommand(let word, let suggestion, let meaning, _) {
            // It can't be meant as the text of a new item.
            let error = UsageError.unknownCommand(word, suggestion: suggestion, meaning: meaning)
            throw SettingsError(.wrongCommand(key: setting.key, error))
        } catch {
            throw SettingsError(.wrongCommand(key: setting.key, error))
        }
    }

    private func choice(_ text: String, _ choices: [String], _ setting: Setting) throws(SettingsError) -> String {
        let word = text.lowercased()
        if choices.contains(word) { return word }
        if choices.contains(Setting.onValue) {
            if ["1", "true", "yes"].contains(word) { return Setting.onValue }
            if ["0", "false", "no"].contains(word) { return Setting.offValue }
        }
        let suggestion = Suggestion.nearest(to: word, among: choices)
        throw SettingsError(
            .wrongChoice(key: setting.key, value: text, choices: choices, suggestion: suggestion)
        )
    }

    private func look(_ text: String, _ setting: Setting) throws(SettingsError) -> String {
        do {
            _ = try LookWords.read(text)
            return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        } catch {
            throw SettingsError(.wrongLook(key: setting.key, value: text, suggestion: error.suggestion))
        }
    }

    private func filter(_ text: String, _ setting: Setting, _ saved: SavedFilters?) throws(SettingsError) -> String {
        guard !text.contains(where: \.isNewline) else { throw SettingsError(.unexpectedLineBreak(key: setting.key)) }
        guard let name = setting.filterName, var saved else { return text }
        guard ![Setting.noneValue, "default"].contains(text.lowercased()) else {
            throw SettingsError(.notAFilter(key: setting.key, value: text))
        }
        saved[name] = text
        do {
            try FilterWords.check(name, among: saved)
            return text
        } catch {
            throw SettingsError(.wrongFilter(key: setting.key, error))
        }
    }

    private func period(_ text: String, _ setting: Setting) throws(SettingsError) -> String {
        if text.lowercased() == setting.defaultValue { return setting.defaultValue }
        guard let period = Period(typed: text) else {
            throw SettingsError(.wrongPeriod(key: setting.key, value: text, word: setting.defaultValue))
        }
        return period.description
    }

    private func weight(_ text: String, _ setting: Setting) throws(SettingsError) -> String {
        guard let points = Points(typed: text) else {
            throw SettingsError(.wrongWeight(key: setting.key, value: text, limit: Points.limit))
        }
        return points.description
    }

    /// Returns one line of any text. The words are in lowercase.
    private func line(_ text: String, _ words: [String], _ setting: Setting) throws(SettingsError) -> String {
        guard !text.contains(where: \.isNewline) else { throw SettingsError(.unexpectedLineBreak(key: setting.key)) }
        return words.contains(text.lowercased()) ? text.lowercased() : text
    }

    private func commandLine(_ text: String, _ setting: Setting) throws(SettingsError) -> String {
        guard !text.contains(where: \.isNewline) else { throw SettingsError(.unexpectedLineBreak(key: setting.key)) }
        do {
            _ = try invocation(of: text)
            return text
        } catch {
            throw SettingsError(.wrongCommand(key: setting.key, error))
        }
    }
}

extension Substring {
    /// The text without leading and trailing ASCII whitespace.
    var trimmed: String {
        let start = utf8.drop(while: \.isSpace)
        guard let last = start.lastIndex(where: { !$0.isSpace }) else { return "" }
        return String(self[start.startIndex..<utf8.index(after: last)])
    }
}

extension String {
    var trimmed: String { self[...].trimmed }
}
