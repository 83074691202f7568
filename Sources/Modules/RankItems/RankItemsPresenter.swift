import Almanac
import Presentation
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

    static func places(in response: RankItemsResponse, to request: RankItemsRequest) -> MatchedPlaces {
        var places = MatchedPlaces(request.filter)
        for row in response.rows { places.check(row.item.details.tags) }
        return places
    }

    func answer(_ response: RankItemsResponse, to request: RankItemsRequest) -> QueryAnswer<ItemListDisplay> {
        switch response.nothing {
        case nil:
            .found(ItemListDisplay(sections: sections(response, request), foot: RankItemsSentences.foot(response)))
        case .emptyList: .emptyList
        case .noMatch where request.filter.isEverything: .nothing(RankItemsSentences.nothing(response, roles.router))
        case .noMatch(let unknown):
            .nothing(RankItemsSentences.nothingMatches(request.filter, unknown, response.leftOut))
        }
    }

    private func sections(_ response: RankItemsResponse, _ request: RankItemsRequest) -> [ItemListDisplay.Section] {
        guard response.isToday else { return [section(response.rows, of: nil, response, request)] }
        return ItemGroup.forToday.compactMap { group in
            let rows = response.rows.filter { $0.group == group }
            return rows.isEmpty ? nil : section(rows, of: group, response, request)
        }
    }

    private func section(
        _ rows: [RankItemsResponse.Row],
        of group: ItemGroup?,
        _ response: RankItemsResponse,
        _ request: RankItemsRequest
    ) -> ItemListDisplay.Section {
        ItemListDisplay.Section(
            heading: group.map { GroupWords.display($0, count: rows.count) },
            items: rows.map { row in
                let reasons = RankItemsSentences.sum(row, today: response.today, roles.calendar)
                return FoundItemDisplay(
                    ItemDisplay(row.item, row.standing, under: group, from: response.today, in: roles.calendar),
                    matches: request.isExplained ? [.init("why", plainLabel: "why", MarkedText(reasons))] : []
                )
            }
        )
    }
}

/// The sentences of the presenter and the document.
enum RankItemsSentences {
    /// `5 of 12 items; not shown: 1 blocked, 2 waiting`.
    static func foot(_ response: RankItemsResponse) -> String {
        let count = response.rows.count
        let items = response.omitted == 0 ? "" : "\(count) of "
        let leftOut = response.leftOut.isEmpty ? "" : "; not shown: \(counts(response.leftOut))"
        return items + ChangeSentences.count(count + response.omitted) + leftOut
    }

    static func nothing(_ response: RankItemsResponse, _ router: any CommandRouting) -> String {
        let leftOut = response.leftOut
        return switch (response.isToday, leftOut.isEmpty) {
        case (true, true): "Nothing to do today. See \(router.command(.upcoming))."
        case (true, false): "Nothing to do today; \(counts(leftOut)). See \(router.command(.list(.dueByToday)))."
        case (false, true): "Nothing to do now. See \(router.command(.list(.all)))."
        case (false, false): "Nothing to do now; \(counts(leftOut)). See \(router.command(.list(.all)))."
        }
    }

    static func nothingMatches(_ filter: ItemFilter, _ unknown: [UnknownName], _ leftOut: RankItemsLeftOut) -> String {
        leftOut.isEmpty
            ? ListSentences.nothingMatches(filter, unknown)
            : "Nothing that matches can be done now; \(counts(leftOut))."
    }

    /// `1 blocked, 2 waiting`.
    private static func counts(_ leftOut: RankItemsLeftOut) -> String {
        var parts: [String] = []
        if leftOut.blocked > 0 { parts.append("\(leftOut.blocked) blocked") }
        if leftOut.waiting > 0 { parts.append("\(leftOut.waiting) waiting") }
        return parts.joined(separator: ", ")
    }

    /// `8.7 = overdue since yesterday (2.7) + high priority (6)`.
    static func sum(_ row: RankItemsResponse.Row, today: Day, _ calendar: CalendarWords) -> String {
        let terms = row.terms.map { "\(phrase($0.fact, today: today, calendar)) (\($0.points))" }
        return terms.count == 1 ? terms[0] : "\(row.points) = \(terms.joined(separator: " + "))"
    }

    /// `overdue since yesterday, high priority, blocks 2 items`.
    static func facts(_ terms: [UrgencyTerm], today: Day, _ calendar: CalendarWords) -> String {
        terms.map { phrase($0.fact, today: today, calendar) }.joined(separator: ", ")
    }

    private static func phrase(_ fact: UrgencyTerm.Fact, today: Day, _ calendar: CalendarWords) -> String {
        switch fact {
        case .overdue(let due): "overdue since \(calendar.nearDue(due, from: today))"
        case .dueToday(let time?): "due today at \(time)"
        case .dueToday(nil): "due today"
        case .due(let due): "due \(calendar.nearDue(due, from: today))"
        case .priority(let priority): "\(ItemWords.priority(priority)) priority"
        case .started: "started"
        case .blocks(let count): "blocks \(ChangeSentences.count(count))"
        case .back(let day): "back since \(calendar.nearDue(Due(day: day), from: today))"
        case .tag(let name): "tag \(ItemWords.tag(name))"
        case .project(let name): "project \(name)"
        case .age(0): "added today"
        case .age(1): "added yesterday"
        case .age(let days): "added \(days) days ago"
        }
    }
}
