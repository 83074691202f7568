/// Turns the pieces of a template into text; file names and contents alike.
struct Renderer {
    /// The text of what is included, and what to call it in a mistake; nil where there is none.
    typealias Source = (String) -> (text: String, file: String)?

    private let values: Values
    private let parameters: [String: Parameter]
    private let source: Source

    init(_ values: Values, _ parameters: [Parameter] = [], including source: @escaping Source = { _ in nil }) {
        self.values = values
        self.parameters = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0) })
        self.source = source
    }

    /// The template begins on some line of its file.
    func text(_ template: String, file: String, line: Int = 1) throws(TemplateMistake) -> String {
        do {
            return try text(template, file, within: [])
        } catch {
            throw error.file == file ? TemplateMistake(file, error.line + line - 1, error.reason) : error
        }
    }

    /// Whether a file or a branch is wanted.
    func holds(_ condition: Condition, file: String, line: Int) throws(TemplateMistake) -> Bool {
        let value = try value(condition.parameter, file, line)
        if let objection = condition.objection(for: parameters[condition.parameter]) {
            throw TemplateMistake(file, line, objection)
        }
        return condition.holds(for: value)
    }

    private func text(_ template: String, _ file: String, within outer: [String]) throws(TemplateMistake) -> String {
        try text(try TemplateParser.pieces(of: template, file: file), file, outer + [file])
    }

    /// What is not taken is rendered as well, so that a mistake in it does not wait for its day.
    private func text(_ pieces: [Piece], _ file: String, _ outer: [String]) throws(TemplateMistake) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let plain): text += plain
            case .variable(let variable): text += try self.text(variable, file)
            case .include(let include): text += try self.text(include, file, outer)
            case .branch(let branch):
                let then = try self.text(branch.then, file, outer)
                let otherwise = try self.text(branch.otherwise, file, outer)
                text += try holds(branch.condition, file: file, line: branch.line) ? then : otherwise
            }
        }
        return text
    }
}

// MARK: - Variables

extension Renderer {
    private func value(_ name: String, _ file: String, _ line: Int) throws(TemplateMistake) -> Value {
        if let value = values[name] { return value }
        let known = values.keys.sorted()
        let way = Refusal.meant(name, among: known, otherwise: "there are \(known.joined(separator: ", ")).")
        throw TemplateMistake(file, line, "There is no variable “\(name)”; \(way)")
    }

    private func text(_ variable: Piece.Variable, _ file: String) throws(TemplateMistake) -> String {
        let value = try value(variable.name, file, variable.line)
        if case .flag = value {
            throw TemplateMistake(
                file,
                variable.line,
                "“\(variable.name)” is a flag and no text; ask for it with {{if \(variable.name)}}."
            )
        }
        var text = value.text
        for name in variable.forms {
            guard let form = value.forms.first(where: { $0.rawValue == name }) else {
                let known = value.forms.map(\.rawValue)
                let way = Refusal.meant(name, among: known, otherwise: "it has \(known.joined(separator: ", ")).")
                throw TemplateMistake(file, variable.line, "“\(variable.name)” has no form “\(name)”; \(way)")
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
        _ outer: [String]
    ) throws(TemplateMistake) -> String {
        guard let found = source(include.path) else {
            throw TemplateMistake(
                file,
                include.line,
                "There is no “\(include.path)” to include, neither beside the template nor in _shared; check its name."
            )
        }
        guard !outer.contains(found.file) else {
            throw TemplateMistake(
                file,
                include.line,
                "“\(include.path)” includes itself; take one of the includes out."
            )
        }
        let text = try text(found.text, found.file, within: outer)
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
