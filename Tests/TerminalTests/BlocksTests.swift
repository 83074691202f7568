import Testing

@testable import Terminal

struct BlocksTests {
    private let blocks = Blocks(hasSigns: true)
    private let plain = Blocks(hasSigns: false)

    @Test(arguments: [
        (0, 8, ""), (8, 8, "████"), (4, 8, "██"), (1, 8, "▌"), (1, 1_000, "▏"), (9, 8, "████"), (0, 0, ""),
    ])
    func `a bar is as long as its share`(value: Int, maximum: Int, bar: String) {
        #expect(blocks.bar(value, of: maximum, columns: 4) == bar)
    }

    private func parts(_ blocks: Blocks, _ value: Int, late: Int, of maximum: Int, columns: Int) -> [String] {
        let parts = blocks.bar(value, late: late, of: maximum, columns: columns)
        return [parts.late, parts.rest]
    }

    @Test func `the late part of a bar is as long as its share, and always visible`() {
        #expect(parts(blocks, 10, late: 0, of: 10, columns: 4) == ["", "████"])
        #expect(parts(blocks, 10, late: 10, of: 10, columns: 4) == ["████", ""])
        #expect(parts(blocks, 10, late: 5, of: 10, columns: 4) == ["██", "██"])
        #expect(parts(blocks, 142, late: 22, of: 142, columns: 9) == ["█▍", "███████"])
        #expect(parts(blocks, 140, late: 11, of: 142, columns: 9) == ["▋", "███████▊"])
        #expect(parts(blocks, 140, late: 1, of: 142, columns: 9) == ["▏", "███████▊"])
        #expect(parts(blocks, 2, late: 1, of: 1_000, columns: 9) == ["▏", ""])
    }

    @Test func `a sparkline is proportional, and tells zero from a small value`() {
        #expect(blocks.spark([0, 1, 50, 100], of: 100) == "▁▂▅█")
        #expect(blocks.spark([0, 300, 900, 1_500, 3_000], of: 3_000) == "▁▂▃▅█")
        #expect(blocks.spark([0, 0], of: 0) == "▁▁" && blocks.spark([0, 3], of: 6) == "▁▅")
    }

    @Test func `a line has a piece for each value, between zero and the maximum`() {
        #expect(blocks.line([0, 1, 5, 10], of: 10, rows: 2, width: 2) == ["      ▔▔", "▁▁──▔▔  "])
        #expect(blocks.line([4, 4, 4], of: 6, rows: 2, width: 1) == ["▁▁▁", "   "])
        #expect(blocks.line([0], of: 0, rows: 2, width: 1) == [" ", "▁"])
    }

    @Test func `in ASCII, a value above zero is visible too`() {
        #expect(plain.bar(8, of: 8, columns: 4) == "####" && plain.bar(1, of: 1_000, columns: 4) == "#")
        #expect(plain.bar(0, of: 8, columns: 4) == "")
        #expect(plain.spark([0, 1, 50, 100], of: 100) == "_.+#")
        #expect(plain.line([0, 1, 5, 10], of: 10, rows: 2, width: 1) == ["   '", "_-' "])
        #expect(parts(plain, 10, late: 5, of: 10, columns: 4) == ["!!", "##"])
    }
}
