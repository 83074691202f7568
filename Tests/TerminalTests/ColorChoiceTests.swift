import Terminal
import Testing

struct ColorChoiceTests {
    @Test(
        arguments: [
            ([:], true, true),
            ([:], false, false),
            (["TERM": "dumb"], true, false),
            (["TERM": "xterm-256color"], true, true),
            (["NO_COLOR": "1"], true, false),
            (["NO_COLOR": "0"], true, false),
            (["NO_COLOR": ""], true, true),
            (["CLICOLOR": "0"], true, false),
            (["CLICOLOR": "1"], false, false),
            (["CLICOLOR_FORCE": "1"], false, true),
            (["CLICOLOR_FORCE": "0"], false, false),
            (["CLICOLOR_FORCE": ""], false, false),
            (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, true),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
        ] as [([String: String], Bool, Bool)]
    )
    func `without a word colour follows the environment and the terminal`(
        environment: [String: String],
        isTerminal: Bool,
        isOn: Bool
    ) {
        #expect(ColorChoice.auto.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
    }

    @Test(arguments: [true, false], ["NO_COLOR", "CLICOLOR_FORCE", "nothing"])
    func `always and never overrule everything`(isTerminal: Bool, variable: String) {
        let environment = [variable: "1"]

        #expect(ColorChoice.always.isOn(isTerminal: isTerminal) { environment[$0] })
        #expect(!ColorChoice.never.isOn(isTerminal: isTerminal) { environment[$0] })
    }
}
