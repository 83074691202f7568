import Testing

@testable import Terminal

struct PaddedTextTests {
    @Test func `text is padded on either side`() {
        #expect("ab".padded(to: 4) == "ab  " && "ab".rightAligned(to: 4) == "  ab")
        #expect("abc".padded(to: 2) == "abc" && "abc".rightAligned(to: 2) == "abc")
    }
}
