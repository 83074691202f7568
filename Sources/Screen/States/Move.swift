/// A move of the current row, or of text that scrolls.
package enum Move: String, CaseIterable, Sendable {
    case up, down
    case pageUp = "page-up"
    case pageDown = "page-down"
    case halfPageUp = "half-page-up"
    case halfPageDown = "half-page-down"
    case first, last

    /// Returns the number of rows to move in an area of this height, or `nil` if the move leads to an end.
    func distance(height: Int) -> Int? {
        switch self {
        case .up: -1
        case .down: 1
        case .pageUp: -max(1, height - 1)
        case .pageDown: max(1, height - 1)
        case .halfPageUp: -max(1, height / 2)
        case .halfPageDown: max(1, height / 2)
        case .first, .last: nil
        }
    }
}
