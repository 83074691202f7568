import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the open items by day as a chart, with the pace and the end.
final class ShowBurndownPresenter: QueryPresenter {
    typealias Roles = QueryRoles<ShowBurndownRequest, ShowBurndownResponse, ShowBurndownFailure, ShowBurndownDisplay>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    static func filter(of request: ShowBurndownRequest) -> ItemFilter { request.filter }

    static func places(in response: ShowBurndownResponse) -> [MatchedPlace] { response.places }

    func answer(
        _ response: ShowBurndownResponse,
        to request: ShowBurndownRequest
    ) -> QueryAnswer<ShowBurndownDisplay> {
        if let reason = response.nothing { return .nothing(reason, request.filter) }
        let sentences = ShowBurndownSentences(calendar: roles.calendar, today: response.today)
        return .found(
            ShowBurndownDisplay(
                open: response.open,
                days: response.days.map(roles.calendar.fullDay),
                firstDay: roles.calendar.day(response.days[0], from: response.today),
                lastDay: CalendarWords.today,
                facts: [
                    .init(label: ShowBurndownSentences.openLabel, text: sentences.open(response)),
                    .init(label: ShowBurndownSentences.paceLabel, text: sentences.paces(response.paces)),
                    .init(label: ShowBurndownSentences.endLabel, text: sentences.end(response.end)),
                    .init(
                        label: ShowBurndownSentences.untilLabel,
                        text: response.target.map { sentences.target($0, response.openNow) } ?? ""
                    ),
                ]
                .filter { !$0.text.isEmpty }
            )
        )
    }
}

/// The sentences of this use case.
struct ShowBurndownSentences {
    let calendar: CalendarWords
    /// `nil` for words that stay true on any day, as in a picture.
    let today: Day?

    static let openLabel = say("Open")
    static let paceLabel = say("Pace")
    static let endLabel = say("End")
    static let untilLabel = say("Until")

    /// A row of plain output.
    static func row(_ day: String, _ open: Int) -> String { say("day \(day): open \(open)") }

    /// `24 now, 27 a week ago, 31 four weeks ago`; `24 on Sat 21 Nov 2026, 27 on Sat 14 Nov 2026`.
    func open(_ response: ShowBurndownResponse) -> String {
        let numbers =
            [(days: 0, count: response.openNow)] + response.paces.map { ($0.days, response.openNow + $0.fall) }
        return numbers.map { days, count in
            today == nil
                ? say("\(count) on \(day(response.today - days))") : "\(count) \(ShowBurndownSentences.ago(days))"
        }
        .joined(separator: ", ")
    }

    private static func ago(_ days: Int) -> String {
        switch days {
        case 0: say("now")
        case 7: say("a week ago")
        case 14: say("two weeks ago")
        case 28: say("four weeks ago")
        default: say("\(days) days ago")
        }
    }

    /// `0.4 a day fewer in the last 7 days, 0.1 a day more in the last 14`.
    func paces(_ paces: [ShowBurndownResponse.Pace]) -> String {
        paces.enumerated().map { index, pace in
            let time = index == 0 ? say("in the last \(pace.days) days") : say("in \(pace.days)")
            if pace.fall == 0 { return say("no change \(time)") }
            let rate = ShowBurndownSentences.rate(abs(pace.fall), pace.days)
            return pace.fall > 0 ? say("\(rate) fewer a day \(time)") : say("\(rate) more a day \(time)")
        }
        .joined(separator: ", ")
    }

    /// Returns the quotient with one decimal, but never zero.
    private static func rate(_ count: Int, _ days: Int) -> String {
        let tenths = (count * 10 + days / 2) / days
        return tenths == 0 ? say("under 0.1") : tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    func end(_ end: ShowBurndownResponse.End) -> String {
        switch end {
        case .isReached: say("nothing is open")
        case .between(let first, let last) where first == last: say("\(day(first)) at this pace")
        case .between(let first, let last): say("between \(day(first)) and \(day(last)) at these paces")
        case .notBefore(let first): say("not before \(day(first)), and never at the slowest of these paces")
        case .never: say("never at these paces: no fewer items are open than before")
        case .unknown: say("unknown, as the items are less than a week old")
        }
    }

    func target(_ target: ShowBurndownResponse.Target, _ open: Int) -> String {
        open <= 0 ? "" : say("\(day(target.day)) takes \(target.perDay) a day from today on")
    }

    static func pastDay(_ day: Day) -> ErrorMessage {
        ErrorMessage(.badData, "\(day) has passed. Name today or a later day.")
    }

    private func day(_ day: Day) -> String { today.map { calendar.day(day, from: $0) } ?? calendar.fullDay(day) }
}

extension QueryPresenter where Failure == ShowBurndownFailure {
    static func errorMessage(_ failure: ShowBurndownFailure, _ router: any CommandRouting) -> ErrorMessage {
        switch failure {
        case .pastDay(let day): ShowBurndownSentences.pastDay(day)
        case .storage(let error): ErrorMessage(error, router)
        }
    }
}
