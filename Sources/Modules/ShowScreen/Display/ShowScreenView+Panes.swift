import Presentation
import Screen
import Terminal
import TerminalViews
import Vocabulary

/// Draws the panes.
extension ShowScreenView {
    func draw(on frame: inout Frame, in all: ScreenArea) {
        var (top, rest) = all.split(bottom: all.height - 1)
        top.height = 1
        drawTitle(on: &frame, in: top)
        rest.height = max(0, rest.height)
        area = rest
        let showedDetails = layout[.details] != nil
        // A text has no item with details.
        layout = PaneLayout(rest, hidesDetails: hidesDetails || picture != nil, focus: focus)
        if !showedDetails { endOldDetails() }
        for (pane, area) in layout.areas {
            switch pane {
            case .sidebar: drawSidebar(on: &frame, in: area)
            case .list: drawList(on: &frame, in: area)
            case .details: drawDetails(on: &frame, in: area)
            }
        }
    }

    var isCalendar: Bool { picture != nil && sidebar.current == .calendar }

    /// The width of text above the panes.
    var textColumns: Int { max(20, desk.size.columns - 4) }

    var listColumns: Int { max(10, (layout[.list]?.inner.width ?? 0) - 1) }

    var detailColumns: Int { max(10, (layout[.details]?.inner.width ?? 0) - 1) }

    private func drawTitle(on frame: inout Frame, in area: ScreenArea) {
        let separator = desk.lines.separator
        let title = shownTitle
        let marked = list.markedCount()
        let overdue = contents.groups.filter { $0.heading?.tone == .urgent }.reduce(0) { $0 + $1.count }
        let hasCount = !title.hint.isEmpty && picture == nil && contents.notice.isEmpty && contents.isWhole
        // Keys act on the marked items and on those that the filter leaves, so a narrow title keeps both facts.
        var facts: [(text: String, isNeeded: Bool)] =
            (isLocked ? [(ShowScreenSentences.isLocked, true)] : [])
            + (marked > 0 ? [(ShowScreenSentences.marked(marked, byRange: list.hasRange), true)] : [])
            + (overdue > 0 ? [(ShowScreenSentences.overdue(overdue), false)] : [])
            + title.facts.map { ($0, false) } + title.limits.map { ($0, true) }
            + (hasCount ? [(ShowScreenSentences.shown(itemCount), false)] : [])
        let isCrowded = facts.contains(where: \.isNeeded)
        let name = StyledText(" \(title.name)", .heading).fitted(isCrowded ? area.width / 2 : area.width)
        func text() -> StyledText { StyledText(facts.map { "\(separator)\($0.text)" }.joined()) }
        func fits(_ day: StyledText) -> Bool { name.width + text().width + day.width < area.width }
        var day = StyledText("\(title.day) ", .faint)
        if isCrowded ? !fits(day) : name.width + day.width + 2 > area.width { day = StyledText("") }
        while isCrowded, !fits(day), let place = facts.firstIndex(where: { !$0.isNeeded }) { facts.remove(at: place) }
        let space = area.width - day.width
        let shown = text().fitted(max(0, space - name.width - 1))
        let gap = max(0, space - name.width - shown.width)
        frame.draw(
            [name, shown, StyledText(String(repeating: " ", count: gap)), day],
            row: area.row,
            column: area.column,
            width: area.width
        )
    }

    private func drawSidebar(on frame: inout Frame, in area: ScreenArea) {
        frame.drawBox(area, foot: foot(of: places, in: area), hasFocus: focus == .sidebar, lines: desk.lines)
        let inner = area.inner
        let rows = sidebar.sections.flatMap(\.rows)
        frame.draw(&places, in: inner, hasFocus: focus == .sidebar, lines: desk.lines) { group in
            [StyledText(sidebar.sections[group].heading, .heading)]
        } item: { index, _ in
            let row = rows[index]
            let digit = index < 9 ? "\(index + 1) " : "  "
            let name = StyledText("\(digit)\(String(repeating: " ", count: 2 * row.depth))\(row.name)")
            let count = StyledText("\(row.count) ", .faint)
            let shown = name.fitted(max(1, inner.width - count.width - 1))
            let gap = max(0, inner.width - 1 - shown.width - count.width)
            return [shown, StyledText(String(repeating: " ", count: gap)), count]
        }
    }

