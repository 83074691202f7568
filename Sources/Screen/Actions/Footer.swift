package import Terminal

/// The keys at the bottom of the window.
package struct Footer: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package let press: KeyPress
        package let label: String
        /// Another key that does the same.
        let other: KeyPress?

        package init(_ press: KeyPress, _ label: String, or other: KeyPress? = nil) {
            (self.press, self.label, self.other) = (press, label, other)
        }

        /// `y`, or `y/Enter`.
        var name: String { other.map { "\(press.name)/\($0.name)" } ?? press.name }

        fileprivate var width: Int { StyledText(name).width + 1 + StyledText(label).width }
    }

    /// The entries that fit, with the columns at which they begin.
    private let places: [(column: Int, entry: Entry)]

    private static let gap = 2

    /// Leaves out the entries that don't fit. The last one, which leads to the help, stays.
    package init(_ entries: [Entry], width: Int) {
        var places: [(column: Int, entry: Entry)] = []
        var column = 1
        let last = entries.last.map { $0.width + Footer.gap } ?? 0
        for (index, entry) in entries.enumerated() {
            let isLast = index == entries.count - 1
            guard column + entry.width + (isLast ? 0 : last) <= width else { continue }
            places.append((column, entry))
            column += entry.width + Footer.gap
        }
        self.places = places
    }

    /// Divides entries into rows, so that none is left out.
    static func rows(_ entries: [Entry], width: Int) -> [[Entry]] {
        var rows: [[Entry]] = [[]]
        var column = 1
        for entry in entries {
            if column + entry.width > width, rows[rows.count - 1] != [] {
                rows.append([])
                column = 1
            }
            rows[rows.count - 1].append(entry)
            column += entry.width + gap
        }
        return rows
    }

    package var line: [StyledText] {
        var column = 0
        return places.flatMap { place -> [StyledText] in
            defer { column = place.column + place.entry.width }
            return [
                StyledText(String(repeating: " ", count: place.column - column)),
                StyledText(place.entry.name, .heading), StyledText(" \(place.entry.label)", .faint),
            ]
        }
    }

    /// Returns the key at a column, which a click presses.
    package func press(at column: Int) -> KeyPress? {
        places.first { ($0.column..<$0.column + $0.entry.width).contains(column) }?.entry.press
    }

    package static func == (one: Footer, other: Footer) -> Bool {
        one.places.elementsEqual(other.places) { $0 == $1 }
    }
}

extension ActionTable {
    /// The entries of the footer in a pane.
    package func footer(of pane: Pane) -> [Footer.Entry] {
        actions.compactMap { action in
            guard !action.label.isEmpty, action.panes.contains(pane), let press = action.keys.first else { return nil }
            return Footer.Entry(press, action.label)
        }
    }
}
