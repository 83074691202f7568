import AddNote
import ListNotes

/// All use cases, sorted by module.
var useCases: UseCases {
    [
        AddNoteWireframe.useCase,
        ListNotesWireframe.useCase,
    ]
}
