import Presentation
import Screen
import Terminal
import TerminalViews

/// The panes of the screen: the sidebar, the list, and the details of an item.
final class ShowScreenView: ScreenView {
    weak var eventHandler: (any ShowScreenPresenting)?
    let desk: Desk
    let hasSigns: Bool
    private let table: ActionTable

    var title = ShowScreenTitle(name: "", facts: [], day: "")
    var sidebar = ShowScreenSidebar(sections: [])
    var places = ListState<ShowScreenPlace>()
    var contents = ListContents()
    var list = ListState<Int>()
    /// A text in place of the list, with its width.
    var picture: (lines: [[StyledText]], columns: Int)?
    var pictureScroll = ScrollState()
    var details: [[StyledText]] = []
    var scroll = ScrollState()

    var focus = Pane.list
    var hidesDetails = false
    /// The panes of the last frame.
    var layout = PaneLayout(ScreenArea(height: 0, width: 0))
    /// The lines of the details after wrapping.
    var detailLines = 0

    /// The number of lines up to which output is a message.
    private static let messageLimit = 3
    private var isStale = false
    private var startsAnew = false
    private var selection: [Int] = []
    /// The item and the width of the details.
    private var detailsOf: (id: Int, columns: Int)?
    private var hasMoreCounts = true

    init(on desk: Desk, hasSigns: Bool, table: ActionTable = ShowScreenKeysView.table) {
        self.desk = desk
        self.table = table
        self.hasSigns = hasSigns
    }

    /// Takes the list, or rows of it, from the module that shows it.
    lazy var pane = ListPane { [weak self] in
        self?.show($0)
    } say: { [weak self] in
        self?.showMessage($0)
    }

    private func show(_ new: ListContents) {
        // Rows of a list that is there already.
        if !isStale, !new.rows.isEmpty, new.ids.isEmpty { return contents.add(new) }
        contents = new
        picture = nil
        let rows = ListRows(new.ids, groups: new.groups.contains { $0.heading != nil } ? new.groups.map(\.count) : [])
        let selected = selection.first(where: new.ids.contains)
        _ = list.handle(.show(rows, selecting: selected), height: listHeight)
        if startsAnew, selected == nil { _ = list.handle(.move(.first), height: listHeight) }
        (isStale, startsAnew, selection) = (false, false, [])
        detailsOf = nil
        if !new.hasFailed { eventHandler?.didLoadList(of: new.ids.count) }
    }
}

// MARK: - Commands of the presenter

extension ShowScreenView: ShowScreenViewing {
    func showTitle(_ display: ShowScreenTitle) {
        title = display
    }

    func showSidebar(_ display: ShowScreenSidebar) {
        sidebar = display
        let sections = display.sections
        _ = places.handle(
            .show(ListRows(sections.flatMap { $0.rows.map(\.place) }, groups: sections.map(\.rows.count))),
            height: layout[.sidebar]?.inner.height ?? 1
        )
    }

    func showStart() {
        startsAnew = true
    }

    func reload(selecting ids: [Int]) {
        isStale = true
        hasMoreCounts = true
        if !ids.isEmpty { selection = ids }
    }

    /// Shows the output of a command: a few lines as messages.
    func showText(_ title: String, _ lines: [[StyledText]]) {
        if lines.count > ShowScreenView.messageLimit {
            desk.present(TextLayer(on: desk, title: title, text: lines))
        } else {
            for line in lines { desk.say(StyledText(line.map(\.text).joined())) }
        }
    }

    func showPicture(_ lines: [[StyledText]]) {
        show(ListContents())
        picture = (lines, listColumns)
        pictureScroll = ScrollState()
    }

    func showDetails(_ lines: [[StyledText]]) {
        details = lines
    }

    func ask(_ question: ShowScreenQuestion) {
        let choices = question.choices.map { Footer.Entry(.key($0.key), $0.label) }
        let layer = QuestionLayer(on: desk, title: "", text: [StyledText(question.title)], choices: choices) {
            [weak self] in self?.eventHandler?.didAnswer(question.subject, $0)
        }
        desk.present(layer)
    }

    func copy(_ text: String) {
        desk.copy(text)
    }

    func close() {
        desk.quit()
    }
}

// MARK: - Reading

extension ShowScreenView {
    var listHeight: Int { max(1, layout[.list]?.inner.height ?? 1) }

    func load(_ isStopped: () -> Bool) -> Bool {
        guard let eventHandler else { return true }
        if let picture, picture.columns != listColumns { isStale = true }
        if isStale {
            withoutActuallyEscaping(isStopped) { eventHandler.loadList(unless: $0) }
            if isStale { return false }
        }
        let missing = list.window(height: listHeight).filter { contents.rows[$0] == nil }
        if let first = missing.first, let last = missing.last, !isStopped() {
            eventHandler.loadItems(at: first..<last + 1)
        }
        return loadDetails(isStopped)
    }

