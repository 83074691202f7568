/// A part of the window that can have the keys.
package enum Pane: String, CaseIterable, Sendable {
    case sidebar, list, details
}

/// The places of the panes, by the size of the window.
package struct PaneLayout: Equatable, Sendable {
    /// The smallest window that shows anything but a sentence.
    package static let minimum = ScreenSize(rows: 6, columns: 20)

    /// The height of the title and of a pane with one row.
    static let minimumHeight = 4

    private static let threeColumns = 110
    private static let twoRows = 60
    /// The columns in which details stand beside their labels.
    private static let minimumDetails = 40
    /// Below this height, the list needs all rows.
    private static let minimumHeightForDetails = 12

    /// The panes shown, with their areas, borders included.
    package let areas: [(pane: Pane, area: ScreenArea)]

    /// - Parameters:
    ///   - area: The rows between the title and the footer.
    ///   - hidesDetails: `true` if the user has hidden the details.
    ///   - focus: The pane that has the keys; in a narrow window it is the only one.
    package init(_ area: ScreenArea, hidesDetails: Bool = false, focus: Pane = .list) {
        if area.width >= PaneLayout.threeColumns {
            areas = PaneLayout.columns(area, hidesDetails: hidesDetails)
        } else if area.width < PaneLayout.twoRows {
            areas = [(focus, area)]
        } else if focus == .sidebar {
            areas = [(.sidebar, area)]
        } else if area.height < PaneLayout.minimumHeightForDetails {
            areas = [(focus, area)]
        } else if hidesDetails, focus == .list {
            areas = [(.list, area)]
        } else {
            let (list, details) = area.split(bottom: max(5, area.height / 3))
            areas = [(.list, list), (.details, details)]
        }
    }

    /// Sidebar, list and details side by side.
    private static func columns(_ area: ScreenArea, hidesDetails: Bool) -> [(pane: Pane, area: ScreenArea)] {
        let sidebar = min(28, max(18, area.width / 6))
        let details = hidesDetails ? 0 : min(60, max(PaneLayout.minimumDetails, area.width * 3 / 10))
        let widths: [(Pane, Int)] = [
            (.sidebar, sidebar), (.list, area.width - sidebar - details), (.details, details),
        ]
        var column = area.column
        return widths.filter { $0.1 > 0 }.map { pane, width in
            defer { column += width }
            return (pane, ScreenArea(row: area.row, column: column, height: area.height, width: width))
        }
    }

    package subscript(pane: Pane) -> ScreenArea? { areas.first { $0.pane == pane }?.area }

    /// Returns the pane at a place, such as that of a click.
    package func pane(row: Int, column: Int) -> Pane? {
        areas.first { $0.area.contains(row: row, column: column) }?.pane
    }

    package static func == (one: PaneLayout, other: PaneLayout) -> Bool {
        one.areas.elementsEqual(other.areas) { $0 == $1 }
    }
}

extension Pane {
    /// Returns the pane that Tab or Shift-Tab leads to. In a narrow window, panes that are not shown count, too.
    package func next(isBackward: Bool = false) -> Pane {
        let all = Pane.allCases
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + (isBackward ? all.count - 1 : 1)) % all.count]
    }
}

extension ScreenSize {
    var isTooSmall: Bool { rows < PaneLayout.minimum.rows || columns < PaneLayout.minimum.columns }
}
