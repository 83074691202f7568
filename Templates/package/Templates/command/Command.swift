package import CommandLine

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        placeholder: "[FILE…]",
        examples: ["{{command}} notes.txt"]
    )

    /// Both a hyphen and no file mean standard input.
    static func request(from words: [String]) -> {{name}}Request {
        {{name}}Request(paths: words == ["-"] ? [] : words)
    }
}