    var mustLoad: Bool { isStale }

    private func loadDetails(_ isStopped: () -> Bool) -> Bool {
        guard layout[.details] != nil, let id = list.current else { return true }
        let columns = detailColumns
        guard detailsOf?.id != id || detailsOf?.columns != columns else { return true }
        if isStopped() { return false }
        if detailsOf?.id != id { scroll = ScrollState() }
        eventHandler?.loadDetails(of: id)
        detailsOf = (id, columns)
        return true
    }

    func loadMore(_ isStopped: () -> Bool) -> Bool {
        // The first frame may have had no place for the details yet.
        guard load(isStopped) else { return false }
        guard hasMoreCounts, let eventHandler else { return true }
        let isComplete = withoutActuallyEscaping(isStopped) { eventHandler.loadCount(unless: $0) }
        hasMoreCounts = !isComplete
        return isComplete
    }
}

// MARK: - Events

extension ShowScreenView: Layer {
    var footer: [Footer.Entry]? { table.footer(of: focus) }

    func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let press): handle(press)
        case .mouse(let mouse): handle(mouse)
        case .paste, .unknown: false
        }
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

    private func run(_ action: Action) {
        if let move = action.move { return handle(move) }
        if let command = ShowScreenKeysView.command(of: action) {
            eventHandler?.didRun(command, on: list.targets)
            return
        }
        guard let action = ShowScreenAction(rawValue: action.name) else { return }
        switch action {
        case .open: open()
        case .mark: _ = list.handle(.mark, height: listHeight)
        case .markRange: _ = list.handle(.markRange, height: listHeight)
        case .markAll: _ = list.handle(.markAll, height: listHeight)
        case .back: stepBack()
        case .nextPane: focus(focus.next())
        case .previousPane: focus(focus.next(isBackward: true))
        case .previousView: choose(at: placeIndex - 1)
        case .nextView: choose(at: placeIndex + 1)
        case .details: hidesDetails.toggle()
        case .detailsDown: scrollDetails(.down)
        case .detailsUp: scrollDetails(.up)
        case .messages: showText(ShowScreenSentences.title(of: .messages), desk.messages.map { [$0] })
        case .help: showHelp()
        case .redraw: desk.redraw()
        default: eventHandler?.didAct(action, on: list.targets, title: currentTitle)
        }
    }

    private var currentTitle: String {
        guard let first = list.targets.first, let place = list.rows.index(of: first, near: 0) else { return "" }
        return contents.rows[place]?.title ?? ""
    }

    private func handle(_ move: Move) {
        switch focus {
        case .list:
            if let picture {
                _ = pictureScroll.handle(move, count: picture.lines.count, height: listHeight)
            } else {
                _ = list.handle(.move(move), height: listHeight)
            }
        case .sidebar: _ = places.handle(.move(move), height: layout[.sidebar]?.inner.height ?? 1)
        case .details: scrollDetails(move)
        }
    }

    private func scrollDetails(_ move: Move) {
        _ = scroll.handle(move, count: detailLines, height: layout[.details]?.inner.height ?? 1)
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
        case .list: if list.current != nil { focus(.details) }
        case .details: focus(.list)
        }
    }

    private func stepBack() {
        if list.handle(.clear, height: listHeight) != .refused { return }
        if focus != .list { return focus(.list) }
        _ = eventHandler?.didClearFilter()
    }

    // MARK: Places

    private var placeIndex: Int { places.current.flatMap { places.rows.index(of: $0, near: 0) } ?? 0 }

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
        let help = ChoiceLayer.help(on: desk, table) { [weak self] in
            self?.problem(with: $0)
        } run: { [weak self] in
            self?.run($0)
        }
        desk.present(help)
    }

    private func problem(with action: Action) -> String? {
        guard let action = ShowScreenAction(rawValue: action.name), action.isAboutItems, list.targets.isEmpty else {
            return nil
        }
        return ShowScreenSentences.noItem
    }

    // MARK: The mouse

    private func handle(_ mouse: MouseEvent) -> Bool {
        guard let pane = layout.pane(row: mouse.row, column: mouse.column), let area = layout[pane]?.inner else {
            return false
        }
        if let rows = mouse.wheelRows {
            switch pane {
            case .list: _ = list.handle(.wheel(rows), height: listHeight)
            case .sidebar: _ = places.handle(.wheel(rows), height: area.height)
            case .details: _ = scroll.handle(wheel: rows, count: detailLines, height: area.height)
            }
        } else if mouse.kind == .press {
            focus(pane)
            let row = mouse.row - area.row
            if pane == .list { _ = list.handle(.click(row: row), height: listHeight) }
            if pane == .sidebar {
                _ = places.handle(.click(row: row), height: area.height)
                if let place = places.current { choose(place) }
            }
        }
        return true
    }
}
