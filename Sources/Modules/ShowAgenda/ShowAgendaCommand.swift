import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowAgendaCommand {
    /// The number of days without another one.
    private static let usualCount = 7
    private static let maximumCount = 366

    package static let command = Command(
        "agenda",
        foreignNames: ["week"],
        summary: "show what is due day by day, with repetitions",
        operands: .filter,
        placeholder: "[DAYS|PERIOD] [FILTER…]",
        notes: [
            "Shows overdue items and then each day from today on, \(usualCount) days or as many as given, or the days of a period "
                + "such as next week. Within a day, items with a time come first, in the order of their times.",
            "An item with every: stands on all its days; its later occurrences are dim and say from which day on it repeats. "
                + "An item with again: stands on its due date only, since the next one depends on when it is done.",
            "Items that wait are shown from the day on which their waiting ends.",
        ],
        examples: [
            .init("adder agenda", "overdue items, today and the next six days"),
            .init("adder agenda 14 +work", "two weeks, items with this tag"),
            .init("adder agenda next week", "the days of next week"),
        ],
        group: .view
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowAgendaRequest {
        var words = invocation.operands
        var span = AgendaSpan.days(usualCount)
        if let first = words.first, !first.isLiteral, first.text.allSatisfy(\.isWholeNumber) {
            let count = try CountWords.read(first.text)
            guard count <= maximumCount else { throw .tooManyDays(first.text, limit: maximumCount) }
            span = .days(count)
            words.removeFirst()
        } else {
            let (page, others) = try dates.calendarPage(leading: words)
            if let page { (span, words) = (AgendaSpan(page), others) }
        }
        return ShowAgendaRequest(
            span: span,
            filter: try FilterWords(dates: dates).read(words, saved: invocation.definitions)
        )
    }
}

extension AgendaSpan {
    fileprivate init(_ page: CalendarPage) {
        switch page {
        case .day(let day): self = .range(day...day)
        case .days(let days): self = .range(days)
        case .months(let first, let count): self = .range(first...first.adding(months: count - 1).lastDayOfMonth)
        }
    }
}
