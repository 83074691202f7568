import ProgramOutput

/// The sentences that the screen itself shows.
package enum ScreenSentences {
    static func tooSmall(_ size: ScreenSize, minimum: ScreenSize) -> String {
        say("The window is too small: \(size.columns) × \(size.rows). It needs \(minimum.columns) × \(minimum.rows).")
    }

    static let help = say("Keys")
    static let run = say("run")
    static let choose = say("choose")
    static let next = say("next")
    static let previous = say("previous")
    static let search = say("search")
    static let endSearch = say("end")
    static let close = say("close")
    static let cancel = say("cancel")
    static let accept = say("accept")
    static let addAnother = say("add another")
    static let complete = say("complete")
    static let yes = say("yes")
    static let no = say("no")
    /// `Press y or n.`
    static func needsKey(_ names: [String]) -> String { say("Press \(names.joined(separator: say(" or "))).") }

    static let working = say("Working…")
    static let workingUntilEscape = say("Working… Esc gives up.")
    static let ignoredPaste = say("Only input lines take pasted text.")

    /// `12–40 of 60`.
    package static func place(_ first: Int, _ last: Int, of total: Int) -> String {
        say("\(first)–\(last) of \(total)")
    }

    /// `3 of 40`.
    package static func count(_ count: Int, of total: Int) -> String { say("\(count) of \(total)") }

    static let searchLabel = say("Search:")
    /// `match 3 of 7`.
    static func match(_ place: Int, of total: Int) -> String { say("match \(count(place, of: total))") }
    static func notFound(_ text: String) -> String { say("“\(text)” is not in this text.") }

    /// `No item is selected. (2×)`
    static func repeated(_ message: String, _ count: Int) -> String { "\(message) (\(count)×)" }

    static func title(of move: Move) -> String {
        switch move {
        case .up: say("Go one row up")
        case .down: say("Go one row down")
        case .pageUp: say("Go one page up")
        case .pageDown: say("Go one page down")
        case .halfPageUp: say("Go half a page up")
        case .halfPageDown: say("Go half a page down")
        case .first: say("Go to the first row")
        case .last: say("Go to the last row")
        }
    }
}
