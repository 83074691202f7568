import Presentation
import Screen
import Terminal
import TerminalViews

/// Turns keys and clicks into events of the presenter.
extension ShowScreenView: Layer {
    var footer: [Footer.Entry]? {
        let content: ShowScreenKeysView.Content =
            switch focus {
            case .sidebar: .sidebar
            case .details: .details
            case .list: isCalendar ? .calendar : picture != nil ? .text : sidebar.current == .done ? .done : .list
            }
        return ShowScreenKeysView.footer(of: table, for: content)
    }

    func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let press): handle(press)
        case .mouse(let mouse): handle(mouse)
        case .paste, .unknown: false
        }
    }

    /// A key that leads to another list, or away, doesn't need the one before.
    func mustLoad(before event: TerminalEvent) -> Bool {
        guard mustLoad, case .key(let press) = event, let action = table.action(for: press, in: focus) else {
            return mustLoad
        }
        if action.move != nil { return focus != .sidebar }
        return ShowScreenAction(rawValue: action.name)?.leavesList != true
    }

    private func handle(_ press: KeyPress) -> Bool {
        guard let action = table.action(for: press, in: focus) else { return false }
        if action.name == ShowScreenAction.goTo.rawValue, let digit = press.typed.flatMap({ Int(String($0)) }) {
            choose(at: digit - 1)
        } else {
            run(action)
        }
        return true
    }

    /// The items that an action is about, and the title of the first one.
    private typealias Targets = (ids: [Int], title: String, isLater: Bool)

    private var targets: Targets { (list.targets, currentTitle, isLaterOccurrence) }

    /// - Parameter captured: The items to which it applies, if they were chosen before; `nil` for the marked or the current one.
    private func run(_ action: Action, on captured: Targets? = nil) {
        if let move = action.move { return handle(move) }
        if let command = ShowScreenKeysView.command(of: action) {
            let targets = captured ?? targets
            eventHandler?.didRun(command, on: targets.ids, isLater: targets.isLater)
            return
        }
        if focus == .sidebar, action.needsItems { return showMessage(ShowScreenSentences.noItemInSidebar) }
        guard let action = ShowScreenAction(rawValue: action.name) else {
            let targets = captured ?? targets
            eventHandler?.didAct(named: action.name, on: targets.ids, isLater: targets.isLater)
            return
        }
        if focus == .sidebar || picture != nil, [.mark, .markRange, .markAll].contains(action) {
            let noItem = ShowScreenSentences.noItem(in: sidebar.current)
            return showMessage(focus == .sidebar ? ShowScreenSentences.noItemInSidebar : noItem)
        }
        switch action {
        case .open: open()
        case .mark: mark(.mark)
        case .markRange: mark(.markRange)
        case .markAll: if completeList() { mark(.markAll) }
        case .back: stepBack()
        case .nextPane: focus(nextPane())
        case .previousPane: focus(nextPane(isBackward: true))
        case .left: if !step(.left) { focus(nextPane(isBackward: true)) }
        case .right: if !step(.right) { focus(nextPane()) }
        case .previousView: choose(at: placeIndex - 1)
        case .nextView: choose(at: placeIndex + 1)
        case .details: toggleDetails()
        case .detailsDown: scrollDetails(.down)
        case .detailsUp: scrollDetails(.up)
        case .messages:
            let messages = desk.messages.isEmpty ? [StyledText(ShowScreenSentences.noMessages)] : desk.messages
            let text = messages.map { [$0] }
            desk.present(TextLayer(on: desk, title: ShowScreenSentences.messages, text: text, startsAtEnd: true))
        case .help: showHelp()
        case .redraw: desk.redraw()
        case .filter:
            // The list shows what is found.
            focus(.list)
            eventHandler?.didAct(action, on: list.current.map { [$0] } ?? [], title: "")
        default:
            let targets = captured ?? targets
            eventHandler?.didAct(action, on: targets.ids, title: targets.title, isLater: targets.isLater)
        }
    }

    /// `true` if the keys act on the current row, and it is a later occurrence of a series. Those can't be marked.
    private var isLaterOccurrence: Bool {
        guard let index = list.currentIndex, !list.rows.isMarkable(index) else { return false }
        return list.marked.isEmpty
    }

    /// Marks rows, or says why that is not possible.
    private func mark(_ event: ListState<Int>.Event) {
        guard list.handle(event, height: listHeight) == .refused, let id = list.current else { return }
        showMessage(ShowScreenSentences.laterOccurrence(id))
    }

    private var currentTitle: String {
        guard let first = list.targets.first, let place = list.rows.index(of: first, near: 0) else { return "" }
        return contents.rows[place]?.item.title ?? ""
    }

    private func handle(_ move: Move) {
        switch focus {
        case .list:
            guard let picture else {
                if move == .last, !completeList() { return }
                _ = list.handle(.move(move), height: listHeight)
                return
            }
            if let step = ShowScreenStep(move), self.step(step) { return }
            _ = pictureScroll.handle(move, count: picture.lines.count, height: listHeight)
        case .sidebar:
            choosePlace(after: .move(move))
        case .details: scrollDetails(move)
        }
    }

    /// Chooses another day of the calendar. Returns `false` elsewhere.
    private func step(_ step: ShowScreenStep) -> Bool {
        focus == .list && picture != nil && eventHandler?.didStep(step) == true
    }

    private func scrollDetails(_ move: Move) {
        if let picture {
            _ = pictureScroll.handle(move, count: picture.lines.count, height: listHeight)
            return
        }
        _ = scroll.handle(move, count: detailLines, height: layout[.details]?.inner.height ?? 1)
    }

    private func nextPane(isBackward: Bool = false) -> Pane {
        let next = focus.next(isBackward: isBackward)
        return next == .details && (picture != nil || hidesDetails) ? next.next(isBackward: isBackward) : next
    }

    /// Hides the details, or shows them, beside the list if there is space for both.
    private func toggleDetails() {
        guard picture == nil else { return showMessage(ShowScreenSentences.noDetails) }
        // Several keys may come before the next frame.
        let layout = PaneLayout(area, hidesDetails: hidesDetails, focus: focus)
        if layout[.details] != nil {
            hidesDetails = layout.areas.count > 1
            if focus == .details { focus = .list }
        } else {
            hidesDetails = false
            focus = [focus, .list].first { PaneLayout(area, focus: $0)[.details] != nil } ?? .details
        }
    }

    /// Shows a pane and gives it the keys.
    private func focus(_ pane: Pane) {
        if pane == .details, hidesDetails { hidesDetails = false }
        focus = pane
    }

    private func open() {
        switch focus {
        case .sidebar:
            if let place = places.current { choose(place) }
        case .list:
            if list.current != nil { focus(.details) } else { eventHandler?.didAct(.open, on: [], title: "") }
        case .details: focus(.list)
        }
    }

    private func stepBack() {
        if list.handle(.clear, height: listHeight) != .refused { return }
        if focus != .list { return focus(.list) }
        _ = eventHandler?.didStepBack()
    }

    // MARK: Places

    private var placeIndex: Int { places.current.flatMap { places.rows.index(of: $0, near: 0) } ?? 0 }

    /// Shows the list to which the sidebar has moved. At its ends, nothing changes.
    private func choosePlace(after event: ListState<ShowScreenPlace>.Event) {
        let effect = places.handle(event, height: layout[.sidebar]?.inner.height ?? 1)
        if case .moved(let place?) = effect { eventHandler?.didChoose(place) }
    }

    private func choose(at index: Int) {
        guard places.rows.ids.indices.contains(index) else { return }
        choose(places.rows.ids[index])
    }

    private func choose(_ place: ShowScreenPlace) {
        _ = places.handle(.select(place), height: layout[.sidebar]?.inner.height ?? 1)
        focus(.list)
        eventHandler?.didChoose(place)
    }

    private func showHelp() {
        // The list may change while it is open.
        let targets = targets
        let help = ChoiceLayer.help(on: desk, table) {
            $0.needsItems && targets.ids.isEmpty ? ShowScreenSentences.noItem : nil
        } run: { [weak self] in
            self?.run($0, on: targets)
        }
        desk.present(help)
    }

    // MARK: The mouse

    private func handle(_ mouse: MouseEvent) -> Bool {
        guard let pane = layout.pane(row: mouse.row, column: mouse.column), let area = layout[pane]?.inner else {
            return false
        }
        if let rows = mouse.wheelRows {
            switch pane {
            case .list:
                if let picture {
                    _ = pictureScroll.handle(wheel: rows, count: picture.lines.count, height: listHeight)
                } else {
                    _ = list.handle(.wheel(rows), height: listHeight)
                }
            case .sidebar:
                choosePlace(after: .wheel(rows))
            case .details: _ = scroll.handle(wheel: rows, count: detailLines, height: area.height)
            }
        } else if mouse.kind == .press {
            focus(pane)
            let row = mouse.row - area.row
            if pane == .list { _ = list.handle(.click(row: row), height: listHeight) }
            let rows = places.lines(height: area.height)
            if pane == .sidebar, rows.indices.contains(row), case .item(_, let place) = rows[row] { choose(place) }
        }
        return true
    }
}

extension ShowScreenStep {
    /// `nil` for a move that only scrolls.
    fileprivate init?(_ move: Move) {
        switch move {
        case .up: self = .up
        case .down: self = .down
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .first: self = .first
        case .last: self = .last
        case .halfPageUp, .halfPageDown: return nil
        }
    }
}
