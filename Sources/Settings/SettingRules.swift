package import Boundary
package import Grammar

/// What may stand behind a key, and how it is kept.
package struct SettingRules {
    private let parser: CommandLineParser

    /// The parser knows which commands there are.
    package init(_ parser: CommandLineParser) {
        self.parser = parser
    }

    /// The text as the value that is kept: `Monday` is `monday`.
    package func value(_ text: String, of setting: Setting) throws(SettingsTrouble) -> String {
        let text = text.trimmed
        guard !text.isEmpty else { throw SettingsTrouble(.noValue(key: setting.key, example: setting.standard)) }
        switch setting.kind {
        case .choice(let choices): return try choice(text, choices, setting)
        case .look: return try look(text, setting)
        case .commandLine: return try commandLine(text, setting)
        }
    }

    /// What the value has done; nil for nothing of its own.
    package func invocation(of value: String) throws(Misunderstanding) -> Invocation? {
        value == Setting.nothing ? nil : try parser.parse(LineSplitter.words(value))
    }

    private func choice(_ text: String, _ choices: [String], _ setting: Setting) throws(SettingsTrouble) -> String {
        let word = text.lowercased()
        if choices.contains(word) { return word }
        let suggestion = Suggestion.nearest(to: word, among: choices)
        throw SettingsTrouble(
            .wrongChoice(key: setting.key, value: text, choices: choices, suggestion: suggestion)
        )
    }

    private func look(_ text: String, _ setting: Setting) throws(SettingsTrouble) -> String {
        do {
            _ = try LookWords.read(text)
            return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        } catch {
            throw SettingsTrouble(.wrongLook(key: setting.key, value: text, suggestion: error.suggestion))
        }
    }

    private func commandLine(_ text: String, _ setting: Setting) throws(SettingsTrouble) -> String {
        guard !text.contains(where: \.isNewline) else { throw SettingsTrouble(.lineBreak(key: setting.key)) }
        do {
            _ = try invocation(of: text)
            return text
        } catch {
            throw SettingsTrouble(.wrongCommand(key: setting.key, error))
        }
    }
}

extension Substring {
    /// Without the blanks of ASCII in front and behind.
    var trimmed: String {
        let start = utf8.drop(while: \.isBlank)
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return "" }
        return String(self[start.startIndex..<utf8.index(after: last)])
    }
}

extension String {
    var trimmed: String { self[...].trimmed }
}
