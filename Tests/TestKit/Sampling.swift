import Glibc

/// The number of cases to run: a sample by default, or all of them.
public enum Sampling {
    /// Set by `ADDER_FULL_TESTS=1 make test` or `make torture`.
    public static let isFull = getenv("ADDER_FULL_TESTS") != nil

    public static func rounds(_ few: Int, full many: Int) -> Int { isFull ? many : few }

    /// Returns all elements, or a few of them that are the same in each run.
    public static func sample<Element>(_ elements: [Element], few: Int, seed: UInt64) -> [Element] {
        var random = SeededGenerator(state: seed)
        return isFull ? elements : Array(elements.shuffled(using: &random).prefix(few))
    }

    /// Returns random numbers from the range that are the same in each run.
    public static func numbers(of range: ClosedRange<Int>, few: Int, full many: Int = .max, seed: UInt64) -> [Int] {
        let count = rounds(few, full: many)
        if range.count <= count { return Array(range) }
        var random = SeededGenerator(state: seed)
        return (0..<count).map { _ in .random(in: range, using: &random) }
    }
}
