/// A number of rows and columns.
package struct ScreenSize: Equatable, Sendable {
    package var rows: Int
    package var columns: Int

    package init(rows: Int, columns: Int) {
        self.rows = max(0, rows)
        self.columns = max(0, columns)
    }
}

/// A place on the screen, from 0.
package struct ScreenPosition: Equatable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }
}

/// A part of the screen.
package struct ScreenArea: Equatable, Sendable {
    package var row: Int
    package var column: Int
    package var height: Int
    package var width: Int

    package init(row: Int = 0, column: Int = 0, height: Int, width: Int) {
        self.row = row
        self.column = column
        self.height = max(0, height)
        self.width = max(0, width)
    }

    package var isEmpty: Bool { height == 0 || width == 0 }

    /// The part within a border of one cell.
    package var inner: ScreenArea {
        ScreenArea(row: row + 1, column: column + 1, height: height - 2, width: width - 2)
    }

    package func contains(row: Int, column: Int) -> Bool {
        (self.row..<self.row + height).contains(row) && (self.column..<self.column + width).contains(column)
    }

    /// Cuts off the last rows and returns both parts.
    package func split(bottom rows: Int) -> (rest: ScreenArea, bottom: ScreenArea) {
        let count = min(max(0, rows), height)
        return (
            ScreenArea(row: row, column: column, height: height - count, width: width),
            ScreenArea(row: row + height - count, column: column, height: count, width: width)
        )
    }

    /// Returns an area of at most this size in the middle.
    package func centered(height: Int, width: Int) -> ScreenArea {
        let (height, width) = (min(height, self.height), min(width, self.width))
        return ScreenArea(
            row: row + (self.height - height) / 2,
            column: column + (self.width - width) / 2,
            height: height,
            width: width
        )
    }
}
