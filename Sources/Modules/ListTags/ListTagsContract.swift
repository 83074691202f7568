import Presentation
import Responses

typealias ListTagsViewing = CountsViewing
typealias ListTagsInteracting = CountsInteracting
typealias ListTagsInteractorOutput = CountsInteractorOutput
typealias ListTagsPresenting = CountsPresenting
typealias ListTagsRouting = CommandRouting
