/// Renders templates, for both file names and contents.
struct Renderer {
    /// Returns an included file's text and its path for error messages; `nil` if there is no such file.
    typealias Source = (String) -> (text: String, file: String)?

    /// The files being rendered, outermost first, and the number of files included so far.
    private struct Progress {
        var files: [String]
        var includes = 0
        /// The size of the included texts.
        var bytes = 0
    }

    /// The maximum number of included files, because a few nested includes can multiply to millions.
    private static let maximumIncludes = 1_000
    private static let maximumBytes = 10_000_000

    private let values: Values
    private let parameters: [String: Parameter]
    private let source: Source

    init(_ values: Values, _ parameters: [Parameter] = [], including source: @escaping Source = { _ in nil }) {
        self.values = values
        self.parameters = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0) })
        self.source = source
    }

    /// Renders a template that begins on the given line of a file.
    func text(_ template: String, file: String, line: Int = 1) throws(TemplateError) -> String {
        do {
            var progress = Progress(files: [file])
            return try text(template, file, &progress)
        } catch {
            throw error.file == file ? TemplateError(file, error.line + line - 1, error.reason) : error
        }
    }

    func holds(_ condition: Condition, file: String, line: Int) throws(TemplateError) -> Bool {
        let value = try value(condition.parameter, file, line)
        if let problem = condition.problem(for: parameters[condition.parameter]) {
            throw TemplateError(file, line, problem)
        }
        return condition.holds(for: value)
    }

    private func text(_ template: String, _ file: String, _ progress: inout Progress) throws(TemplateError) -> String {
        try text(try TemplateParser.pieces(of: template, file: file), file, &progress)
    }

    /// Renders both branches of every condition, so that errors in either are always found.
    private func text(_ pieces: [Piece], _ file: String, _ progress: inout Progress) throws(TemplateError) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let plain): text += plain
            case .variable(let variable): text += try self.text(variable, file)
            case .include(let include): text += try self.text(include, file, &progress)
            case .branch(let branch):
                let then = try self.text(branch.then, file, &progress)
                let otherwise = try self.text(branch.otherwise, file, &progress)
                text += try holds(branch.condition, file: file, line: branch.line) ? then : otherwise
            }
        }
        return text
    }
}

// MARK: - Variables

extension Renderer {
    private func value(_ name: String, _ file: String, _ line: Int) throws(TemplateError) -> Value {
        if let value = values[name] { return value }
        let known = values.keys.sorted()
        let hint = ToolError.suggestion(
            for: name,
            among: known,
            otherwise: "The variables are \(known.joined(separator: ", "))."
        )
        throw TemplateError(file, line, "“\(name)” is not a variable. \(hint)")
    }

    private func text(_ variable: Piece.Variable, _ file: String) throws(TemplateError) -> String {
        let value = try value(variable.name, file, variable.line)
        if case .flag = value {
            throw TemplateError(
                file,
                variable.line,
                "“\(variable.name)” is a flag, not text. Use {{if \(variable.name)}}."
            )
        }
        var text = value.text
        for name in variable.forms {
            guard let form = value.forms.first(where: { $0.rawValue == name }) else {
                let known = value.forms.map(\.rawValue)
                let hint = ToolError.suggestion(
                    for: name,
                    among: known,
                    otherwise: "It has \(known.joined(separator: ", "))."
                )
                throw TemplateError(file, variable.line, "“\(variable.name)” has no form “\(name)”. \(hint)")
            }
            text = form.applied(to: text)
        }
        return text
    }
}

// MARK: - Includes

extension Renderer {
    private func text(
        _ include: Piece.Include,
        _ file: String,
        _ progress: inout Progress
    ) throws(TemplateError) -> String {
        guard let found = source(include.path) else {
            throw TemplateError(
                file,
                include.line,
                "Can't find “\(include.path)” in the template's folder or in _shared. Check its name."
            )
        }
        guard !progress.files.contains(found.file) else {
            throw TemplateError(
                file,
                include.line,
                "“\(include.path)” includes itself. Remove one of the includes."
            )
        }
        progress.includes += 1
        guard progress.includes <= Renderer.maximumIncludes else {
            throw TemplateError(
                file,
                include.line,
                "\(progress.files[0]) includes more than \(Renderer.maximumIncludes) files, counting nested includes. "
                    + "Remove some."
            )
        }
        progress.bytes += found.text.utf8.count
        guard progress.bytes <= Renderer.maximumBytes else {
            throw TemplateError(
                file,
                include.line,
                "\(progress.files[0]) includes more than \(Renderer.maximumBytes / 1_000_000) MB. Remove some includes."
            )
        }
        progress.files.append(found.file)
        let text = try text(found.text, found.file, &progress)
        progress.files.removeLast()
        guard let indent = include.indent else { return text.last == "\n" ? String(text.dropLast()) : text }
        return Renderer.indented(text, by: indent)
    }

    private static func indented(_ text: String, by indent: String) -> String {
        let whole = text.isEmpty || text.last == "\n" ? text : text + "\n"
        guard !indent.isEmpty else { return whole }
        let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
    }
}
