import Almanac
import Entities
import Vocabulary

/// The interactor's data source.
protocol ForgetHistoryDataManaging: AnyObject {
    /// Returns the number of changes made before the instant, or of all changes if it is `nil`.
    func countChanges(before instant: Instant?) throws(ListError) -> Int
    /// Forgets these changes and gives unused space back.
    func forgetChanges(before instant: Instant?) throws(ListError) -> ForgottenHistory
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

    func forget(_ request: ForgetHistoryRequest) {
        let (day, today) = (request.day, clock.now().today)
        if let day, day > today {
            output?.foundFutureDay(day, today: today)
            return
        }
        let instant = day.flatMap(clock.start)
        do throws(ListError) {
            // Without changes to forget, there may still be space to give back.
            if !request.isConfirmed, case let changes = try dataManager.countChanges(before: instant), changes > 0 {
                output?.foundChangesToConfirm(ForgetHistoryConfirmation(day: day, changes: changes, today: today))
                return
            }
            let forgotten = try dataManager.forgetChanges(before: instant)
            output?.forgotChanges(ForgetHistoryResponse(day: day, forgotten: forgotten, today: today))
        } catch {
            output?.couldNotForget(error)
        }
    }
}
