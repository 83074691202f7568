package import CommandLine

package enum {{name}}Command {
    package static let command = Command(
        "{{command}}",
        summary: "{{summary:literal}}",
        placeholder: "TEXT…",
        notes: ["All words become one note."],
        examples: ["{{command}} Call mom"]
    )
}
