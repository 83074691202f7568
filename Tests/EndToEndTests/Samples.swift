import TestKit
import Testing

extension Program {
    /// Puts one item a line on the list.
    func fill(_ lines: String...) throws {
        try fill(lines)
    }

    func fill(_ lines: [String]) throws {
        let outcome = try run("add", "-", input: lines.map { "\($0)\n" }.joined())
        try #require(outcome.ending == .status(0), "\(outcome)")
    }

    /// A list with something in every group of what is upcoming.
    static func withUsualList() throws -> Program {
        let program = try Program()
        try program.fill(
            "Pay rent fri 5pm +money pri:high project:home every:month",
            "Call mum tomorrow @phone",
            "Return the books yesterday project:home.books",
            "Dentist today 11:00",
            "Buy milk",
            "Plan the garden 25 dec project:garden +home"
        )
        return program
    }
}
