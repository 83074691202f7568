import Terminal
import Testing

struct TerminalBackgroundTests {
    @Test(arguments: [
        ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;7", .light), ("7;8", .dark), ("15;default;0", .dark),
        ("0;default;15", .light), ("12", .light), ("15;default", nil), ("0;16", nil), ("0;-1", nil), ("", nil),
    ])
    func `the background is the last color of COLORFGBG`(value: String, background: TerminalBackground?) {
        #expect(TerminalBackground(in: { $0 == "COLORFGBG" ? value : nil }) == background)
    }

    @Test func `without the variable, the background is unknown`() {
        #expect(TerminalBackground(in: { _ in nil }) == nil)
    }
}
