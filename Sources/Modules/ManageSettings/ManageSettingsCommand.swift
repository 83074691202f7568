package import CommandLine
import ItemLanguage

package enum ManageSettingsCommand {
    package static let command = Command(
        "config",
        foreignNames: ["settings", "set"],
        summary: "show and change settings",
        operands: .setting,
        placeholder: "[KEY [VALUE]]",
        options: [unset],
        notes: [
            "The settings file is $XDG_CONFIG_HOME/adder/config, by default ~/.config/adder/config. It has one "
                + "key = value per line; # starts a comment. An environment variable such as ADDER_WEEK_START "
                + "overrides the file, and a command-line option overrides both.",
            "Styles for color settings: red, bright-blue, 0-255, bold, dim, italic, underline, reverse, a combination "
                + "of these, or none.",
            "filter.NAME saves a filter, to use as :NAME in every command.",
            "rank.due, rank.priority and so on are the weights of urgency, by which adder next sorts items; rank.tag.NAME and "
                + "rank.project.NAME are those of a tag and a project: 2, 2.5 or -1.",
        ],
        examples: [
            .init("adder config", "every setting with its value and origin"),
            .init("adder config week-start sunday", "set a value"),
            .init("adder config color.today bold blue", "set a style"),
            .init("adder config default-command -- upcoming --by project", "set what adder alone runs"),
            .init("adder config filter.office \"project:work or +office\"", "save a filter, used as :office"),
            .init("adder config rank.tag.money 2", "make items with this tag more urgent"),
            .init("adder config date-format --unset", "restore the default"),
        ],
        group: .adder
    )

    private static let unset = Option("unset", summary: "remove the setting from the file")

    static func request(from invocation: Invocation) throws(InputError) -> ManageSettingsRequest {
        ManageSettingsRequest(try operation(invocation), color: invocation.value(of: .color))
    }

    private static func operation(_ invocation: Invocation) throws(InputError) -> ManageSettingsRequest.Operation {
        let isUnset = invocation.has(unset)
        guard let key = invocation.operands.first?.text else {
            if isUnset { throw .missingArgument(command: command.name, example: "adder config week-start --unset") }
            return .showAll
        }
        let value = invocation.operands.dropFirst().map(\.text)
        if value.isEmpty { return isUnset ? .unset(key: key) : .show(key: key) }
        if isUnset { throw .unexpectedArgument(value[0], command: command.name) }
        return .set(key: key, value: value.count == 1 ? value[0] : LineSplitter.joined(value))
    }
}
