package import Grammar

/// How "{{command}}" is said on the command line.
package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        placeholder: "[FILE…]",
        examples: ["{{command}} notes.txt"]
    )

    /// A hyphen alone is standard input, as no file at all is.
    static func request(from words: [String]) -> {{name}}Request {
        {{name}}Request(paths: words == ["-"] ? [] : words)
    }
}
