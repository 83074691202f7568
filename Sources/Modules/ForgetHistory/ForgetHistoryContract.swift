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
    enum Confirmation: Entity {
        case missing
        case given
        /// The user has confirmed to forget the changes up to the one with this id, but none made later.
        case through(Int)
    }

    let range: ForgetHistoryRange
    var confirmation = Confirmation.missing
}

/// The changes to forget.
enum ForgetHistoryRange: Entity {
    case all
    /// The changes made before the start of a day.
    case before(Day)

    var day: Day? {
        if case .before(let day) = self { day } else { nil }
    }
}

protocol ForgetHistoryInteractorOutput: AnyObject {
    func foundFutureDay(_ day: Day, today: Day)
    /// The user has to confirm before the changes are forgotten.
    func foundChangesToConfirm(_ response: ForgetHistoryConfirmation)
    func forgotChanges(_ response: ForgetHistoryResponse)
    func couldNotForget(_ failure: ListError)
}

struct ForgetHistoryConfirmation: Entity {
    let range: ForgetHistoryRange
    let changes: CountedChanges
    let today: Day
}

struct ForgetHistoryResponse: Entity {
    let range: ForgetHistoryRange
    let forgotten: ForgottenHistory
    let today: Day
}

// MARK: - Presenter and router

protocol ForgetHistoryPresenting: AnyObject {
    func forget(_ request: ForgetHistoryRequest)
}

typealias ForgetHistoryRouting = CommandRouting
