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
                let reasons = RankItemsSentences.reasons(row.reasons, today: response.today, roles.calendar)
                return FoundItemDisplay(
                    ItemDisplay(row.item, row.standing, under: group, from: response.today, in: roles.calendar),
                    matches: request.isExplained ? [.init("why", plainLabel: "why", MarkedText(reasons))] : []
                )
            }
        )
    }
}

extension ItemGroup {
    /// The groups of the items to do today.
    static let forToday: [ItemGroup] = [.near(.overdue), .back, .near(.today), .important]
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

    /// `overdue since yesterday, high priority, 2 items wait for it`.
    static func reasons(_ reasons: [RankReason], today: Day, _ calendar: CalendarWords) -> String {
        reasons.map { phrase($0, today: today, calendar) }.joined(separator: ", ")
    }

    private static func phrase(_ reason: RankReason, today: Day, _ calendar: CalendarWords) -> String {
        switch reason {
        case .overdue(let due): "overdue since \(calendar.nearDue(due, from: today))"
        case .dueToday(let time?): "due today at \(time)"
        case .dueToday(nil): "due today"
        case .priority(let priority): "\(ItemWords.priority(priority)) priority"
        case .unblocks(1): "1 item waits for it"
        case .unblocks(let count): "\(count) items wait for it"
        case .due(let due): "due \(calendar.nearDue(due, from: today))"
        case .age(0): "added today"
        case .age(1): "added yesterday"
        case .age(let days): "added \(days) days ago"
        }
    }
}
