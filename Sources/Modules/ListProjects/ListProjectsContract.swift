import Entities
import Presentation
import Responses

typealias ListProjectsViewing = CountsViewing
typealias ListProjectsInteracting = CountsInteracting
typealias ListProjectsInteractorOutput = CountsInteractorOutput
typealias ListProjectsPresenting = CountsPresenting
typealias ListProjectsRouting = CommandRouting
