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

    @Test func `a sparkline tells zero from a small value`() {
        #expect(blocks.spark([0, 1, 50, 100], of: 100) == "▁▂▅█")
        #expect(blocks.spark([0, 0], of: 0) == "▁▁" && blocks.spark([0, 3], of: 6) == "▁▅")
    }

    @Test func `columns fill their rows from the bottom`() {
        #expect(blocks.columns([0, 1, 8, 16], rows: 2) == ["   █", " ▁██"])
        #expect(blocks.columns([0], rows: 2) == [" ", " "])
    }

    @Test func `in ASCII, a value above zero is visible too`() {
        #expect(plain.bar(8, of: 8, columns: 4) == "####" && plain.bar(1, of: 1_000, columns: 4) == "#")
        #expect(plain.bar(0, of: 8, columns: 4) == "")
        #expect(plain.spark([0, 1, 50, 100], of: 100) == "_.+#")
        #expect(plain.columns([0, 1, 8, 16], rows: 2) == ["   #", " .##"])
    }
}
