import AddItem
import BackUpList
import ChangeItem
import CompleteItem
import DiagnoseList
import EditItem
import FindItems
import ListHistory
import ListItems
import ListProjects
import ListTags
import ListUpcoming
import ManageSettings
import ModuleKit
import RemoveItem
import ReopenItem
import RestoreList
import Shell
import ShowItem
import SuggestWords
import UndoRedo

/// All use cases, sorted by module.
var useCases: [UseCase] {
    [
        AddItemWireframe.useCase,
        BackUpListWireframe.useCase,
        ChangeItemWireframe.useCase,
        CompleteItemWireframe.useCase,
        DiagnoseListWireframe.useCase,
        EditItemWireframe.useCase,
        FindItemsWireframe.useCase,
        ListHistoryWireframe.useCase,
        ListItemsWireframe.useCase,
        ListProjectsWireframe.useCase,
        ListTagsWireframe.useCase,
        ListUpcomingWireframe.useCase,
        ManageSettingsWireframe.useCase,
        RemoveItemWireframe.useCase,
        ReopenItemWireframe.useCase,
        RestoreListWireframe.useCase,
        ShellWireframe.useCase(presenting: .built),
        ShowItemWireframe.useCase,
        SuggestWordsWireframe.useCase,
        UndoRedoWireframe.redo,
        UndoRedoWireframe.undo,
    ]
}

extension ShellDestinations {
    fileprivate static var built: ShellDestinations {
        ShellDestinations(
            list: { ListUpcomingWireframe(within: $0, example: "add Pay rent fri 5pm +money") },
            addItem: { AddItemWireframe($0) },
            showItem: { ShowItemWireframe($0) },
            suggestWords: { SuggestWordsLineWireframe($0, delegate: $1) }
        )
    }
}
