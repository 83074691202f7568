import Presentation
import Responses
import Vocabulary

typealias {{name}}Viewing = QueryViewing<CountsDisplay>
typealias {{name}}Interacting = QueryInteracting<ItemFilter, CountsResponse, ListError>
typealias {{name}}InteractorOutput = QueryInteractorOutput<CountsResponse, ListError>
typealias {{name}}Presenting = QueryPresenting<ItemFilter>
typealias {{name}}Routing = CommandRouting
