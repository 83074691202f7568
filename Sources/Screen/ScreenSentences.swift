/// The sentences that the screen itself shows.
package enum ScreenSentences {
    static func tooSmall(_ size: ScreenSize, minimum: ScreenSize) -> String {
        "The window is too small: \(size.columns) × \(size.rows). It needs \(minimum.columns) × \(minimum.rows)."
    }

    static let help = "Keys"
    static let run = "run"
    static let choose = "choose"
    static let close = "close"
    static let cancel = "cancel"
    static let accept = "accept"
    static let addAnother = "add another"
    static let complete = "complete"
    static let yes = "yes"
    static let no = "no"
    /// `Press y or n.`
    static func needsKey(_ names: [String]) -> String { "Press \(names.joined(separator: " or "))." }

    static let working = "Working…"
    static let ignoredPaste = "Only input lines take pasted text."

    /// `12–40 of 60`.
    static func place(_ first: Int, _ last: Int, of total: Int) -> String { "\(first)–\(last) of \(total)" }

    /// `3 of 40`.
    static func count(_ count: Int, of total: Int) -> String { "\(count) of \(total)" }

    /// `No item is selected. (2×)`
    static func repeated(_ message: String, _ count: Int) -> String { "\(message) (\(count)×)" }

    static func title(of move: Move) -> String {
        switch move {
        case .up: "Go one row up"
        case .down: "Go one row down"
        case .pageUp: "Go one page up"
        case .pageDown: "Go one page down"
        case .halfPageUp: "Go half a page up"
        case .halfPageDown: "Go half a page down"
        case .first: "Go to the first row"
        case .last: "Go to the last row"
        }
    }
}
