import Presentation
import Responses
import Vocabulary

typealias OpenLinksInteracting = QueryInteracting<ItemFilter, OpenLinksResponse, ChangeFailure>
typealias OpenLinksInteractorOutput = QueryInteractorOutput<OpenLinksResponse, ChangeFailure>
typealias OpenLinksRouting = CommandRouting

struct OpenLinksResponse: Entity {
    struct Link: Entity {
        let id: Int
        let title: String
        let address: String
    }

    let links: [Link]
    /// The items that were searched.
    let ids: [Int]
}

// MARK: - Presenter and view

protocol OpenLinksPresenting: QueryPresenting<ItemFilter> {
    /// - Parameter indices: The rows to open.
    func didChoose(_ indices: [Int])
    /// - Parameter isInterrupted: `true` after Ctrl-C.
    func didCancel(isInterrupted: Bool)
    /// - Parameter failure: The reason why the link couldn't be opened.
    func didOpen(_ address: String, _ failure: BrowserFailure?)
}

protocol OpenLinksViewing: ErrorViewing {
    /// Has the user choose among links.
    func choose(_ display: OpenLinksDisplay)
    func open(_ address: String)
    func showMessage(_ sentence: String)
}

struct OpenLinksDisplay: Display {
    struct Row: Display {
        let id: Int
        let address: String
        let title: String
    }

    let prompt: String
    /// The effect of Enter.
    let label: String
    let rows: [Row]
}
