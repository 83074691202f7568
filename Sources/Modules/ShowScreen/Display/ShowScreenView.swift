import Presentation
import Screen
import Terminal
import TerminalViews

/// The panes of the screen: the sidebar, the list, and the details of an item.
final class ShowScreenView: ScreenView {
    weak var eventHandler: (any ShowScreenPresenting)?
    let desk: Desk
    let hasSigns: Bool
    var table: ActionTable

    var title = ShowScreenTitle(name: "", facts: [], limits: [], day: "")
    /// The title of the list that is shown, while another one is read.
    private var oldTitle = ShowScreenTitle(name: "", facts: [], limits: [], day: "")
    var sidebar = ShowScreenSidebar(sections: [])
    var places = ListState<ShowScreenPlace>()
    var contents = ListContents()
    /// The number of items in it, once all were read.
    private(set) var itemCount = 0
    var list = ListState<Int>()
    /// A text in place of the list, with the size for which it was made.
    var picture: (lines: [[StyledText]], columns: Int, rows: Int)?
    var pictureScroll = ScrollState()
    var details: [[StyledText]] = []
    var scroll = ScrollState()

    var focus = Pane.list
    var hidesDetails = false
    /// The area of the panes.
    var area = ScreenArea(height: 0, width: 0)
    /// The panes of the last frame.
    var layout = PaneLayout(ScreenArea(height: 0, width: 0))
    /// The lines of the details after wrapping.
    var detailLines = 0

    private var isStale = false
    /// `true` while another process has locked the list.
    private(set) var isLocked = false
    private var startsAnew = false
    /// `true` if the first items that were read are not enough.
    private var lacksItems = false
    private var remarks: [String] = []
    /// The items to select in the next list, and whether it has to have one of them.
    private var selection: (ids: [Int], areNew: Bool) = ([], false)
    /// The item and the width of the details, until they have to be read again.
    private var detailsOf: (id: Int, columns: Int)?
    /// The item whose details were shown last.
    private var detailedItem: Int?
    private var hasMoreCounts = true

    init(on desk: Desk, hasSigns: Bool, table: ActionTable) {
        self.desk = desk
        self.table = table
        self.hasSigns = hasSigns
    }

    /// Takes the list, or rows of it, from the module that shows it.
    lazy var pane = ListPane { [weak self] in
        self?.show($0)
    } say: { [weak self] in
        self?.showRemark($0)
    }

    /// Shows a message beside the list once, not whenever the list is read.
    private func showRemark(_ sentence: String) {
        if !remarks.contains(sentence) { showMessage(sentence) }
        remarks.append(sentence)
    }

    /// The items that must be among the first ones: those to be selected, or the current one, which stays.
    private var neededItems: [Int] {
        if !selection.ids.isEmpty { return selection.ids }
        return startsAnew ? [] : (list.current ?? list.former).map { [$0] } ?? []
    }

    private func show(_ new: ListContents) {
        // Rows of a list that is there already.
        if !isStale, !new.rows.isEmpty, new.ids.isEmpty { return contents.add(new) }
        lacksItems = !new.isWhole && !Set(new.ids).isSuperset(of: neededItems)
        if lacksItems { return }
        contents = new
        oldTitle = title
        picture = nil
        let isGrouped = new.groups.contains { $0.heading != nil }
        let rows = ListRows(
            new.ids,
            groups: isGrouped ? new.groups.map(\.count) : [],
            unmarkable: Set(new.rows.lazy.filter { $0.value.item.isLaterOccurrence }.map(\.key))
        )
        // Of several new items, the first ones may be there already.
        let isKept = !selection.areNew && list.current.map(selection.ids.contains) ?? false
        // Both can be long, as after a change to all items.
        let shown = selection.ids.isEmpty ? [] : Set(new.ids)
        let selected = isKept ? list.current : selection.ids.last(where: shown.contains)
        _ = list.handle(.show(rows, selecting: selected), height: listHeight)
        if startsAnew, selected == nil { _ = list.handle(.move(.first), height: listHeight) }
        (isStale, startsAnew, selection) = (false, false, ([], false))
        detailsOf = nil
        guard new.isWhole else { return }
        // An item can be in several groups.
        itemCount = isGrouped ? Set(new.ids).count : new.ids.count
        if !new.hasFailed { eventHandler?.didLoadList(of: itemCount) }
    }
}

// MARK: - Commands of the presenter

extension ShowScreenView: ShowScreenViewing {
    func showTitle(_ display: ShowScreenTitle) {
        title = display
    }

    func showSidebar(_ display: ShowScreenSidebar) {
        sidebar = display
        let isOther = places.current != display.current && focus != .sidebar
        let sections = display.sections
        _ = places.handle(
            .show(ListRows(sections.flatMap { $0.rows.map(\.place) }, groups: sections.map(\.rows.count))),
            height: layout[.sidebar]?.inner.height ?? 1
        )
        if isOther { _ = places.handle(.select(display.current), height: layout[.sidebar]?.inner.height ?? 1) }
    }

    var currentItem: Int? { startsAnew ? nil : list.current }

    func clearMarks() {
        _ = list.handle(.clearAll, height: listHeight)
    }

    func moveOn(from ids: [Int]) {
        _ = list.handle(.moveOn(ids), height: listHeight)
    }

    func showStart() {
        startsAnew = true
        remarks = []
        selection = ([], false)
        _ = list.handle(.clearAll, height: listHeight)
    }

    func focusList() { focus = .list }

