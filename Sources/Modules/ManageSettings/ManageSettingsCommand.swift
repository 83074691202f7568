import Boundary
package import Grammar

/// How "config" is said on the command line.
package enum ManageSettingsCommand {
    package static let command = Command(
        "config",
        foreignNames: ["settings", "set"],
        summary: "show and change settings",
        operands: .setting,
        placeholder: "[KEY [VALUE]]",
        options: [unset],
        notes: [
            "Settings are in $XDG_CONFIG_HOME/adder/config, normally ~/.config/adder/config: key = value a line, "
                + "and # in front of a remark. A variable such as ADDER_WEEK_START beats the file, an option beats both.",
            "Looks: red, bright-blue, 0-255, bold, dim, italic, underline, reverse, several of them, or none.",
        ],
        examples: [
            Command.Example("adder config", "every setting, its value and where that is from"),
            Command.Example("adder config week-start sunday", "set it"),
            Command.Example("adder config color.today bold blue", "change how it looks"),
            Command.Example("adder config default-command -- upcoming --by project", "what adder alone does"),
            Command.Example("adder config date-format --unset", "go back to the default"),
        ],
        group: .adder
    )

    private static let unset = Option("unset", summary: "take the setting out of the file")

    static func request(from invocation: Invocation) throws(Misunderstanding) -> ManageSettingsRequest {
        ManageSettingsRequest(try wish(of: invocation), color: invocation.value(of: .color))
    }

    private static func wish(of invocation: Invocation) throws(Misunderstanding) -> ManageSettingsRequest.Wish {
        let isUnset = invocation.has(unset)
        guard let key = invocation.operands.first?.text else {
            if isUnset { throw .missingWords(command: command.name, example: "adder config week-start --unset") }
            return .showAll
        }
        let value = invocation.operands.dropFirst().map(\.text)
        if value.isEmpty { return isUnset ? .unset(key: key) : .show(key: key) }
        if isUnset { throw .unexpectedWord(value[0], command: command.name) }
        return .set(key: key, value: value.count == 1 ? value[0] : LineSplitter.joined(value))
    }
}
