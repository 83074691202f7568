import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Shows the items to do next, with the reasons on request.
final class RankItemsPresenter: QueryPresenter {
    typealias Roles = QueryRoles<RankItemsRequest, RankItemsResponse, ListError, ItemListDisplay>

    let roles: Roles

    init(_ roles: Roles) {
        self.roles = roles
    }

    static func filter(of request: RankItemsRequest) -> ItemFilter { request.filter }

    static func places(in response: RankItemsResponse) -> [MatchedPlace] { response.places }

    func answer(_ response: RankItemsResponse, to request: RankItemsRequest) -> QueryAnswer<ItemListDisplay> {
        switch response.nothing {
        case nil: .found(display(response, request))
        case .emptyList: .emptyList
        case .noMatch(let unknown):
            .nothing(RankItemsSentences.nothing(response, request.filter, unknown, roles.router))
        }
    }

    private func display(_ response: RankItemsResponse, _ request: RankItemsRequest) -> ItemListDisplay {
        var display = ItemListDisplay(
            sections: response.isToday ? [] : [.init(items: rows(response.rows, under: nil, response, request))],
            foot: RankItemsSentences.foot(response),
            omitted: RankItemsSentences.omitted(response).joined(separator: ", ")
        )
        for group in response.groups {
            let rows = rows(response.rows.filter { $0.group == group.name }, under: group.name, response, request)
            if rows.isEmpty { continue }
            display.sections.append(section(group, rows))
            let first = rows.prefix(RankItemsRequest.undatedLimit)
            guard group.name == .important, !request.showsAllUndated, first.count < rows.count else { continue }
            display.beginning = ItemListDisplay.Beginning(
                section: section(group, Array(first)),
                more: RankItemsSentences.more(
                    group.count - first.count,
                    roles.router.command(.list(.matching(request.undatedFilter)))
                )
            )
        }
        return display
    }

    private func section(
        _ group: RankItemsResponse.Group,
        _ rows: [FoundItemDisplay]
    ) -> ItemListDisplay.Section {
        let total = rows.count < group.count ? group.count.digits : ""
        return .init(heading: GroupWords.display(group.name, count: rows.count, of: total), items: rows)
    }

    private func rows(
        _ rows: [RankItemsResponse.Row],
        under group: ItemGroup?,
        _ response: RankItemsResponse,
        _ request: RankItemsRequest
    ) -> [FoundItemDisplay] {
        rows.map { row in
            let reasons = RankItemsSentences.sum(row, today: response.today, roles.calendar)
            return FoundItemDisplay(
                ItemDisplay(row.item, row.standing, under: group, from: response.today, in: roles.calendar),
                matches: request.isExplained
                    ? [.init(RankItemsSentences.why, plainLabel: RankItemsSentences.why, MarkedText(reasons))] : []
            )
        }
    }
}

/// The sentences of the presenter and the document.
enum RankItemsSentences {
    static let why = say("why")

    /// `5 of 12 items; not shown: 3 under Today, 1 blocked, 2 waiting`.
    static func foot(_ response: RankItemsResponse) -> String {
        let count = response.rows.count
        let items = response.omitted == 0 ? "" : say("\(count) of ")
        let notShown = (omitted(response) + parts(response.leftOut)).joined(separator: ", ")
        return items + ChangeSentences.count(count + response.omitted)
            + (notShown.isEmpty ? "" : say("; not shown: \(notShown)"))
    }

    /// `279 more under Overdue`, `11 under Today`.
    static func omitted(_ response: RankItemsResponse) -> [String] {
        response.groups.compactMap { group in
            let shown = response.rows.count { $0.group == group.name }
            guard shown < group.count else { return nil }
            let number = shown == 0 ? "\(group.count)" : say("\(group.count - shown) more")
            return say("\(number) under \(GroupWords.heading(group.name))")
        }
    }

    /// `+131 more: adder list pri:high due:none --sort urgency`.
    static func more(_ count: Int, _ command: String) -> String { say("+\(count) more: \(command)") }

    static func nothing(
        _ response: RankItemsResponse,
        _ filter: ItemFilter,
        _ unknown: [UnknownName],
        _ router: any CommandRouting
    ) -> String {
        guard filter.isEverything else { return nothingMatches(filter, unknown, response.leftOut) }
        let leftOut = response.leftOut
        return switch (response.isToday, leftOut.isEmpty) {
        case (true, true): say("Nothing to do today. See \(router.command(.upcoming)).")
        case (true, false): say("Nothing to do today; \(counts(leftOut)). See \(router.command(.list(.dueByToday))).")
        case (false, true): say("Nothing to do now. See \(router.command(.list(.all))).")
        case (false, false): say("Nothing to do now; \(counts(leftOut)). See \(router.command(.list(.all))).")
        }
    }

    private static func nothingMatches(
        _ filter: ItemFilter,
        _ unknown: [UnknownName],
        _ leftOut: RankItemsLeftOut
    ) -> String {
        leftOut.isEmpty
            ? ListSentences.nothingMatches(filter, unknown)
            : say("Nothing that matches can be done now; \(counts(leftOut)).")
    }

    /// `1 blocked, 2 waiting`.
    private static func counts(_ leftOut: RankItemsLeftOut) -> String { parts(leftOut).joined(separator: ", ") }

    private static func parts(_ leftOut: RankItemsLeftOut) -> [String] {
        var parts: [String] = []
        if leftOut.blocked > 0 { parts.append(say("\(leftOut.blocked) blocked")) }
        if leftOut.waiting > 0 { parts.append(say("\(leftOut.waiting) waiting")) }
        return parts
    }

    /// `8.7 = overdue since yesterday (2.7) + high priority (6)`.
    static func sum(_ row: RankItemsResponse.Row, today: Day, _ calendar: CalendarWords) -> String {
        let terms = row.terms.map { "\(phrase($0.reason, today: today, calendar)) (\($0.points))" }
        let sum = terms.count == 1 ? terms[0] : "\(row.points) = \(terms.joined(separator: " + "))"
        return row.group == nil && row.item.family.parts.open > 0 ? say("\(sum); its open parts come first") : sum
    }

    /// `overdue since yesterday, high priority, blocks 2 items`.
    static func reasons(_ terms: [UrgencyTerm], today: Day, _ calendar: CalendarWords) -> String {
        terms.map { phrase($0.reason, today: today, calendar) }.joined(separator: ", ")
    }

    private static func phrase(_ reason: UrgencyTerm.Reason, today: Day, _ calendar: CalendarWords) -> String {
        switch reason {
        case .overdue(let due): say("overdue since \(calendar.nearDue(due, from: today))")
        case .dueToday(let time?): say("due today at \(time)")
        case .dueToday(nil): say("due today")
        case .due(let due): say("due \(calendar.nearDue(due, from: today))")
        case .priority(let priority): say("\(ItemWords.priority(priority)) priority")
        case .started: say("started")
        case .blocks(let count): say("blocks \(ChangeSentences.count(count))")
        case .back(let day): say("back since \(calendar.nearDue(Due(day: day), from: today))")
        case .tag(let name): say("tag \(ItemWords.tag(name))")
        case .project(let name): say("project \(name)")
        case .age(0): say("added today")
        case .age(1): say("added yesterday")
        case .age(let days): say("added \(days) days ago")
        }
    }
}