    private func drawList(on frame: inout Frame, in area: ScreenArea) {
        let hasFocus = focus == .list
        if let picture {
            let hint = isCalendar ? table[ShowScreenAction.open.rawValue]?.keys.first?.name : nil
            return draw(picture.lines, listing: hint, on: &frame, in: area, &pictureScroll, hasFocus: hasFocus)
        }
        frame.drawBox(area, foot: foot(of: list, in: area), hasFocus: hasFocus, lines: desk.lines)
        let (inner, remarks) = area.inner.split(bottom: remarkRows(in: area.inner))
        guard !contents.ids.isEmpty else {
            let style = contents.hasFailed ? Style.urgent : .plain
            let hint = contents.notice.isEmpty || title.hint.isEmpty ? [] : [title.hint]
            let lines = (contents.notice + hint).flatMap {
                StyledText.rows(of: [StyledText($0, style)], columns: inner.width - 2)
            }
            return frame.draw(lines.map { [StyledText(" ")] + $0 }, in: inner)
        }
        let groups = contents.groups
        frame.draw(&list, in: inner, hasFocus: hasFocus, lines: desk.lines) { group in
            guard let heading = groups[group].heading else { return [] }
            let style = heading.tone == .urgent ? Style.urgentHeading : .heading
            let more = heading.total.isEmpty ? "" : "  \(ShowScreenSentences.wayToAll)"
            return [
                StyledText(String(repeating: " ", count: 1 + 2 * heading.depth) + heading.counted, style),
                StyledText(more, .faint),
            ]
        } item: { index, id in
            guard let item = contents.rows[index] else { return [StyledText(String(id), .faint)] }
            return ItemRow.pieces(of: item, contents.widths, width: inner.width - 1, hasSigns: hasSigns)
        }
        drawRemarks(on: &frame, in: remarks)
    }

    /// The place of the current row, if the list has more rows than the area.
    private func foot<ID>(of list: ListState<ID>, in area: ScreenArea) -> String {
        guard let index = list.currentIndex, list.rows.count > area.inner.height else { return "" }
        return ScreenSentences.count(index + 1, of: list.rows.ids.count)
    }

    /// The rows below the list in which the remarks on the current item are whole.
    func remarkRows(in area: ScreenArea) -> Int {
        guard contents.hasRemarks, picture == nil, area.height > 5 else { return 0 }
        return area.width < ShowScreenView.wide ? 2 : 1
    }

    /// From this width on, remarks fit into a row.
    private static let wide = 52

    private func drawRemarks(on frame: inout Frame, in area: ScreenArea) {
        guard let matches = list.currentIndex.flatMap({ contents.rows[$0] })?.matches else { return }
        let text = matches.map { "\($0.label): \($0.text.text)" }.joined(separator: desk.lines.separator)
        let lines = StyledText.rows(of: [StyledText(text, .near)], columns: max(1, area.width - 2))
        frame.draw(lines.map { [StyledText(" ")] + $0 }, in: area)
    }

    private func drawDetails(on frame: inout Frame, in area: ScreenArea) {
        let lines = list.current == nil ? [] : details
        detailLines = lines.count
        draw(lines, on: &frame, in: area, &scroll, hasFocus: focus == .details)
    }

    /// Draws the lines of a text that fit, and says which ones they are.
    /// - Parameter key: The key that lists the items in the text, if there is one. It is named if lines follow.
    private func draw(
        _ lines: [[StyledText]],
        listing key: String? = nil,
        on frame: inout Frame,
        in area: ScreenArea,
        _ scroll: inout ScrollState,
        hasFocus: Bool
    ) {
        let inner = area.inner
        scroll.scroll(count: lines.count, height: inner.height)
        var shown = lines.dropFirst(scroll.top).prefix(inner.height)
        var last = scroll.top + shown.count
        if let key, last < lines.count, inner.height > 1 {
            last -= 1
            let more = ShowScreenSentences.moreLines(lines.count - last, listing: key)
            shown = shown.dropLast() + [[StyledText(more, .faint)]]
        }
        let place = lines.count > inner.height ? ScreenSentences.place(scroll.top + 1, last, of: lines.count) : ""
        frame.drawBox(area, foot: place, hasFocus: hasFocus, lines: desk.lines)
        frame.draw(shown.map { [StyledText(" ")] + $0 }, in: inner)
        if hasFocus { frame.cursor = ScreenPosition(row: inner.row, column: inner.column) }
    }
}
