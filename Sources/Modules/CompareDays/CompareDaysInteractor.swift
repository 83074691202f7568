import Almanac
import Entities
import Vocabulary

/// The interactor's access to the record of changes.
protocol CompareDaysDataManaging: AnyObject {
    /// Returns the items touched since the first instant, as they were then and at the second instant, or now. By id.
    func versions(from start: Instant, to end: Instant?) throws(ListError) -> [ItemVersions]
}

/// Compares the lists at the ends of two days.
final class CompareDaysInteractor: CompareDaysInteracting {
    weak var output: (any CompareDaysInteractorOutput)?
    private let dataManager: any CompareDaysDataManaging
    private let clock: any Clock

    init(dataManager: any CompareDaysDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func compare(_ request: CompareDaysRequest) {
        let today = clock.now().today
        // The end of today is now.
        let through = request.through.flatMap { $0 == today ? nil : $0 }
        for day in [request.from, through].compactMap({ $0 }) {
            guard day < today, clock.end(of: day) != nil else {
                output?.foundFutureDay(day)
                return
            }
        }
        guard let start = clock.end(of: request.from)?.instant else { return }
        do {
            var response = CompareDaysResponse(from: request.from, through: through, today: today)
            let end = through.flatMap { clock.end(of: $0)?.instant }
            for versions in try dataManager.versions(from: start, to: end) { response.add(versions) }
            output?.comparedDays(response)
        } catch {
            output?.couldNotCompareDays(error)
        }
    }
}
