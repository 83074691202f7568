import Presentation
import ProgramOutput
import Vocabulary

/// The suggestions as a JSON object.
final class SuggestWordsDocumentPresenter: SuggestWordsPresenting {
    private let view: any DocumentViewing
    private let interactor: any SuggestWordsInteracting

    init(view: any DocumentViewing, interactor: any SuggestWordsInteracting) {
        self.view = view
        self.interactor = interactor
    }

    func suggest(_ request: SuggestWordsRequest) {
        interactor.findWords(request)
    }
}

extension SuggestWordsDocumentPresenter: SuggestWordsInteractorOutput {
    func foundWords(_ response: SuggestWordsResponse) {
        view.show(
            JSONText.document { document in
                document.array("words") { array in
                    for entry in response.entries {
                        array.object { object in write(entry, to: &object) }
                    }
                }
            }
        )
    }

    private func write(_ entry: SuggestWordsResponse.Entry, to object: inout JSONText) {
        switch entry {
        case .word(let word, let meaning):
            object.string("word", word)
            if !meaning.isEmpty { object.string("meaning", meaning) }
        case .id(let kept, let id, let title), .title(let kept, let id, let title):
            object.string("word", kept + String(id))
            object.string("meaning", title)
        case .files:
            object.string("kind", "files")
        }
    }
}
