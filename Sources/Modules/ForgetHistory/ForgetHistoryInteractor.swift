import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's data source.
protocol ForgetHistoryDataManaging: AnyObject {
    func count(_ changes: ChangesToForget) throws(ListError) -> CountedChanges
    /// Forgets the changes and gives unused space back.
    func forget(_ changes: ChangesToForget) throws(ListError) -> ForgottenHistory
}

/// Forgets the changes made before a day, after confirmation.
final class ForgetHistoryInteractor: ForgetHistoryInteracting {
    weak var output: (any ForgetHistoryInteractorOutput)?
    private let dataManager: any ForgetHistoryDataManaging
    private let clock: any Clock

    init(dataManager: any ForgetHistoryDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to request: ForgetHistoryRequest) throws(ListError) -> ForgetHistoryResponse {
        let (range, today) = (request.range, clock.now().today)
        if let day = range.day, day > today { return .futureDay(day, today: today) }
        var changes = changes(in: range)
        switch request.confirmation {
        case .given: break
        case .through(let newest): changes = .through(newest)
        case .missing:
            let counted = try dataManager.count(changes)
            if counted.count > 0 {
                return .unconfirmed(ForgetHistoryConfirmation(range: range, changes: counted, today: today))
            }
            // Without changes to forget, there may still be space to give back.
            changes = .through(counted.newest)
        }
        let forgotten = try dataManager.forget(changes)
        return .forgotten(ForgottenChanges(range: range, forgotten: forgotten, today: today))
    }

    private func changes(in range: ForgetHistoryRange) -> ChangesToForget {
        switch range {
        case .all: .all
        // No change was made before a day that the clock doesn't know.
        case .before(let day): clock.start(of: day).map { .before($0) } ?? .through(0)
        }
    }
}
