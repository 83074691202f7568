import Responses
import Vocabulary

/// The interactor's access to files.
protocol SaveDrawingDataManaging: AnyObject {
    /// Returns `false` if there is a file at the path that may not be replaced.
    func write(_ text: String, to path: String, replacing: Bool) throws(ListError) -> Bool
    /// Returns `true` if the file has this text near its beginning.
    func hasMark(_ mark: String, at path: String) -> Bool
}

/// Writes a drawing to a file. Only a file that adder wrote is replaced.
final class SaveDrawingInteractor: SaveDrawingInteracting {
    weak var output: (any SaveDrawingInteractorOutput)?
    private let dataManager: any SaveDrawingDataManaging

    init(dataManager: any SaveDrawingDataManaging) {
        self.dataManager = dataManager
    }

    /// Returns the path of the file.
    func response(to request: SaveDrawingRequest) throws(SaveDrawingFailure) -> String {
        if try write(request, replacing: false) { return request.path }
        guard dataManager.hasMark(request.mark, at: request.path), try write(request, replacing: true) else {
            throw .foreignFile(request.path)
        }
        return request.path
    }

    private func write(_ request: SaveDrawingRequest, replacing: Bool) throws(SaveDrawingFailure) -> Bool {
        try SaveDrawingFailure.inList { () throws(ListError) in
            try dataManager.write(request.text, to: request.path, replacing: replacing)
        }
    }
}
