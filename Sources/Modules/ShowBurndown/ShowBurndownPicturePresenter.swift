import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the open items by day, and the range of the days on which none could be left. A picture may be seen on any day, so
/// its dates are full.
final class ShowBurndownPicturePresenter: QueryPresenter {
    /// The longest time ahead that is shown, in days.
    private static let horizon = 84

    typealias Roles = QueryRoles<ShowBurndownRequest, ShowBurndownResponse, ShowBurndownFailure, ShowBurndownPicture>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    func answer(
        _ response: ShowBurndownResponse,
        to request: ShowBurndownRequest
    ) -> QueryAnswer<ShowBurndownPicture> {
        if let reason = response.nothing { return .nothingToDraw(reason, request.filter) }
        let sentences = ShowBurndownSentences(calendar: roles.calendar, today: nil)
        let first = response.days[0] - 1
        let last = lastDay(response)
        let days = [first, response.today, last].reduce(into: [Day]()) { if $0.last != $1 { $0.append($1) } }
        return .found(
            ShowBurndownPicture(
                heading: ShowBurndownSentences.heading,
                description: sentences.description(response),
                open: [response.openBefore] + response.open,
                lastDay: last - first,
                ends: response.end.days.map { $0 - first },
                target: response.target.map { $0.day - first },
                labels: days.map { .init(day: $0 - first, name: roles.calendar.shortDay($0)) },
                foot: sentences.foot(response)
            )
        )
    }

    private func lastDay(_ response: ShowBurndownResponse) -> Day {
        let ends = response.end.days + [response.target?.day].compactMap { $0 }
        let horizon = response.today + ShowBurndownPicturePresenter.horizon
        if ends.contains(where: { $0 > horizon }) { return horizon }
        return ends.max() ?? response.today
    }
}

extension ShowBurndownSentences {
    static let heading = say("Open items by day")

    func description(_ response: ShowBurndownResponse) -> String { say("Open: \(open(response)). \(foot(response))") }

    func foot(_ response: ShowBurndownResponse) -> String { say("End: \(end(response.end)).") }
}

extension ShowBurndownResponse.End {
    /// The day at the fastest pace, and that at the slowest.
    fileprivate var days: [Day] {
        switch self {
        case .between(let first, let last): [first, last]
        case .notBefore(let first): [first]
        case .isReached, .never, .unknown: []
        }
    }
}
