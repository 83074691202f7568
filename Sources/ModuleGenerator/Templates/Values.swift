import ProgramOutput

/// The values that templates use, by name: `name`, `command` and `summary`.
typealias Values = [String: String]

extension Values {
    /// The values of a module or package. The template's manifest supplies the default of the summary.
    init(_ name: String, command: String?, summary: String?, _ manifest: TemplateManifest) throws(ToolError) {
        self = ["name": name]
        let command = command ?? NameParts(of: name).kebab
        guard Self.isWord(command) else {
            throw ToolError(
                .wrongUsage,
                "“\(command)” is not a word of lowercase letters, digits and hyphens. Use --command "
                    + "\(NameParts(of: Self.isWord(NameParts(of: command).kebab) ? command : name).kebab)."
            )
        }
        try Self.check(command, "command", limit: 44)
        self["command"] = command
        var text = summary ?? ""
        if summary == nil { text = try Renderer(self).text(manifest.help, file: TemplateManifest.name) }
        if let problem = Self.problem(withSummary: text) {
            throw ToolError(.wrongUsage, "The summary \(problem). Use --summary \"another text\".")
        }
        // In a source line, backslashes count, too.
        try Self.check(Form.literal.applied(to: text), "summary", limit: 90)
        self["summary"] = text
    }

    private static func isWord(_ text: String) -> Bool {
        text.first?.isLetter == true && text.last != "-" && !text.contains("--")
            && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
    }

    private static func problem(withSummary text: String) -> String? {
        if text.unicodeScalars.contains(where: \.isControl) { return "contains a control character" }
        if text.allSatisfy(\.isWhitespace) { return "is blank" }
        return text.last == "." ? "ends with a full stop, which is added automatically" : nil
    }

    private static func check(_ text: String, _ noun: String, limit: Int) throws(ToolError) {
        guard text.count > limit else { return }
        throw ToolError(.wrongUsage, "The \(noun) has \(text.count) characters; use \(limit) at most.")
    }
}

/// The form of a value, given after a colon: `{{name:kebab}}`.
enum Form: String, CaseIterable {
    case kebab
    case words
    case sentence
    case literal

    func applied(to text: String) -> String {
        switch self {
        case .kebab: NameParts(of: text).kebab
        case .words: NameParts(of: text).words
        case .sentence: Form.sentence(text)
        case .literal: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        }
    }

    /// Returns the text with an initial capital and a final full stop.
    private static func sentence(_ text: String) -> String {
        let whole = text.prefix(1).uppercased() + text.dropFirst()
        return whole.last.map { ".!?…".contains($0) } ?? true ? whole : whole + "."
    }
}
