import ItemLanguage

/// Tells a text, such as a letter, a README or a program, from a list with an item on each line.
enum ContinuousText {
    /// - Parameter lines: The lines that are not empty.
    static func isLikely(_ lines: [Substring]) -> Bool {
        guard let first = lines.first else { return false }
        if isHead(first, before: lines.dropFirst().first) { return true }
        guard lines.count > 1 else { return false }
        if lines.contains(where: isFrame) { return true }
        let hasSentences = lines.contains { ".,".contains($0.last ?? " ") }
        var (signs, hints) = (0, 0)
        for (index, line) in lines.enumerated() {
            let next = index + 1 < lines.count ? lines[index + 1] : ""
            if isCode(line) || isSetting(line) || isStatement(line) || isLong(line, before: next) || isLogged(line)
                || isRule(line, before: next) || hasTwoSentences(line) || hasSentences && isWrapped(line, before: next)
            {
                signs += 1
            } else if isHeading(line) || isSentence(line) {
                hints += 1
            }
        }
        if isOutline(lines) { return true }
        if lines.count < 3 { return signs > 0 && signs + hints == lines.count }
        return 3 * signs >= lines.count || signs > 0 && 5 * (signs + hints) >= 3 * lines.count
    }

    /// `true` for headings and sentences with other parts of a text, such as lists and code, between them.
    private static func isOutline(_ lines: [Substring]) -> Bool {
        var (headings, sentences, hasOthers) = (0, 0, false)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix(".. "), line.hasSuffix(":") || line.utf8.holds("::".utf8) { return true }
            if isHeading(line) {
                // A line below the heading belongs to it.
                let isUnderline = line.utf8.first != UInt8(ascii: "#") && index > 0 && !isSentence(lines[index - 1])
                headings += isUnderline ? 2 : 1
            } else if ListLine(line).marker != nil || line.utf8.first?.isBlank == true {
                hasOthers = true
            } else if isSentence(line) {
                sentences += 1
            }
        }
        return headings > 1 && sentences > 0 && hasOthers && 2 * (headings + sentences) >= lines.count
    }

    /// `true` for a first line that shows the format of the whole file, or a salutation.
    private static func isHead(_ line: Substring, before next: Substring?) -> Bool {
        if heads.contains(where: line.hasPrefix) { return true }
        if mailHeads.contains(where: line.hasPrefix), let next, mailHeads.contains(where: next.hasPrefix) {
            return true
        }
        if line.hasPrefix("--- "), next?.hasPrefix("+++ ") == true { return true }
        let words = line.split(separator: " ")
        return line.last == "," && (2...4).contains(words.count) && next != nil
            && salutations.contains(words[0].lowercased())
    }

    private static let heads = [
        "{\\rtf", "-----BEGIN ", "WEBVTT", "bplist0", "%PDF-", "diff --git ", "Return-Path: ", "Received: ",
    ]
    private static let mailHeads = ["From: ", "To: ", "Subject: ", "Date: ", "Cc: ", "Message-ID: ", "MIME-Version: "]
    private static let salutations: Set<String> = [
        "dear", "hello", "hi", "liebe", "lieber", "hallo", "cher", "chère", "bonjour", "querido", "querida", "hola",
        "caro",
        "cara", "beste",
    ]

    /// `true` for a line that frames the cells of a table, or divides its columns: `+---+---+`, `│ a │ b │`, `-- ---`.
    private static func isFrame(_ line: Substring) -> Bool {
        // A horizontal line divides a list.
        if let first = line.unicodeScalars.first, "│┃║┌├└┏┣┗╔╠╚╭╰".unicodeScalars.contains(first) { return true }
        guard let first = line.utf8.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else {
            return false
        }
        if line.utf8.count > 4, line.allSatisfy({ "+-=".contains($0) }), line.hasPrefix("+"), line.hasSuffix("+") {
            return true
        }
        let columns = line.split(separator: " ")
        return columns.count > 1 && columns.allSatisfy { $0.utf8.count > 1 && $0.allSatisfy { $0 == "-" } }
    }

    /// `true` for a rule of a Makefile, which its commands follow.
    private static func isRule(_ line: Substring, before next: Substring) -> Bool {
        let target = line.prefix { $0.isLetter || $0.isNumber || "-_./%".contains($0) }
        return !target.isEmpty && line[target.endIndex...].hasPrefix(": ") && next.utf8.first == UInt8(ascii: "\t")
    }

    /// `true` for a line of settings, such as `[main]` and `key=value`, and of the log of a server.
    private static func isSetting(_ line: Substring) -> Bool {
        if line.utf8.first == UInt8(ascii: "["), line.utf8.last == UInt8(ascii: "]") {
            return line.utf8.count > 4 && line.dropFirst().dropLast().allSatisfy { $0.isLetter || "-_.".contains($0) }
        }
        let key = line.prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        let rest = line[key.endIndex...]
        if rest.utf8.first == UInt8(ascii: "="), !key.isEmpty { return true }
        let numbers = key.split(separator: ".", omittingEmptySubsequences: false)
        return line.hasPrefix("::1 ")
            || numbers.count == 4 && numbers.allSatisfy { Int($0) != nil } && rest.utf8.first?.isBlank == true
    }

    /// `true` for a line of SQL.
    private static func isStatement(_ line: Substring) -> Bool {
        line.utf8.last == UInt8(ascii: ";")
            && ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "CREATE ", "DROP ", "ALTER "].contains {
                line.uppercased().hasPrefix($0)
            }
    }

    /// `true` for a long line of a paragraph that continues on the next one.
    private static func isLong(_ line: Substring, before next: Substring) -> Bool {
        line.utf8.count > 72 && line.contains(",") && line.last?.isLetter == true && next.first?.isLowercase == true
    }

    private static func isCode(_ line: Substring) -> Bool {
        let text = String(line).trimmed
        guard let last = text.last else { return false }
        if "{}".contains(last) || ["()", "):", ");", "; do", "; then"].contains(where: text.hasSuffix) { return true }
        let word = text.prefix { $0.isLetter || $0 == "_" || $0 == "." }
        if last == ")", !word.isEmpty, text[word.endIndex...].first == "(" { return true }
        if keywords.contains(word), last == ":" || line.utf8.first?.isBlank == true { return true }
        return ["#include", "#define", "#!", ".PHONY:", "//", "/*", "*/", "def ", "```", "</"].contains(
            where: text.hasPrefix
        )
            || [" = ", " == ", " := ", " --> ", "();", "\"$", "$("].contains { text.utf8.holds($0.utf8) }
    }

    /// `true` for a line of a log, which begins with a date and a time.
    private static func isLogged(_ line: Substring) -> Bool {
        line.utf8.first == UInt8(ascii: "2") && LocalTimestamp(String(line.prefix(19))) != nil
    }

    /// Words that begin lines of programs, which are indented or end with a colon.
    private static let keywords: [Substring] = [
        "class", "if", "else", "elif", "for", "while", "try", "except", "with", "return",
    ]

    /// `true` if a sentence ends inside the line. `Prof. Smith` is not the end of one.
    private static func hasTwoSentences(_ line: Substring) -> Bool {
        if let end = line.firstIndex(of: "。"), line.index(after: end) < line.endIndex { return true }
        let words = Array(LineWords(line))
        guard words.count > 4 else { return false }
        return words.indices.dropFirst(2).dropLast().contains { index in
            let (word, next) = (words[index].text, words[index + 1].text)
            guard let last = word.last, ".!?。".contains(last), let first = next.first, first.isLetter else {
                return false
            }
            let length = line.utf8.distance(from: line.startIndex, to: word.endIndex)
            return length > 15 && word.utf8.count > 3 && word.first?.isUppercase == false && !first.isLowercase
        }
    }

    /// `true` if the sentence continues on the next line.
    private static func isWrapped(_ line: Substring, before next: Substring) -> Bool {
        guard line.utf8.count > 50, let last = line.last, last.isLetter || last == ",", let first = next.first else {
            return false
        }
        return first.isLowercase
    }

    static func isMarkdownHeading(_ line: Substring) -> Bool {
        line.utf8.first == UInt8(ascii: "#") && line.drop { $0 == "#" }.first == " "
    }

    private static func isHeading(_ line: Substring) -> Bool {
        isMarkdownHeading(line) || line.utf8.count > 2 && line.allSatisfy { "=-~".contains($0) }
    }

    static func isSentence(_ line: Substring) -> Bool {
        guard let last = line.last else { return false }
        return last == "," || "。！？".contains(last) || ".!?:".contains(last) && line.contains(" ")
    }
}
