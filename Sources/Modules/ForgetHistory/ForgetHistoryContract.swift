import Almanac
import Presentation
import Vocabulary

// MARK: - View

protocol ForgetHistoryViewing: ConfirmationViewing {
    func showForgotten(_ display: ForgetHistoryDisplay)
}

struct ForgetHistoryDisplay: Entity {
    let action: String
    /// The new size, compared with the old one.
    let comparison: String
    // The same facts for plain output.
    let changes: String
    let size: String
    let sizeBefore: String
}

// MARK: - Interactor

protocol ForgetHistoryInteracting: AnyObject {
    func forget(_ request: ForgetHistoryRequest)
}

struct ForgetHistoryRequest: Entity {
    /// The first day whose changes are kept, or `nil` to forget all changes.
    let day: Day?
    var isConfirmed = false
}

protocol ForgetHistoryInteractorOutput: AnyObject {
    func foundFutureDay(_ day: Day, today: Day)
    /// The user has to confirm before the changes are forgotten.
    func foundChangesToConfirm(_ response: ForgetHistoryConfirmation)
    func forgotChanges(_ response: ForgetHistoryResponse)
    func couldNotForget(_ failure: ListError)
}

struct ForgetHistoryConfirmation: Entity {
    let day: Day?
    let changes: Int
    let today: Day
}

struct ForgetHistoryResponse: Entity {
    let day: Day?
    let forgotten: ForgottenHistory
    let today: Day
}

// MARK: - Presenter and router

protocol ForgetHistoryPresenting: AnyObject {
    func forget(_ request: ForgetHistoryRequest)
}

typealias ForgetHistoryRouting = CommandRouting
