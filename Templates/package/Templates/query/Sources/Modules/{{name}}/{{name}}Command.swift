package import CommandLine

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        placeholder: "[WORD…]",
        notes: ["With words, only the notes that contain all of them are shown."],
        examples: ["{{command}}", "{{command}} mom"]
    )
}
