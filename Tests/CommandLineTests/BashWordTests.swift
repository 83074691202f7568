import CommandLine
import Testing

struct BashWordTests {
    private func replacement(for word: String, kept: String = "", in quote: Character? = nil) -> String? {
        CompletionRequest.BashWord(kept: kept, openQuote: quote).replacement(for: word)
    }

    @Test(arguments: [
        ("project:home", "project:", "home"), ("-@shop", "-", "@shop"), ("due.before:fri", "due.before:", "fri"),
        ("+home", "", "+home"), ("", "--db=", ""),
    ])
    func `the part that bash keeps is left out`(word: String, kept: String, replacement: String) {
        #expect(self.replacement(for: word, kept: kept) == replacement)
    }

    @Test(arguments: [
        ("home garden", #"home\ garden"#), ("a$(rm -rf x)", #"a\$\(rm\ -rf\ x\)"#), ("`id`", #"\`id\`"#),
        ("it's;&|<>*?[]{}~#!\"\\^", ##"it\'s\;\&\|\<\>\*\?\[\]\{\}\~\#\!\"\\\^"##), ("집.청소", "집.청소"),
        ("`\u{301}id", "\\`\u{301}id"),
    ])
    func `special characters are escaped`(word: String, replacement: String) {
        #expect(self.replacement(for: word) == replacement)
    }

    @Test(
        arguments: [
            ("it's $x", "'", #"it'\''s $x"#), ("a \"b\" $x `c` \\", "\"", #"a \"b\" \$x \`c\` \\"#),
            ("a!b", "\"", nil), ("a!b", "'", "a!b"),
        ] as [(String, Character, String?)]
    )
    func `words are escaped for the open quotation mark`(word: String, quote: Character, replacement: String?) {
        #expect(self.replacement(for: word, in: quote) == replacement)
    }
}