    func select(_ id: Int) -> Bool {
        completeList()
        let place = list.rows.ids.indices.first { place in
            list.rows.ids[place] == id && list.rows.isMarkable(place)
        }
        guard let place else { return false }
        _ = list.handle(.select(id, near: place), height: listHeight)
        focus = .list
        return true
    }

    func reload(selecting ids: [Int], areNew: Bool) {
        isStale = true
        hasMoreCounts = true
        if !ids.isEmpty { selection = (ids, areNew) }
    }

    func endMessage(_ sentence: String) { desk.endMessage(sentence) }

    func showListError(_ sentence: String) {
        pane.showFailure(sentence)
    }

    func showPicture(_ lines: [[StyledText]]) {
        // A text that is read again stays where it is.
        if startsAnew { pictureScroll = ScrollState() }
        show(ListContents())
        picture = (lines, listColumns, listHeight)
    }

    func showDetails(_ lines: [[StyledText]]) {
        details = lines
    }

    func ask(_ question: ShowScreenQuestion) {
        let choices = question.choices.map { Footer.Entry(.key($0.key), $0.label) }
        let menu = MenuLayer(on: desk, title: question.title, choices: choices, current: question.current) {
            [weak self] in self?.eventHandler?.didAnswer(question.subject, $0)
        }
        desk.present(menu)
    }

    func closeQuestions() -> Bool { desk.dismissQuestions() }

    func rereadLines() { desk.dayDidChange() }

    func replaceQuestions(by sentence: String) { desk.replaceQuestions(by: sentence) }

    func copy(_ text: String) {
        desk.copy(text)
    }

    func close() {
        desk.quit()
    }
}

// MARK: - Reading

extension ShowScreenView {
    var listHeight: Int {
        guard let inner = layout[.list]?.inner else { return 1 }
        return max(1, inner.height - remarkRows(in: inner))
    }

    func load(_ isStopped: () -> Bool) -> Bool {
        guard let eventHandler else { return true }
        // The calendar leaves weeks out of a low window.
        if let picture, picture.columns != listColumns || picture.rows != listHeight { isStale = true }
        if isStale {
            lacksItems = false
            let newItems = selection.areNew ? selection.ids : []
            withoutActuallyEscaping(isStopped) { isStopped in
                eventHandler.loadList(isWhole: list.hasMarks, unless: isStopped)
                if lacksItems { eventHandler.loadList(isWhole: true, unless: isStopped) }
            }
            if isStale {
                noteLock(isStopped)
                return false
            }
            endLock()
            let hasNewItem = list.current.map(newItems.contains) ?? false
            if !newItems.isEmpty, !hasNewItem, !contents.hasFailed { eventHandler.didNotShow(newItems) }
            // The answer may be another list.
            if isStale { return load(isStopped) }
        }
        if list.window(height: listHeight).upperBound == contents.ids.count, !readRest(isStopped) { return false }
        let missing = list.window(height: listHeight).filter { contents.rows[$0] == nil }
        if let first = missing.first, let last = missing.last, !isStopped() {
            eventHandler.loadItems(at: first..<last + 1)
        }
        return loadDetails(isStopped)
    }

    var mustLoad: Bool { isStale }

    /// The title of the rows.
    var shownTitle: ShowScreenTitle { isStale ? oldTitle : title }

    /// Reads the whole list if only its first items were read. Returns `false` if it was stopped.
    private func readRest(_ isStopped: () -> Bool) -> Bool {
        guard !contents.isWhole else { return true }
        withoutActuallyEscaping(isStopped) { eventHandler?.loadList(isWhole: true, unless: $0) }
        return contents.isWhole
    }

    /// Reads the whole list, as the next step may lead to any item of it. Returns `false` if another process has locked it.
    @discardableResult
    func completeList() -> Bool {
        if !contents.isWhole { desk.sayWorking() }
        if readRest({ false }) { return true }
        noteLock { false }
        return false
    }

    private func loadDetails(_ isStopped: () -> Bool) -> Bool {
        guard layout[.details] != nil, let id = list.current else { return true }
        let columns = detailColumns
        guard detailsOf?.id != id || detailsOf?.columns != columns else { return true }
        if isStopped() { return false }
        if detailsOf?.id != id { scroll = ScrollState() }
        guard eventHandler?.loadDetails(of: id) != false else {
            noteLock(isStopped)
            if !isStopped() { endOldDetails() }
            return false
        }
        endLock()
        (detailsOf, detailedItem) = ((id, columns), id)
        return true
    }

    /// Hides the details of an item that is no longer the current one, if the next ones can't be read now.
    func endOldDetails() {
        if detailedItem != list.current { details = [] }
    }

    /// Says once that another process has locked the list.
    private func noteLock(_ isStopped: () -> Bool) {
        if !isStopped(), !isLocked { showMessage(ShowScreenSentences.locked) }
        isLocked = !isStopped()
    }

    private func endLock() {
        if isLocked { endMessage(ShowScreenSentences.locked) }
        isLocked = false
    }

    func loadMore(_ isStopped: () -> Bool) -> Bool {
        // The first frame may have had no place for the details yet.
        guard load(isStopped), readRest(isStopped), load(isStopped) else { return false }
        guard hasMoreCounts, let eventHandler else { return true }
        let isComplete = withoutActuallyEscaping(isStopped) { eventHandler.loadCount(unless: $0) }
        hasMoreCounts = !isComplete
        return isComplete
    }
}
