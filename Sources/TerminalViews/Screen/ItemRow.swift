package import Presentation
package import Terminal
import Vocabulary

/// The widths of the first columns of a list on the screen. They grow as rows are read, and never shrink.
package struct ItemRowWidths: Equatable, Sendable {
    fileprivate var id = 1
    fileprivate var when = 0
    /// The width of the dates in a narrow row.
    fileprivate var shortWhen = 0
    fileprivate var sign = 0

    package init() {}

    mutating func widen(_ item: ItemDisplay) {
        id = max(id, item.id.utf8.count)
        if when < ItemRow.maximumDate { when = max(when, StyledText(item.when).width) }
        if shortWhen < when {
            shortWhen = max(shortWhen, StyledText(CalendarWords.shortened(item.when)).width)
        }
        sign = max(sign, StyledText(item.sign(hasSigns: true)).width)
    }

    /// Widens the column for the ids of rows that are not read yet.
    mutating func widen(forID highest: Int) {
        id = max(id, String(highest).utf8.count)
    }

    mutating func widen(_ other: ItemRowWidths) {
        (id, when, sign) = (max(id, other.id), max(when, other.when), max(sign, other.sign))
        shortWhen = max(shortWhen, other.shortWhen)
    }
}

/// A row of a list on the screen: id, date, signs and title, and at the right its project and tags.
package enum ItemRow {
    static let maximumDate = 16
    private static let minimumWidthForDate = 28
    /// The narrowest row with a time, and the one with whole dates.
    private static let minimumWidthForTime = 36
    private static let minimumWidthForWholeDate = 48
    /// The width of `15 Dec 17:00`.
    private static let maximumShortDate = 12
    private static let maximumDateWithoutTime = 11
    /// The narrowest row in which project and tags stand beside the title.
    private static let minimumWidth = 40
    /// The minimum width of a match. Below the list, the match of the current item is shown in full.
    private static let minimumMatch = 10
    /// The minimum width of a project or of tags.
    private static let minimumName = 6

    /// Returns the pieces of a row that fills a width.
    package static func pieces(
        of found: FoundItemDisplay,
        _ widths: ItemRowWidths,
        width: Int,
        hasSigns: Bool
    ) -> [StyledText] {
        let item = found.item
        var pieces: [StyledText] = []
        var used = 0
        func add(_ text: StyledText) {
            pieces.append(text)
            used += text.width
        }
        func gap(_ count: Int) {
            if count > 0 { add(StyledText(String(repeating: " ", count: count))) }
        }
        gap(widths.id - item.id.utf8.count)
        add(StyledText(item.id, .faint))
        gap(1)
        if widths.when > 0, width >= minimumWidthForDate {
            let column =
                switch width {
                case minimumWidthForWholeDate...: min(widths.when, maximumDate)
                case minimumWidthForTime...: min(widths.shortWhen, maximumShortDate)
                default: min(widths.shortWhen, maximumDateWithoutTime)
                }
            let when = StyledText(date(of: item.when, columns: column), item.dateStyle)
            add(when)
            gap(column - when.width + 1)
        }
        let sign = StyledText(item.sign(hasSigns: hasSigns), item.signStyle)
        if widths.sign > 0 {
            gap(widths.sign - sign.width)
            add(sign)
            gap(1)
        }
        gap(item.indent)
        let rest = max(0, width - used)
        let note = hasSigns ? item.marks.intersection(.note).signs : ""
        let title = StyledText(note.isEmpty ? item.title : "\(item.title) \(note)", item.style)
        let remark = item.remark(hasSigns: hasSigns).map { StyledText(" \($0)", .faint) }
        var names = width < minimumWidth ? [] : names(of: item, hasSigns: hasSigns)
        // A title that doesn't fit in any case leaves a third to the names.
        let wanted = title.width + (remark?.width ?? 0)
        fit(&names, in: max(title.width > rest ? rest / 3 : 0, rest - wanted))
        let right = columns(of: names)
        let shownTitle = title.fitted(max(1, rest - right))
        add(shownTitle)
        if let remark, title.width + 4 < rest - right { add(remark.fitted(rest - right - title.width)) }
        for match in found.matches where width - used - right >= minimumMatch {
            let text = " \(hasSigns ? "·" : "-") \(match.text.text)"
            add(StyledText(text, .faint).fitted(width - used - right))
        }
        gap(width - used - right)
        for name in names {
            gap(min(2, width - used))
            add(name.fitted(max(0, width - used)))
        }
        return pieces
    }

    /// In a narrow row, the weekday is left out before the time of another day, or else the time.
    private static func date(of text: String, columns: Int) -> String {
        guard StyledText(text).width > columns else { return text }
        let words = text.split(separator: " ")
        let day = words.last?.contains(":") == true ? words.dropLast() : words[...]
        let texts = [CalendarWords.shortened(text)] + [day, day.dropFirst()].map { $0.joined(separator: " ") }
        return texts.first { StyledText($0).width <= columns }
            ?? StyledText(texts[texts.count - 1]).fitted(columns).text
    }

    private static func columns(of names: [StyledText]) -> Int { names.reduce(0) { $0 + $1.width + 2 } }

    /// Leaves out the last names until a few columns are left for each project and tag and all for facts, and shortens the
    /// longest of the others.
    private static func fit(_ names: inout [StyledText], in columns: Int) {
        func least(_ name: StyledText) -> Int {
            [.project, .tag].contains(name.style) || names.count == 1 ? min(name.width, minimumName) : name.width
        }
        while !names.isEmpty, names.reduce(0, { $0 + least($1) + 2 }) > columns { names.removeLast() }
        names = names.map { $0.fitted(columns) }
        while self.columns(of: names) > columns {
            let long = names.indices.filter { names[$0].width > least(names[$0]) }
            guard let place = long.max(by: { names[$0].width < names[$1].width }) else { return }
            names[place] = names[place].fitted(names[place].width - 1)
        }
    }

    private static func names(of item: ItemDisplay, hasSigns: Bool) -> [StyledText] {
        [
            StyledText(item.facts(hasSigns: hasSigns, besides: .repetition), item.style == .faint ? .faint : .plain),
            StyledText(item.project, .project), StyledText(item.tags.joined(separator: " "), .tag),
        ].filter { $0.width > 0 }
    }
}

extension ItemDisplay {
    fileprivate func sign(hasSigns: Bool) -> String {
        if hasSigns { return prioritySign + marks.subtracting(.note).signs }
        return marks.contains(.repetition) ? "\(prioritySign)R" : prioritySign
    }

    fileprivate var signStyle: Style { isImportant && !isDone ? .strong : style }
}
