import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowAgendaCommand {
    /// The number of days without another one.
    private static let usualCount = 7

    package static let command = Command(
        "agenda",
        foreignNames: ["week"],
        summary: "show what is due day by day, with repetitions",
        operands: .period,
        placeholder: "[DAYS|DAY|PERIOD] [FILTER…]",
        notes: [
            "Shows overdue items and then each day from today on, \(usualCount) days or as many as given: 14, 2w, until fri. A day, "
                + "a period or a range shows its own days: 3 dec, next week, week 49, mon to fri. Within a day, items with a time "
                + "come first, in the order of their times.",
            "An item with every: stands on all its days, an overdue one on those that it has missed, too; its later occurrences "
                + "are dim and say from which day on it repeats. An item with again: stands on its due date only, since the next one depends on when it is done.",
            "Items that wait are shown from the day on which their waiting ends.",
        ],
        examples: [
            .init("adder agenda", "overdue items, today and the next six days"),
            .init("adder agenda 14 +work", "two weeks, items with this tag"),
            .init("adder agenda next week", "the days of next week"),
        ],
        group: .view
    )

    static func usualDays(from today: Day) -> ClosedRange<Day> { today...(today + usualCount - 1) }

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowAgendaRequest {
        let (page, words) = try dates.calendarPage(leading: invocation.operands, countsDays: true)
        return ShowAgendaRequest(
            days: page?.days ?? usualDays(from: dates.today),
            filter: try FilterWords(dates: dates).read(words, saved: invocation.definitions)
        )
    }
}

extension CalendarPage {
    fileprivate var days: ClosedRange<Day> {
        switch self {
        case .day(let day): day...day
        case .days(let days): days
        case .months(let first, let count): first...first.adding(months: count - 1).lastDayOfMonth
        }
    }
}
