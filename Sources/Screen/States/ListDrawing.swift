package import Terminal

extension Frame {
    /// Draws the rows of a list that fit into an area, and no others. The current row is reversed in the pane that has the
    /// keys, and the cursor stands on it, where screen readers look for it.
    ///
    /// A column in front of each row shows the current item and the marks without colors.
    /// - Parameters:
    ///   - heading: Returns the heading of a group.
    ///   - item: Returns the row of an item.
    package mutating func draw<ID>(
        _ list: inout ListState<ID>,
        in area: ScreenArea,
        hasFocus: Bool = true,
        lines: Lines = .unicode,
        heading: (_ group: Int) -> [StyledText] = { _ in [] },
        item: (_ index: Int, _ id: ID) -> [StyledText]
    ) {
        fill(area)
        guard !area.isEmpty else { return }
        list.scroll(to: area.height)
        for (offset, line) in list.lines(height: area.height).enumerated() {
            let row = area.row + offset
            switch line {
            case .heading(let group): draw(heading(group), row: row, column: area.column, width: area.width)
            case .item(let index, let id):
                let isCurrent = list.currentIndex == index
                let sign = list.isMarked(index) ? "*" : isCurrent ? lines.pointer : " "
                draw(
                    [StyledText(sign)] + item(index, id),
                    row: row,
                    column: area.column,
                    width: area.width,
                    isReversed: isCurrent && hasFocus
                )
                if isCurrent, hasFocus { cursor = ScreenPosition(row: row, column: area.column) }
            }
        }
    }
}

extension Lines {
    var pointer: String { self == .unicode ? "▶" : ">" }
}
