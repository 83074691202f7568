package import CommandLine

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        placeholder: "[WORD…]",
        examples: ["{{command}}", "{{command}} mom"]
    )

    static func request(from words: [String]) -> {{name}}Request {
        {{name}}Request(words: words)
    }
}
