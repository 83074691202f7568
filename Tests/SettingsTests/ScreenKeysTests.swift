import Testing

@testable import Settings

struct ScreenKeysTests {
    private let keys = ScreenKeys(
        actions: { ["done", "details", "details-up", "mark", "mark-all", "rename"] },
        isKey: { ["d", "F5", "Ctrl-D"].contains($0) }
    )

    @Test(arguments: [("done", "Ctrl-D"), ("mark-all", "none"), ("F5", "postpone {ids} 1w")])
    func `an action takes a key, and a key takes a command`(name: String, value: String) {
        #expect(throws: Never.self) { try keys.check(name, value) }
    }

    @Test(arguments: [
        ("dome", ["key.done"]), ("marks", ["key.mark"]), ("up", ["key.details-up"]),
        ("all-marks", ["key.mark-all"]), ("details-down", ["key.details", "key.details-up"]), ("frobnicate", []),
    ])
    func `another name is refused with names like it`(name: String, similar: [String]) {
        #expect(throws: SettingsError(.unknownAction(name, similar: similar))) { try keys.check(name, "d") }
    }

    @Test func `an action doesn't take anything else`() {
        #expect(throws: SettingsError(.notAKey(key: "key.done", value: "Ctrl"))) { try keys.check("done", "Ctrl") }
    }
}
