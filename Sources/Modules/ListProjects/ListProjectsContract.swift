import Presentation
import Responses
import Vocabulary

typealias ListProjectsViewing = QueryViewing<CountsDisplay>
typealias ListProjectsInteracting = QueryInteracting<ItemFilter, CountsResponse, ListError>
typealias ListProjectsInteractorOutput = QueryInteractorOutput<CountsResponse, ListError>
typealias ListProjectsPresenting = QueryPresenting<ItemFilter>
typealias ListProjectsRouting = CommandRouting
