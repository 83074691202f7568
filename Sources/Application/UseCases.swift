import AddItem
import CompleteItem
import ListUpcoming
import Wiring

/// Every use case there is, sorted by module.
var useCases: [UseCase] {
    [
        AddItemWireframe.useCase,
        CompleteItemWireframe.useCase,
        ListUpcomingWireframe.useCase,
    ]
}
