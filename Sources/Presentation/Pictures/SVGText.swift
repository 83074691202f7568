import Vocabulary

/// An SVG picture being written. Coordinates are whole pixels; texts stay text, and colors follow the viewer's light or dark
/// scheme.
package struct SVGText {
    package enum Anchor: String {
        case start, middle, end
    }

    private var body = ""

    /// Returns a complete picture.
    /// - Parameter name: A prefix of its ids, so that one page can contain several pictures.
    package static func picture(
        _ name: String,
        width: Int,
        height: Int,
        title: String,
        description: String,
        draw: (inout SVGText) -> Void
    ) -> String {
        var svg = SVGText()
        draw(&svg)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-labelledby="\(name)-title \(name)-text" class="adder">
            <title id="\(name)-title">\(escaped(title))</title>
            <desc id="\(name)-text">\(escaped(description))</desc>
            <style>\(style)</style>
            <rect class="page" width="\(width)" height="\(height)"/>
            \(svg.body)</svg>

            """
    }

    /// Draws a rectangle. A title is what pointing at it shows.
    package mutating func rectangle(
        _ look: String,
        x: Int,
        y: Int,
        width: Int,
        height: Int,
        title: String? = nil
    ) {
        let shape = "<rect class=\"\(look)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        body += title.map { "\(shape)><title>\(Self.escaped($0))</title></rect>\n" } ?? "\(shape)/>\n"
    }

    package mutating func text(_ text: String, _ look: String = "text", x: Int, y: Int, anchor: Anchor = .start) {
        let place = "text-anchor=\"\(anchor.rawValue)\""
        body += "<text class=\"\(look)\" x=\"\(x)\" y=\"\(y)\" \(place)>\(Self.escaped(text))</text>\n"
    }

    /// Draws a line through the points, or the area inside them.
    package mutating func path(_ look: String, _ points: [(x: Int, y: Int)], isArea: Bool = false) {
        let commands = points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x) \($1.y)" }.joined(separator: " ")
        body += "<path class=\"\(look)\" d=\"\(commands)\(isArea ? "Z" : "")\"/>\n"
    }

    /// Escapes markup, and replaces characters that XML doesn't allow.
    package static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}",
                "\u{2066}"..."\u{2069}", "\u{FFFE}",
                "\u{FFFF}":
                escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static let style = """
        .adder{font:12px system-ui,sans-serif}\
        .page{fill:#fff}.text{fill:#1f2328}.heading{fill:#1f2328;font-weight:600;font-size:15px}.faint{fill:#59636e}\
        .grid{stroke:#d1d9e0;fill:none}.none{fill:#eef1f4}.some{fill:#9bd8a8}.more{fill:#4eb566}.many{fill:#1f7a3a}\
        .most{fill:#0b4a20}\
        .done{fill:#2f9e4f}.added{fill:#7aa7e0}.open{stroke:#8250df;fill:none;stroke-width:2}\
        .forecast{fill:#f1e3c0}.target{stroke:#cf222e;fill:none;stroke-dasharray:4 3}\
        .overdue{fill:none;stroke:#cf222e;stroke-width:2}.today{fill:none;stroke:#1f2328;stroke-width:2}\
        @media (prefers-color-scheme:dark){\
        .page{fill:#0d1117}.text,.heading{fill:#e6edf3}.faint{fill:#9198a1}.grid{stroke:#3d444d}\
        .none{fill:#1c222a}.some{fill:#1f5c33}.more{fill:#2f8f4e}.many{fill:#56d67c}.most{fill:#b4f5c6}\
        .done{fill:#3fb05f}.added{fill:#4d7fc0}.open{stroke:#ab7df8}\
        .forecast{fill:#3a3018}.target,.overdue{stroke:#ff7b72}.today{stroke:#e6edf3}}
        """
}
