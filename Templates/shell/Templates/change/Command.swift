package import CommandLine

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        placeholder: "TEXT…",
        examples: ["{{command}} Call mom"]
    )

    static func request(from words: [String]) -> {{name}}Request {
        {{name}}Request(words: words)
    }
}
