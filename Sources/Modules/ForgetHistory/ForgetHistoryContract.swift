import Almanac
import Presentation
import Responses
import Vocabulary

// MARK: - View

typealias ForgetHistoryViewing = OperationViewing<ForgetHistoryDisplay>

struct ForgetHistoryDisplay: Display {
    let action: String
    /// The new size, compared with the old one.
    let comparison: String
    // The same facts for plain output.
    let changes: String
    let size: String
    let sizeBefore: String
}

// MARK: - Interactor

typealias ForgetHistoryInteracting = QueryInteracting<ForgetHistoryRequest, ForgetHistoryResponse, ListError>
typealias ForgetHistoryInteractorOutput = QueryInteractorOutput<ForgetHistoryResponse, ListError>

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

enum ForgetHistoryResponse: Entity {
    case futureDay(Day, today: Day)
    /// The user has to confirm before the changes are forgotten.
    case unconfirmed(ForgetHistoryConfirmation)
    case forgotten(ForgottenChanges)
}

struct ForgetHistoryConfirmation: Entity {
    let range: ForgetHistoryRange
    let changes: CountedChanges
    let today: Day
}

struct ForgottenChanges: Entity {
    let range: ForgetHistoryRange
    let forgotten: ForgottenHistory
    let today: Day
}

// MARK: - Presenter and router

typealias ForgetHistoryPresenting = ChangePresenting<ForgetHistoryRequest>
typealias ForgetHistoryRouting = CommandRouting
