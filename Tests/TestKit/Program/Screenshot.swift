import UnicodeText

/// A picture of a command and its answer in a terminal, as SVG with colors for light and dark pages.
package struct Screenshot {
    /// Text in one style, without two spaces in a row, or the background of reversed text.
    private struct Run {
        let column: Int
        /// Empty for a background.
        let text: String
        let columns: Int
        /// The names of its SGR codes in the style sheet.
        let looks: String
    }

    private static let looks = [
        "1": "bold", "2": "dim", "3": "italic", "4": "underline", "7": "reverse", "31": "red", "32": "green",
        "33": "yellow", "34": "blue", "35": "magenta", "36": "cyan", "91": "red",
    ]

    private let command: String
    private let lines: [[Run]]

    /// - Parameter printed: The answer, with SGR codes and no others.
    package init(_ command: String, printed: String) {
        self.command = command
        let lines = printed.split(separator: "\r\n", omittingEmptySubsequences: false).map(Screenshot.runs)
        self.lines = lines.last?.isEmpty ?? false ? lines.dropLast() : lines
    }

    private static func runs(of line: Substring) -> [Run] {
        var (runs, column, codes) = ([Run](), 0, [Substring]())
        for (index, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
            var text = part
            if index > 0, let end = part.firstIndex(of: "m") {
                codes = part[..<end] == "0" ? [] : part[..<end].split(separator: ";")
                text = part[part.index(after: end)...]
            }
            let names = codes.compactMap { looks[String($0)] }.joined(separator: " ")
            if codes.contains("7") {
                runs.append(Run(column: column, text: "", columns: UnicodeText.width(String(text)), looks: "bar"))
            }
            for cell in text.split(separator: "  ", omittingEmptySubsequences: false) {
                let words = cell.drop { $0 == " " }
                let gap = cell.count - words.count
                let shown = String(words.hasSuffix(" ") ? words.dropLast() : words)
                if !shown.isEmpty {
                    let columns = UnicodeText.width(shown)
                    runs.append(Run(column: column + gap, text: shown, columns: columns, looks: names))
                }
                column += UnicodeText.width(String(cell)) + 2
            }
            column -= 2
        }
        return runs
    }
}

// MARK: - SVG

extension Screenshot {
    /// In tenths of a pixel.
    private static let cellWidth = 84
    private static let lineHeight = 20
    private static let margin = 16

    package func svg(title: String) -> String {
        let columns = lines.flatMap(\.self).map { $0.column + $0.columns }.max() ?? 0
        let width = columns * Screenshot.cellWidth / 10 + 2 * Screenshot.margin
        let height = (lines.count + 1) * Screenshot.lineHeight + 2 * Screenshot.margin
        let prompt = [
            Run(column: 0, text: "$", columns: 1, looks: "dim"),
            Run(column: 2, text: command, columns: UnicodeText.width(command), looks: "bold"),
        ]
        let rows = ([prompt] + lines).enumerated().flatMap { row, runs in runs.map { text($0, row: row) } }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-labelledby="title">
            <title id="title">\(Screenshot.escaped(title))</title>
            <style>\(Screenshot.style)</style>
            <rect class="page" width="\(width)" height="\(height)" rx="8"/>
            \(rows.joined(separator: "\n"))
            </svg>

            """
    }

    /// Stretches the text to its columns, whatever the font of the viewer.
    private func text(_ run: Run, row: Int) -> String {
        let x = run.column * Screenshot.cellWidth / 10 + Screenshot.margin
        let y = (row + 1) * Screenshot.lineHeight + Screenshot.margin - 5
        if run.text.isEmpty {
            let end = (run.column + run.columns) * Screenshot.cellWidth / 10 + Screenshot.margin
            let height = Screenshot.lineHeight
            return "<rect class=\"\(run.looks)\" x=\"\(x)\" y=\"\(y - 15)\" width=\"\(end - x)\" height=\"\(height)\"/>"
        }
        let length = run.columns * Screenshot.cellWidth / 10
        let look = run.looks.isEmpty ? "" : " class=\"\(run.looks)\""
        return "<text\(look) x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\">"
            + "\(Screenshot.escaped(run.text))</text>"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static let style = """
        text{font:14px ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,monospace;fill:#1f2328}\
        .page{fill:#f6f8fa}.bold{font-weight:bold}.italic{font-style:italic}.underline{text-decoration:underline}\
        .dim{fill:#6e7781}.red{fill:#cf222e}.green{fill:#116329}.yellow{fill:#7d4e00}.blue{fill:#0969da}\
        .magenta{fill:#8250df}.cyan{fill:#1b7c83}.bar{fill:#1f2328}.reverse{fill:#f6f8fa}\
        @media (prefers-color-scheme:dark){text{fill:#e6edf3}.page{fill:#161b22}.dim{fill:#8b949e}.red{fill:#ff7b72}\
        .green{fill:#3fb950}.yellow{fill:#d29922}.blue{fill:#58a6ff}.magenta{fill:#bc8cff}.cyan{fill:#39c5cf}.bar{fill:#e6edf3}.reverse{fill:#161b22}}
        """
}
