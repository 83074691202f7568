import Presentation
import Responses
import Vocabulary

@testable import RemoveItem

/// Shows a state in each of its forms.
enum RemovalRendering {
    static func text(_ view: any ChangeViewing, _ router: any CommandRouting) -> (RemovalState) -> Void {
        { state in
            switch state {
            case .idle, .removing: break
            case .asking(_, let items): view.ask(ChangeSentences.question(.remove, items))
            case .declined(let answer, let items): view.show(answer, to: ChangeSentences.question(.remove, items))
            case .removed(let response): view.showChange(ChangeDisplay(response, router))
            case .failed(let choice, let failure): view.show(failure, of: choice, router)
            }
        }
    }

    static func document(_ view: any DocumentViewing, _ router: any CommandRouting) -> (RemovalState) -> Void {
        { state in
            switch state {
            case .idle, .removing, .declined: break
            case .asking(_, let items): view.show(.needsConfirmation(items), router)
            case .removed(let response): view.show(response.document)
            case .failed(_, let failure): view.show(failure, router)
            }
        }
    }

    static func outcome(_ delegate: (any ListDelegate)?) -> (RemovalState) -> Void {
        { [weak delegate] state in
            switch state {
            case .idle, .removing, .asking: break
            case .declined: delegate?.didFinish(.cancelled)
            case .removed(let response): delegate?.didFinish(.changed(response.items.map(\.id)))
            case .failed(_, let failure): delegate?.didFinish(failure.outcome)
            }
        }
    }
}
