// The page of one command: adder-add(1).

extension ManualText {
    package func page(_ command: Command) -> String {
        var page = Mdoc("\(program.name)-\(command.name)", command.summary, date: facts.date, by: program.name)
        page.section("SYNOPSIS")
        page.macro("Nm", "\(program.name) \(command.name)")
        for option in command.options { page.macro("Op", verbatim: option.head) }
        if !command.placeholder.isEmpty { addPlaceholder(command.placeholder, to: &page) }
        page.section("DESCRIPTION")
        if !command.aliases.isEmpty {
            page.paragraph("Aliases: \(command.aliases.map { "\(program.name) \($0)" }.joined(separator: ", ")).")
        }
        for paragraph in ManualText.paragraphs(of: command.notes) { page.paragraph(paragraph) }
        page.list(command.options)
        page.paragraph("For syntax and options common to all commands, see")
        page.macro("Xr", verbatim: "\(program.name) 1 .")
        if !command.examples.isEmpty {
            page.section("EXAMPLES")
            page.list(command.examples.map { HelpEntry($0.line, $0.meaning) }, as: "Ic")
        }
        page.section("SEE ALSO")
        page.macro("Xr", verbatim: "\(program.name) 1")
        return page.source
    }

    /// Marks `[FILTER…]` as optional; shows more complex placeholders unchanged.
    private func addPlaceholder(_ placeholder: String, to page: inout Mdoc) {
        let typed = placeholder.map { $0 == "…" ? "..." : String($0) }.joined(by: "")
        let inner = typed.dropFirst().dropLast()
        let isOptional = typed.hasPrefix("[") && typed.hasSuffix("]") && !inner.contains { "[]".contains($0) }
        let words = (isOptional ? inner : typed[...]).split(separator: " ").map { Mdoc.argument(String($0)) }
        page.macro(isOptional ? "Op" : "Ar", verbatim: (isOptional ? ["Ar"] + words : words).joined(separator: " "))
    }

    /// Returns the notes as running text, with commas between words listed with two spaces.
    static func paragraphs(of notes: [String]) -> [String] {
        notes.map { listed(parts(of: $0)) }
    }

    /// Returns the parts between two or more spaces.
    private static func parts(of note: String) -> [String] {
        note.split(separator: " " as Character, omittingEmptySubsequences: false).reduce(into: [""]) { parts, word in
            if word.isEmpty { return parts.append("") }
            let last = parts.removeLast()
            parts.append(last.isEmpty ? String(word) : "\(last) \(word)")
        }
        .filter { !$0.isEmpty }
    }

    private static func listed(_ words: [String]) -> String {
        words.reduce(into: "") { text, word in
            if let end = text.last { text += ".,;:".contains(end) ? " " : ", " }
            text += word
        }
    }
}

extension Option {
    /// `-h, --help` or `--by due|tag` as mdoc macros.
    var head: String {
        let short = letter.map { "Fl \(Mdoc.argument(String($0))) , " } ?? ""
        return short + "Fl \\-\(Mdoc.argument(name))" + (placeholder.map { " Ar \(Mdoc.argument($0))" } ?? "")
    }
}
