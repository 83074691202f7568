import Testing

@testable import Terminal

struct BlocksTests {
    @Test(arguments: [
        (0, 8, ""), (8, 8, "████"), (4, 8, "██"), (1, 8, "▌"), (1, 1_000, "▏"), (9, 8, "████"), (0, 0, ""),
    ])
    func `a bar is as long as its share`(value: Int, maximum: Int, bar: String) {
        #expect(Blocks.bar(value, of: maximum, columns: 4) == bar)
    }

    @Test func `a sparkline tells zero from a small value`() {
        #expect(Blocks.spark([0, 1, 50, 100]) == "▁▂▅█")
        #expect(Blocks.spark([0, 0]) == "▁▁" && Blocks.spark([]) == "")
    }

    @Test func `columns fill their rows from the bottom`() {
        #expect(Blocks.columns([0, 1, 8, 16], rows: 2) == ["   █", " ▁██"])
        #expect(Blocks.columns([0], rows: 2) == [" ", " "])
    }
}
