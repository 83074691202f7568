import Presentation

/// The suggestions as a JSON object.
final class SuggestWordsJSONPresenter: SuggestWordsPresenting {
    private let view: any DocumentViewing

    init(view: any DocumentViewing) {
        self.view = view
    }

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
        case .id(let kept, let id, let title):
            object.string("word", kept + String(id))
            object.string("meaning", title)
        case .files:
            object.string("kind", "files")
        }
    }
}
