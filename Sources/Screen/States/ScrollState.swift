/// The part of a long text that is shown.
package struct ScrollState: Equatable, Sendable {
    /// The first line shown.
    package private(set) var top = 0

    package init() {}

    /// - Parameters:
    ///   - count: The number of lines of the text.
    ///   - height: The number of lines shown.
    /// - Returns: `false` if there is nothing more in this direction.
    package mutating func handle(_ move: Move, count: Int, height: Int) -> Bool {
        let before = top
        switch move {
        case .first: top = 0
        case .last: top = count
        default: top += move.distance(height: height) ?? 0
        }
        scroll(count: count, height: height)
        return top != before
    }

    /// Scrolls by a number of lines, as the wheel of the mouse does.
    package mutating func handle(wheel lines: Int, count: Int, height: Int) -> Bool {
        let before = top
        top += lines
        scroll(count: count, height: height)
        return top != before
    }

    /// Scrolls to a line that is not shown.
    mutating func show(_ line: Int, count: Int, height: Int) {
        if !(top..<top + height).contains(line) { top = line - height / 3 }
        scroll(count: count, height: height)
    }

    /// Scrolls to a line as the first one, as far as the area stays filled.
    mutating func show(asFirst line: Int, count: Int, height: Int) {
        top = line
        scroll(count: count, height: height)
    }

    /// Fills the area if the text or the area has changed.
    package mutating func scroll(count: Int, height: Int) {
        top = max(0, min(top, count - height))
    }
}
