import CommandLine
import ItemLanguage
import Testing

@testable import Settings

struct ScreenKeysTests {
    private let keys = ScreenKeys(
        actions: { ["done", "details", "details-up", "mark", "mark-all", "rename"] },
        keyName: { name in ["d", "F5", "Ctrl-D", "Ctrl-M", "Esc"].first { $0.lowercased() == name.lowercased() } },
        keyless: { _ in [] }
    )
    private let rules = SettingRules(
        CommandLineParser([Command("postpone", summary: "", operands: .filter, examples: [])])
    )

    private func check(
        _ name: String,
        _ value: String,
        besides others: [(name: String, value: String)] = []
    ) throws(SettingsError) {
        try keys.check(name, value, besides: others, by: rules)
    }

    @Test(arguments: [("done", "Ctrl-D"), ("mark-all", "none"), ("F5", "postpone {ids} 1w")])
    func `an action takes a key, and a key takes a command`(name: String, value: String) {
        #expect(throws: Never.self) { try check(name, value) }
    }

    @Test(arguments: [
        ("dome", ["key.done"]), ("marks", ["key.mark"]), ("up", ["key.details-up"]),
        ("all-marks", ["key.mark-all"]), ("details-down", ["key.details", "key.details-up"]), ("frobnicate", []),
    ])
    func `another name is refused with names like it`(name: String, similar: [String]) {
        #expect(throws: SettingsError(.unknownAction(name, similar: similar))) { try check(name, "d") }
    }

    @Test func `an action doesn't take anything else`() {
        #expect(throws: SettingsError(.notAKey(key: "key.done", value: "Ctrl"))) { try check("done", "Ctrl") }
    }

    @Test(arguments: [("done", "ctrl-m"), ("Ctrl-M", "postpone 3")])
    func `a key that terminals send as another one is refused`(name: String, value: String) {
        #expect(throws: SettingsError(.reservedKey("Ctrl-M"))) { try check(name, value) }
    }

    @Test(arguments: ["{id}", "{ids"])
    func `a command with a misspelled place for ids is refused`(word: String) {
        let error = SettingsError(.unknownPlaceholder(key: "key.F5", word: word))
        #expect(throws: error) { try check("F5", "postpone \(word) 1w") }
    }

    @Test(arguments: [("F5", "postpone 3"), ("done", "f5")])
    func `a key that another setting has is refused`(name: String, value: String) {
        let error = SettingsError(.keyInUse(key: "key.\(name)", press: "F5", by: "key.rename"))
        #expect(throws: error) { try check(name, value, besides: [("mark", "d"), ("rename", "F5")]) }
        #expect(throws: Never.self) { try check(name, "none", besides: [("rename", "F5")]) }
    }

    @Test func `of the settings in a file, wrong commands and later settings of a key are problems`() {
        let settings = [
            ("done", "F5"), ("F5", "postpone 3"), ("d", "postpne 3"), ("mark", "Ctrl-D"), ("mark-all", "d"),
        ]

        let problems = keys.problems(of: settings, by: rules)

        #expect(problems.map(\.place) == [1, 2, 4])
        #expect(
            problems[1].error.kind == .wrongCommand(key: "key.d", .unknownCommand("postpne", suggestion: "postpone"))
        )
        #expect(problems.last?.error.kind == .keyInUse(key: "key.mark-all", press: "d", by: "key.d"))
    }
}
