package import Boundary
package import Vocabulary

/// What presenters of changes to chosen items share: they ask where there is doubt, and say why nothing is changed.
package protocol ChoicePresenter: ChoiceOutput, ConfirmationHandling {
    associatedtype Request: Confirmable

    /// As it begins the question: "Complete".
    static var verb: String { get }

    var view: any ChangeViewing { get }
    var doubt: Doubt<Request> { get set }

    /// Has the interactor do it.
    func carryOut(_ request: Request)
    /// Nothing is changed, and whoever presented the module may know it.
    func leaveUnchanged()
}

/// What was asked for last, and the question about it that waits for an answer.
package struct Doubt<Request> {
    fileprivate struct Question {
        let text: String
        /// The items that it is about.
        let ids: Set<Int>
    }

    fileprivate var request: Request?
    fileprivate var question: Question?

    package init() {}
}

extension ChoicePresenter {
    /// Has it done, and remembers what it was in case that it is doubted.
    package func begin(_ request: Request) {
        doubt.request = request
        carryOut(request)
    }

    package func didAnswer(_ answer: ConfirmationAnswer) {
        guard let request = doubt.request, let question = doubt.question else { return }
        doubt.question = nil
        if answer == .yes { return begin(request.confirmed(for: question.ids)) }
        view.show(answer, to: question.text)
        leaveUnchanged()
    }

    package func foundItemsToConfirm(_ items: [ItemSummary]) {
        let text = ChangeSentences.question(Self.verb, items)
        doubt.question = Doubt.Question(text: text, ids: Set(items.map(\.id)))
        view.ask(text)
    }

    package func foundNoItem() {
        view.showMessage(ChangeSentences.nothingMatches(doubt.request?.filter ?? .everything))
        leaveUnchanged()
    }

    package func couldNotChangeItems(_ failure: ChoiceFailure) {
        view.showError(ChangeSentences.errorMessage(failure))
        leaveUnchanged()
    }
}

/// The same for machines, which are not asked but told what to add.
package protocol ChoiceDocumentPresenter: ChoiceOutput {
    static var verb: String { get }

    var view: any DocumentViewing { get }
}

extension ChoiceDocumentPresenter {
    package func foundItemsToConfirm(_ items: [ItemSummary]) {
        let question = ChangeSentences.question(Self.verb, items)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    package func foundNoItem() {
        view.show(JSONText.document { $0.items("items", []) })
    }

    package func couldNotChangeItems(_ failure: ChoiceFailure) {
        view.show(ChangeSentences.errorMessage(failure), as: JSONText.document)
    }
}
