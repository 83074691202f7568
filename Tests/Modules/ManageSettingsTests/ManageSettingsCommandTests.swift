import CommandLine
import ItemLanguage
import Testing

@testable import ManageSettings

struct ManageSettingsCommandTests {
    private func request(_ words: String...) throws -> ManageSettingsRequest {
        let invocation = try CommandLineParser([ManageSettingsCommand.command]).parse(["config"] + words)
        return try ManageSettingsCommand.request(from: invocation)
    }

    @Test func `operands and options select the operation`() throws {
        #expect(try request() == ManageSettingsRequest(.showAll))
        #expect(try request("color", "--color", "never") == ManageSettingsRequest(.show(key: "color"), color: "never"))
        #expect(try request("color", "never") == ManageSettingsRequest(.set(key: "color", value: "never")))
        #expect(try request("color", "") == ManageSettingsRequest(.set(key: "color", value: "")))
        #expect(try request("--unset", "color") == ManageSettingsRequest(.unset(key: "color")))
    }

    @Test func `a value may have several words, and the quotes of a command line are kept`() throws {
        #expect(
            try request("color.today", "bold", "red")
                == ManageSettingsRequest(.set(key: "color.today", value: "bold red"))
        )
        #expect(
            try request("default-command", "--", "upcoming", "a b", "--by", "tag")
                == ManageSettingsRequest(.set(key: "default-command", value: "upcoming \"a b\" --by tag"))
        )
        #expect(
            try request("default-command", "upcoming 'a b'")
                == ManageSettingsRequest(.set(key: "default-command", value: "upcoming 'a b'"))
        )
    }

    @Test func `removing a setting needs a key and no value`() {
        #expect(throws: InputError.missingArgument(command: "config", example: "adder config week-start --unset")) {
            try request("--unset")
        }
        #expect(throws: InputError.unexpectedArgument("never", command: "config")) {
            try request("color", "never", "--unset")
        }
    }
}
