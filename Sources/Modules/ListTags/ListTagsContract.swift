import Presentation
import Responses
import Vocabulary

typealias ListTagsViewing = QueryViewing<CountsDisplay>
typealias ListTagsInteracting = QueryInteracting<ItemFilter, CountsResponse, ListError>
typealias ListTagsInteractorOutput = QueryInteractorOutput<CountsResponse, ListError>
typealias ListTagsPresenting = QueryPresenting<ItemFilter>
typealias ListTagsRouting = CommandRouting
