import Glibc
import TestKit

/// How much of the torture there is to be: a sample for every day, or all of it.
enum Extent {
    /// Set by `make torture`.
    static let isFull = getenv("ADDER_FULL_TESTS") != nil

    static func rounds(_ few: Int, full many: Int) -> Int { isFull ? many : few }

    /// All of them, or a few that are the same ones in each run.
    static func some<Element>(_ elements: [Element], few: Int, seed: UInt64) -> [Element] {
        var random = SeededGenerator(state: seed)
        return isFull ? elements : Array(elements.shuffled(using: &random).prefix(few))
    }

    /// Some numbers of the range, each run the same ones; all of them, or so many, if there is to be all.
    static func numbers(of range: ClosedRange<Int>, few: Int, full many: Int = .max, seed: UInt64) -> [Int] {
        let count = rounds(few, full: many)
        if range.count <= count { return Array(range) }
        var random = SeededGenerator(state: seed)
        return (0..<count).map { _ in .random(in: range, using: &random) }
    }
}
