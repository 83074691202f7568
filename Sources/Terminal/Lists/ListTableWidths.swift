/// The widths of the columns of a table, and the layout of its rows that follows from them.
struct ListTableWidths {
    enum Layout {
        /// One line per row: the width of the column of main texts, and that of the line after the facts. A main text that
        /// is too long takes room from the extra texts of its row. `nil` if nothing is cut.
        case wide(main: Int, available: Int?)
        case narrow(columns: Int)
    }

    /// The column limit for the main text if the width is unknown, so that a long one does not push all extras right.
    private static let maximumUnfittedMain = 48
    /// The width below which a row takes two lines.
    private static let minimumMain = 24
    private static let minimumExtra = 8
    /// The width of a date with its label, a project or a few tags.
    private static let importantExtra = 28
    /// Main texts that are this much too long take the room from all extra texts, so that these stay aligned.
    private static let tolerance = 6
    /// The width that long main texts leave to the extra texts of other rows.
    private static let usualExtra = 40

    /// The width up to which a remark widens the column of main texts.
    private static let usualRemark = 24
    /// The width below which a longer remark says nothing: that of `(10/12)` and an ellipsis.
    static let minimumRemark = 8
    /// The width of the beginning of a remark for which extra texts leave room.
    static let firstOfRemark = 16
    /// The window width from which on a remark may be cut.
    private static let wideWindow = 61

    private(set) var label = 0
    private(set) var facts: [Int]
    private var main = 0
    /// The width of main texts with remarks, of which only room that no extra text needs is used.
    private var remarked = 0
    private var extra = 0
    /// The width of the extra texts of the last row.
    private var lastExtra = 0
    /// `true` if the beginning of the extra texts may not be cut.
    var showsMoreOfExtra = false

    init(factCount: Int) {
        facts = Array(repeating: 0, count: factCount)
    }

    mutating func beginRow() { lastExtra = 0 }

    mutating func widen(_ column: ListTable.Column, to width: Int) {
        switch column {
        case .label: label = max(label, width)
        case .fact(let index): facts[index] = max(facts[index], width)
        case .main: main = max(main, width)
        case .extra where width > 0:
            lastExtra += lastExtra > 0 ? 2 + width : width
            extra = max(extra, lastExtra)
        case .extra: break
        }
    }

    mutating func widen(main: Int, remark: Int) {
        remarked = max(remarked, main + 1 + min(remark, ListTableWidths.usualRemark))
    }

    /// - Parameter indent: The column in which the facts begin.
    func layout(columns: Int?, indent: Int) -> Layout {
        guard let columns else {
            return .wide(main: min(max(main, remarked), ListTableWidths.maximumUnfittedMain), available: nil)
        }
        let available = columns - indent - facts.filter { $0 > 0 }.reduce(0) { $0 + $1 + 2 }
        let shortRemark = remarked > 0 ? ListTableWidths.minimumRemark + 1 : 0
        guard available >= min(main, ListTableWidths.minimumMain) + min(extra, minimumExtra) + shortRemark,
            remarked == 0 || columns >= ListTableWidths.wideWindow
                || remarked + (extra > 0 ? min(extra, minimumExtra) + 2 : 0) <= available
        else { return .narrow(columns: columns) }
        let shownExtra = min(extra, max(ListTableWidths.usualExtra, available - main - 2))
        let free = available - (shownExtra > 0 ? shownExtra + 2 : 0)
        let shownMain = max(ListTableWidths.minimumMain, free)
        let column = main <= shownMain + ListTableWidths.tolerance ? main : shownMain
        return .wide(main: max(column, min(remarked, free)), available: available)
    }

    /// The width of the extra texts that a main text leaves free.
    var minimumExtra: Int {
        showsMoreOfExtra ? ListTableWidths.importantExtra : ListTableWidths.minimumExtra
    }
}
