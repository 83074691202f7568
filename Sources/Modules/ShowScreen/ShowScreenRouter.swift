import AddItem
import Almanac
import ChangeItem
import CommandLine
import CompleteItem
import DataStore
import EditItem
import ItemLanguage
import ListItems
import ListProjects
import ListTags
import ListUpcoming
import ModuleKit
import Presentation
import ProgramOutput
import RankItems
import RemoveItem
import ReopenItem
import Responses
import ReviewItems
import Screen
import ShowAgenda
import ShowBurndown
import ShowCalendar
import ShowItem
import ShowStats
import Terminal
import TerminalViews
import UndoRedo
import Vocabulary

/// Presents the lists in the panes, and the other modules above them.
final class ShowScreenRouter: ShowScreenRouting {
    weak var delegate: (any ListDelegate)?
    private(set) var context: ModuleContext
    private let host: any ShowScreenHost
    private let view: ShowScreenView
    /// The list that is shown, if it is read in parts.
    private var items: (any ScreenListModule)?
    private let stop = ReadStop()
    /// The list, from which reads can be stopped.
    private let store: Store

    init(_ context: ModuleContext, _ host: any ShowScreenHost, _ view: ShowScreenView) {
        (self.context, self.host, self.view) = (context.forPeople, host, view)
        let stop = stop
        // A list that is locked is tried again, so that keys are heard meanwhile.
        store = context.store.withTimeout(seconds: 0.2) { stop.isStopped() }
    }

    func command(_ destination: Destination) -> String {
        switch destination {
        case .undo(1): "u"
        case .redo(1): "Ctrl-R"
        case .help: "?"
        // Neither the line for filters nor that for commands needs quotation marks.
        case .filter(let text): text
        case .add(let text): text.isEmpty ? "a" : "a \(text)"
        default: CommandRouter.screen.command(destination)
        }
    }
}

// MARK: - Lists

extension ShowScreenRouter {
    private func reading<Value>(unless isStopped: @escaping () -> Bool, _ read: (ModuleContext) -> Value) -> Value {
        stop.isStopped = isStopped
        defer { stop.isStopped = { false } }
        var context = context.frozen
        context.store = store
        context.router = self
        return read(context)
    }

    func presentList(
        _ list: ShowScreenList,
        whenEmpty sentence: String?,
        isWhole: Bool,
        unless isStopped: @escaping () -> Bool
    ) {
        // The ids of the old list are not needed while the new one is read.
        items = nil
        items = reading(unless: isStopped) { present(list, whenEmpty: sentence, isWhole: isWhole, on: view.pane, $0) }
    }

    func presentItems(at places: Range<Int>) {
        items?.showItems(at: places)
    }

    /// - Returns: The module, if it reads the list in parts.
    private func present(
        _ list: ShowScreenList,
        whenEmpty sentence: String? = nil,
        isWhole: Bool = true,
        on pane: ListPane,
        _ context: ModuleContext
    ) -> (any ScreenListModule)? {
        switch list.place {
        case _ where list.isReview:
            let module = ReviewItemsWireframe.list(on: pane, context)
            module.review(list.filter)
            return module
        case .upcoming:
            let module = ListUpcomingWireframe.list(on: pane, context)
            module.show(list.filter, groupedBy: list.arrangement.grouping ?? .due)
            return module
        case .today, .next:
            let module = RankItemsWireframe.list(on: pane, context)
            if list.place == .today { module.showToday(list.filter) } else { module.showNext(list.filter) }
            return module
        case .all, .waiting, .done, .saved, .project, .tag:
            let module = ListItemsWireframe.list(on: pane, context)
            let latest = [ItemOrder(.completed, isDescending: true)]
            let order = list.arrangement.order.isEmpty && list.place == .done ? latest : list.arrangement.order
            let grouping = list.arrangement.grouping
            module.show(list.filter, sortedBy: order, groupedBy: grouping, whenEmpty: sentence, isWhole: isWhole)
            return module
        case .agenda: ShowAgendaWireframe.showList(of: nil, list.filter, on: pane, context)
        case .day(let day): ShowAgendaWireframe.showList(of: day, list.filter, on: pane, context)
        case .calendar:
            let day = list.day ?? context.clock.now().today
            picture(context) { ShowCalendarWireframe.show(day, list.filter, $0) }
        case .stats: picture(context) { ShowStatsWireframe.show(list.filter, $0) }
        case .burndown: picture(context) { ShowBurndownWireframe.show(list.filter, $0) }
        }
        return nil
    }

    /// Shows the text of a module in place of the list, unless it has to be read again.
    private func picture(_ context: ModuleContext, _ show: (ModuleContext) -> Void) {
        let collected = CollectedConsole(columns: view.listColumns, rows: view.listHeight, hasSigns: view.hasSigns)
        var context = context
        context.console = collected.console
        show(context)
        if !collected.console.asksForRetry { view.showPicture(collected.takeLines()) }
    }

    func count(_ list: ShowScreenList, unless isStopped: @escaping () -> Bool) -> Int? {
        var count: Int?
        let pane = ListPane {
            // Further rows follow the list.
            count = count ?? $0.count
        } say: { _ in
        }
        reading(unless: isStopped) { context in
            switch list.place {
            case .all, .waiting, .done, .saved, .project, .tag:
                ListItemsWireframe.list(on: pane, context).showCount(of: list.filter)
            case .today: RankItemsWireframe.list(on: pane, context).showCount(ofToday: list.filter)
            case .next: RankItemsWireframe.list(on: pane, context).showCount(ofNext: list.filter)
            default: _ = present(list, on: pane, context)
            }
        }
        return count
    }

