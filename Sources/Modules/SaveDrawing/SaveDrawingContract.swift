import Presentation
import Responses
import Vocabulary

// MARK: - View

typealias SaveDrawingViewing = QueryViewing<String>

// MARK: - Interactor

typealias SaveDrawingInteracting = QueryInteracting<SaveDrawingRequest, String, SaveDrawingFailure>
typealias SaveDrawingInteractorOutput = QueryInteractorOutput<String, SaveDrawingFailure>

struct SaveDrawingRequest: Entity {
    let text: String
    /// Text near the beginning by which adder recognizes a file that it wrote.
    let mark: String
    let path: String
}

enum SaveDrawingFailure: StorageFailure, Entity {
    case storage(ListError)
    /// The file exists, and adder didn't write it.
    case foreignFile(String)
}

// MARK: - Presenter and router

typealias SaveDrawingPresenting = QueryPresenting<SaveDrawingRequest>
typealias SaveDrawingRouting = CommandRouting
