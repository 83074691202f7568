import Testing

@testable import Screen

struct Base64Tests {
    /// The test vectors of RFC 4648.
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ])
    func `text is encoded`(text: String, encoded: String) {
        #expect(Base64.text(of: Array(text.utf8)) == encoded)
    }
}