    func projects(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]? {
        let pane = CountsPane()
        reading(unless: isStopped) { ListProjectsWireframe.showCounts(on: pane, $0) }
        return pane.rows
    }

    func tags(unless isStopped: @escaping () -> Bool) -> [CountsDisplay.Row]? {
        let pane = CountsPane()
        reading(unless: isStopped) { ListTagsWireframe.showCounts(on: pane, $0) }
        return pane.rows
    }

    func presentDetails(of id: Int) -> Bool {
        let collected = CollectedConsole(columns: view.detailColumns, hasSigns: view.hasSigns)
        var context = context.frozen
        context.store = store
        context.console = collected.console
        context.router = self
        ShowItemWireframe.present(context).show(
            ShowItemRequest(filter: ItemFilter(ids: [id]), isFull: true, isInPane: true)
        )
        if collected.console.asksForRetry { return false }
        view.showDetails(collected.takeLines())
        return true
    }
}

// MARK: - Changes

extension ShowScreenRouter {
    /// The context of a module that changes the list.
    private var change: ModuleContext {
        var context = context.notifying(delegate)
        context.screen = view.desk
        context.router = self
        return context
    }

    func presentNewItem(in place: ShowScreenPlace, day: Day?) {
        var values = AddItemPlace(due: place == .today ? .today : day.map { .day($0) })
        switch place {
        case .project(let name): values.project = name
        // As items have it, without the sign of a plain tag.
        case .tag(let name): values.tag = name.hasPrefix("+") ? String(name.dropFirst()) : name
        default: break
        }
        open(values)
    }

    func presentNewPart(of parent: Int) { open(AddItemPlace(parent: parent)) }

    private func open(_ place: AddItemPlace) {
        AddItemWireframe.screen(change, on: InputScreenView(on: view.desk)).open(in: place)
    }

    func previewNewItem(_ text: String, on line: any InputViewing) {
        AddItemWireframe.screen(change, on: line).preview(text)
    }

    func presentInput(_ action: ShowScreenAction, of ids: [Int], text: String) {
        guard let input = ChangeItemInput(action) else { return }
        ChangeItemWireframe.screen(change, on: InputScreenView(on: view.desk)).open(input, of: ids, text: text)
    }

    func presentDone(_ ids: [Int]) { CompleteItemWireframe.module(in: change.frozen).complete(ids) }

    func presentReopening(_ ids: [Int]) { ReopenItemWireframe.module(in: change.frozen).reopen(ids) }

    func presentRemoval(_ ids: [Int]) { RemoveItemWireframe.module(in: change).askToRemove(ids) }

    func presentChange(_ ids: [Int], by changes: ItemChanges, typed: String) {
        ChangeItemWireframe.module(in: change.frozen).change(ids, by: changes, typed: typed)
    }

    func presentUndo() { UndoRedoWireframe.module(in: change.frozen).undo() }

    func presentRedo() { UndoRedoWireframe.module(in: change.frozen).redo() }

    func presentEditor(_ ids: [Int]) { collecting("edit") { EditItemWireframe.module(in: $0).edit(ids) } }

    func present(_ name: String, of ids: [Int]) {
        host.screenUseCases.first { $0.command.name == name }?.screenAction?.show(ids, change)
    }

    func check(_ words: [String]) throws(InputError) { try host.check(words) }

    func run(_ words: [String], isAnswer: Bool) {
        guard let delegate else { return }
        var outcome = CommandOutcome.done
        collecting(":\(words.joined(separator: " "))", isAnswer: isAnswer) {
            outcome = host.run(words, on: $0.console, of: view.desk, from: self, notifying: delegate)
        }
        if outcome == .changedSettings { applySettings() }
    }

    /// Applies the settings if another program has changed them.
    func refreshSettings() throws(ErrorMessage) {
        if try host.applyNewSettings() { applySettings() }
    }

    private func applySettings() {
        context = host.screenContext.forPeople
        let modules = host.screenUseCases.compactMap(ShowScreenModuleAction.init)
        view.table = ShowScreenKeysView.table(with: context.screenSettings.keys, modules: modules)
        context.screenKeyProblems(modules).forEach(view.showMessage)
        let answers = context.console.answers
        let palette = answers.hasColor ? answers.palette : nil
        view.desk.applyLook(palette: palette, hasMouse: context.screenSettings.hasMouse)
        delegate?.didFinish(.changed())
    }

    /// Runs a module that writes to the console, and shows its output. Questions and editors get the terminal.
    private func collecting(_ title: String, isAnswer: Bool = false, _ run: (ModuleContext) -> Void) {
        let desk = view.desk
        let collected = CollectedConsole(
            columns: view.textColumns,
            hasSigns: view.hasSigns,
            asking: context.console,
            confirm: desk.confirm,
            willTakeTerminal: desk.leaveScreen
        )
        var context = change
        context.console = collected.console
        context.screen = nil
        collected.console.conversation.withInterruptsBlocked { run(context) }
        desk.returnToScreen()
        desk.show(collected.takeLines(), title: title, isAnswer: isAnswer)
    }
}

extension ChangeItemInput {
    fileprivate init?(_ action: ShowScreenAction) {
        switch action {
        case .move: self = .move
        case .wait: self = .wait
        case .rename: self = .title
        case .note: self = .note
        case .tags: self = .tags
        case .project: self = .project
        default: return nil
        }
    }
}
