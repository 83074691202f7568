import Boundary
package import Grammar

/// How "undo" and "redo" are said on the command line.
package enum UndoRedoCommand {
    package static let undo = Command(
        "undo",
        summary: "take back the last change, or the last few",
        operands: .count,
        placeholder: "[N]",
        notes: [
            "A change is all that one command did, however many items it was about.",
            "adder history shows which undo takes back what, and what redo brings.",
        ],
        examples: [
            Command.Example("adder undo", "the last change"), Command.Example("adder undo 3", "the last three"),
        ],
        group: .change
    )

    package static let redo = Command(
        "redo",
        summary: "make again what was taken back",
        operands: .count,
        placeholder: "[N]",
        notes: ["Only until something new is done to the list; adder history shows what it would bring."],
        examples: [Command.Example("adder redo", "what was taken back last")],
        group: .change
    )

    static func request(
        _ direction: UndoRedoRequest.Direction,
        from invocation: Invocation
    ) throws(Misunderstanding) -> UndoRedoRequest {
        UndoRedoRequest(direction: direction, count: try CountWords.read(invocation) ?? 1)
    }
}
