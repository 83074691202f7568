/// A picture in SVG, or a page with pictures in HTML.
package struct Drawing: Display {
    package let text: String
    /// Text near the beginning by which adder recognizes a file that it wrote.
    package let mark: String

    package static func picture(_ svg: String) -> Drawing { Drawing(text: svg, mark: "class=\"adder\"") }

    package static func page(_ html: String) -> Drawing { Drawing(text: html, mark: "content=\"adder\"") }
}

/// A view that puts a drawing into a file or a page.
package protocol DrawingViewing: ErrorViewing {
    func show(_ drawing: Drawing)
    /// Shows that there is nothing to draw.
    func showMessage(_ sentence: String)
    func showNothing(_ sentence: String)
}
