import AddItem
import ListUpcoming
import Wiring

/// Every use case there is, sorted by module.
var useCases: [UseCase] {
    [
        AddItemWireframe.useCase,
        ListUpcomingWireframe.useCase,
    ]
}
