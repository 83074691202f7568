import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list and the record of changes.
protocol ShowBurndownDataManaging: NamesDataManaging {
    func activity(of selection: Selection, today: Day) throws(ListError) -> ItemActivity
}

/// Finds how many items were open day by day, and when none will be.
final class ShowBurndownInteractor: ShowBurndownInteracting {
    weak var output: (any ShowBurndownInteractorOutput)?
    private let dataManager: any ShowBurndownDataManaging
    private let clock: any Clock

    init(dataManager: any ShowBurndownDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to request: ShowBurndownRequest) throws(ShowBurndownFailure) -> ShowBurndownResponse {
        let today = clock.now().today
        if let until = request.until, until < today { throw .pastDay(until) }
        let selection = request.filter.selection
        return try ShowBurndownFailure.inList { () throws(ListError) in
            let activity = try dataManager.activity(of: selection, today: today)
            let first = activity.days.keys.min()
            var response = ShowBurndownResponse(
                activity,
                since: min(first ?? today, today),
                today: today,
                until: request.until
            )
            response.places = try dataManager.matchedPlaces(of: selection, among: selection, today: today)
            if first == nil { response.nothing = try dataManager.reasonForNothing(selection) }
            return response
        }
    }
}

extension ShowBurndownResponse {
    private static let times = [7, 14, 28]

    /// - Parameter first: The first day on which anything happened.
    init(_ activity: ItemActivity, since first: Day, today: Day, until: Day?) {
        let longest = ShowBurndownResponse.times.last ?? 0
        let start = max(first, today - longest)
        let days = (0...(today - start)).map { start + $0 }
        let all = activity.open(on: [start - 1] + days)
        let open = Array(all.dropFirst())
        let now = open[open.count - 1]
        let paces = ShowBurndownResponse.times.filter { today - $0 >= start }.map { time in
            Pace(days: time, fall: open[open.count - 1 - time] - now)
        }
        self.init(
            days: days,
            openBefore: all[0],
            open: open,
            paces: paces,
            end: End(open: now, paces, today: today),
            target: until.map { day in
                let left = day - today + 1
                return Target(day: day, perDay: (now + left - 1) / left)
            }
        )
    }
}

extension ShowBurndownResponse.End {
    fileprivate init(open: Int, _ paces: [ShowBurndownResponse.Pace], today: Day) {
        if open <= 0 {
            self = .isReached
            return
        }
        let lengths = paces.filter { $0.fall > 0 }.map { (open * $0.days + $0.fall - 1) / $0.fall }
        guard let shortest = lengths.min(), let longest = lengths.max(), let first = today.adding(shortest) else {
            self = paces.isEmpty ? .unknown : .never
            return
        }
        if lengths.count == paces.count, let last = today.adding(longest) {
            self = .between(first, last)
        } else {
            self = .notBefore(first)
        }
    }
}

extension Day {
    /// Returns `nil` for a day more than a hundred years away, which is no forecast.
    fileprivate func adding(_ days: Int) -> Day? {
        days <= 36_525 && Day.validNumbers.contains(number + days) ? self + days : nil
    }
}
