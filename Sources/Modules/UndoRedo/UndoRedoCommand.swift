package import CommandLine
import ItemLanguage

/// The commands "undo" and "redo".
package enum UndoRedoCommand {
    package static let undo = Command(
        "undo",
        summary: "undo the latest changes",
        operands: .count,
        placeholder: "[N]",
        options: [sync, .yes],
        notes: [
            "A change is everything that one command did, no matter how many items it affected.",
            "On a terminal, adder asks for confirmation of several changes unless --yes is given.",
            "Without --sync, changes made by a sync are passed over. With it, all that the newest sync changed here is "
                + "undone, such as the removal of items that were removed elsewhere. The next sync then sends the items "
                + "again, as they are here. adder restore --item brings back a single item.",
            "adder history lists each change with the undo or redo command that reaches it.",
        ],
        examples: [
            .init("adder undo", "undo the last change"),
            .init("adder undo 3", "undo the last three changes"),
            .init("adder undo --sync", "take back what the last sync changed here"),
        ],
        group: .change
    )

    package static let redo = Command(
        "redo",
        summary: "redo undone changes",
        operands: .count,
        placeholder: "[N]",
        options: [.yes],
        notes: [
            "A new change discards the redo history. adder history shows the changes that can be redone.",
            "On a terminal, adder asks for confirmation of several changes unless --yes is given.",
        ],
        examples: [.init("adder redo", "redo the last undone change")],
        group: .change
    )

    private static let sync = Option("sync", summary: "undo changes that a sync made")

    static func request(
        _ direction: UndoRedoRequest.Direction,
        from invocation: Invocation,
        canAsk: Bool
    ) throws(InputError) -> UndoRedoRequest {
        UndoRedoRequest(
            direction: invocation.has(sync) ? .undoSync : direction,
            count: try CountWords.read(invocation) ?? 1,
            confirmation: canAsk && !invocation.has(.yes) ? .missing : .given
        )
    }
}
