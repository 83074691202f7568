import AddItem
import ChangeItem
import CompleteItem
import EditItem
import ListItems
import ListUpcoming
import RemoveItem
import ReopenItem
import UndoRedo
import Wiring

/// Every use case there is, sorted by module.
var useCases: [UseCase] {
    [
        AddItemWireframe.useCase,
        ChangeItemWireframe.useCase,
        CompleteItemWireframe.useCase,
        EditItemWireframe.useCase,
        ListItemsWireframe.useCase,
        ListUpcomingWireframe.useCase,
        RemoveItemWireframe.useCase,
        ReopenItemWireframe.useCase,
        UndoRedoWireframe.redo,
        UndoRedoWireframe.undo,
    ]
}
