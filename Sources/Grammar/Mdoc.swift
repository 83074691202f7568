/// The source of a manual page, put together macro by macro. https://mandoc.bsd.lv/man/mdoc.7.html
package struct Mdoc {
    private var lines: [String] = []

    package var source: String { lines.joined(separator: "\n") + "\n" }

    package init(_ name: String, _ meaning: String, date: String, by program: String = "adder") {
        lines.append(".\\\" Made by \(program) itself, from its commands.")
        macro("Dd", verbatim: date)
        macro("Dt", verbatim: "\(Mdoc.argument(name.uppercased())) 1")
        macro("Os")
        section("NAME")
        macro("Nm", name)
        macro("Nd", meaning)
    }

    /// Arguments may have blanks and be anything that macros take for their own.
    mutating func macro(_ name: String, _ arguments: String...) {
        lines.append(([".\(name)"] + arguments.map(Mdoc.argument)).joined(separator: " "))
    }

    /// The rest of the line is macros itself.
    package mutating func macro(_ name: String, verbatim rest: String) {
        lines.append(".\(name) \(rest)")
    }

    package mutating func section(_ title: String) {
        macro("Sh", title)
    }

    package mutating func paragraph(_ text: String) {
        if lines.last.map({ $0.hasPrefix(".Sh ") || $0.hasPrefix(".Ss ") }) == false { macro("Pp") }
        self.text(text)
    }

    /// Running text, in lines that are short enough to be read in the source; a sentence begins a line.
    mutating func text(_ text: String) {
        var line = ""
        for word in text.split(separator: " ") {
            let escaped = Mdoc.escaped(String(word))
            if !line.isEmpty, line.count + escaped.count > 78 { add(&line) }
            line += (line.isEmpty ? "" : " ") + escaped
            if word.hasSuffix(".") { add(&line) }
        }
        add(&line)
    }

    private mutating func add(_ line: inout String) {
        if !line.isEmpty { lines.append(line.hasPrefix(".") ? "\\&\(line)" : line) }
        line = ""
    }

    /// Heads made of macros, each with what it means, beside it if it is short; nothing where there are none.
    package mutating func list(_ rows: [(head: String, meaning: String)], width: Int) {
        if rows.isEmpty { return }
        macro("Bl", verbatim: "-tag -width \(min(width, 14))n")
        for row in rows {
            macro("It", verbatim: row.head)
            text(row.meaning)
        }
        macro("El")
    }

    mutating func list(_ glosses: [Gloss], as macro: String) {
        let rows = glosses.map { ("\(macro) \(Mdoc.argument($0.word))", $0.meaning) }
        list(rows, width: glosses.map(\.word.count).max() ?? 0)
    }

    mutating func list(_ options: [Option]) {
        list(options.map { ($0.head, $0.summary) }, width: options.map { HelpText.spelling(of: $0).count }.max() ?? 0)
    }

    // MARK: Letters

    /// One argument, whatever is in it, and never a macro's name or a delimiter.
    package static func argument(_ text: String) -> String {
        let escaped = escaped(text)
        let isMacro = text.count <= 3 && (text.first?.isUppercase == true || !text.contains(where: \.isLetter))
        let guarded = isMacro ? "\\&\(escaped)" : escaped
        return text.isEmpty || text.contains(" ") ? "\"\(guarded)\"" : guarded
    }

    /// Letters that roff would turn into others, as they are on the keyboard.
    /// https://man7.org/linux/man-pages/man7/groff_char.7.html
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case "\"": "\\(dq"
            case "\u{20}"..."\u{7E}": String(scalar)
            default: "\\[u\(hexadecimal(scalar))]"
            }
        }.joined()
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
