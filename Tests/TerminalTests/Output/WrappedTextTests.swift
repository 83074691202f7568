import Testing

@testable import Terminal

struct WrappedTextTests {
    @Test(arguments: [
        ("one two three", Int?.none, "one two three"),
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two\nthree"),
        ("one two three", 3, "one\ntwo\nthree"),
        ("incomprehensible", 5, "incomprehensible"),
        ("한글 문장 하나", 9, "한글 문장\n하나"),
        ("", 5, ""),
    ])
    func `text wraps between words, and no word is lost`(text: String, columns: Int?, lines: String) {
        #expect(WrappedText.of(text, columns: columns) == lines)
    }
}
