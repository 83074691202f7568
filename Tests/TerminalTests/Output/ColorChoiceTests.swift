import Terminal
import Testing

struct ColorChoiceTests {
    @Test(
        arguments: [
            ([:], true, true),
            ([:], false, false),
            (["TERM": "dumb"], true, false),
            (["TERM": "vt100"], true, false),
            (["TERM": "vt220"], true, false),
            (["TERM": "vt525"], true, true),
            (["TERM": "linux-m"], true, false),
            (["TERM": "xterm-mono"], true, false),
            (["TERM": "unknown"], true, false),
            (["TERM": "linux"], true, true),
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
            (["CLICOLOR_FORCE": "1", "TERM": "vt100"], true, true),
            (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
        ] as [([String: String], Bool, Bool)]
    )
    func `auto follows the environment and the terminal`(
        environment: [String: String],
        isTerminal: Bool,
        isOn: Bool
    ) {
        #expect(ColorChoice.auto.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
    }

    @Test(arguments: [
        (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], "NO_COLOR", ColorChoice.never),
        (["CLICOLOR_FORCE": "1", "TERM": "dumb"], "CLICOLOR_FORCE", .always),
        (["TERM": "dumb", "CLICOLOR": "0"], "TERM", .never),
        (["CLICOLOR": "0"], "CLICOLOR", .never),
    ])
    func `the deciding variable is returned`(environment: [String: String], variable: String, choice: ColorChoice) {
        let preference = ColorChoice.preference(in: { environment[$0] })

        #expect(preference?.variable == variable)
        #expect(preference?.choice == choice)
    }

    @Test(arguments: [[:], ["TERM": "xterm"], ["NO_COLOR": "", "CLICOLOR_FORCE": "0", "CLICOLOR": "1"]])
    func `irrelevant values decide nothing`(environment: [String: String]) {
        #expect(ColorChoice.preference(in: { environment[$0] }) == nil)
    }

    @Test(arguments: [true, false], ["NO_COLOR", "CLICOLOR_FORCE", "nothing"])
    func `always and never override everything`(isTerminal: Bool, variable: String) {
        let environment = [variable: "1"]

        #expect(ColorChoice.always.isOn(isTerminal: isTerminal) { environment[$0] })
        #expect(!ColorChoice.never.isOn(isTerminal: isTerminal) { environment[$0] })
    }
}
