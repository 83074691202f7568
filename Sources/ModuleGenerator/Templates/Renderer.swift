import ProgramOutput

/// Replaces `{{name}}`, `{{name:kebab}}` and `{{include FILE}}` in file names and contents.
struct Renderer {
    /// Returns an included file's text and its path for error messages; `nil` if there is no such file.
    typealias Source = (String) -> (text: String, file: String)?

    private static let maximumDepth = 8

    private let values: Values
    private let source: Source

    init(_ values: Values, including source: @escaping Source = { _ in nil }) {
        (self.values, self.source) = (values, source)
    }

    /// Renders the text of a file, which is named in errors.
    func text(_ template: String, file: String) throws(ToolError) -> String {
        try text(template, [file])
    }

    /// - Parameter files: The files being rendered, outermost first.
    private func text(_ template: String, _ files: [String]) throws(ToolError) -> String {
        var lines: [String] = []
        for (index, line) in template.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            lines.append(try self.line(line, Place(files: files, line: index + 1)))
        }
        return lines.joined(separator: "\n")
    }

    private struct Place {
        let files: [String]
        let line: Int

        func error(_ reason: String) -> ToolError {
            ToolError(.badData, "\(files.last ?? ""):\(line): \(reason)")
        }
    }

    private func line(_ line: Substring, _ place: Place) throws(ToolError) -> String {
        var text = ""
        var rest = line
        while let open = rest.firstRange(of: "{{") {
            guard let close = rest[open.upperBound...].firstRange(of: "}}") else {
                throw place.error("“{{” is not closed on its line. Add }}.")
            }
            let tag = String(rest[open.upperBound..<close.lowerBound])
            text += String(rest[..<open.lowerBound])
            text +=
                tag.hasPrefix("include ")
                ? try included(String(tag.dropFirst("include ".count)), place) : try value(tag, place)
            rest = rest[close.upperBound...]
        }
        return text + rest
    }

    private func value(_ tag: String, _ place: Place) throws(ToolError) -> String {
        let parts = tag.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let value = values[parts[0]] else {
            throw place.error(unknown(parts[0], "a variable", among: values.keys.sorted()))
        }
        guard parts.count > 1 else { return value }
        guard let form = Form(rawValue: parts[1]) else {
            throw place.error(unknown(parts[1], "a form", among: Form.allCases.map(\.rawValue)))
        }
        return form.applied(to: value)
    }

    private func unknown(_ word: String, _ noun: String, among known: [String]) -> String {
        let all = "Use \(known.joined(separator: ", "))."
        return "“\(word)” is not \(noun). \(ToolError.suggestion(for: word, among: known, otherwise: all))"
    }

    /// Returns the text of another file without its last line ending.
    private func included(_ path: String, _ place: Place) throws(ToolError) -> String {
        guard let found = source(path) else {
            throw place.error("Can't find “\(path)” in the template's folder or in _shared. Check its name.")
        }
        guard place.files.count < Renderer.maximumDepth else {
            throw place.error("More than \(Renderer.maximumDepth) files include each other. Remove an include.")
        }
        let text = try text(found.text, place.files + [found.file])
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
