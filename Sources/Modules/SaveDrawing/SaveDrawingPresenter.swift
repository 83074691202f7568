import Presentation
import ProgramOutput
import Vocabulary

/// Says where the drawing is.
final class SaveDrawingPresenter: QueryPresenter {
    typealias Roles = QueryRoles<SaveDrawingRequest, String, SaveDrawingFailure, String>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(_ path: String, to request: SaveDrawingRequest) -> QueryAnswer<String> {
        .found(SaveDrawingSentences.wrote(path))
    }

    static func errorMessage(_ failure: SaveDrawingFailure, _ router: any SaveDrawingRouting) -> ErrorMessage {
        switch failure {
        case .storage(let error): ErrorMessage(writing: error, router)
        case .foreignFile(let path): SaveDrawingSentences.foreignFile(path)
        }
    }

    static func document(_ path: String) -> String {
        JSONText.document { document in document.object("picture") { $0.string("path", path) } }
    }
}

/// The sentences of this use case.
enum SaveDrawingSentences {
    static func wrote(_ path: String) -> String {
        say("Wrote \(path).")
    }

    static func foreignFile(_ path: String) -> ErrorMessage {
        ErrorMessage(.cannotCreate, "\(path) exists, and adder didn't write it. Choose another name.")
    }
}
