import Screen
import Terminal
import TestKit

/// Panes with a list of numbers, as a test subject and an example.
final class SampleLayer: Layer {
    static let table = ActionTable(
        Action.moves + [
            Action("mark", title: "Mark the item", keys: [.key(" ")], panes: [.list]),
            Action("remove", label: "remove", title: "Remove the items", keys: [.key("x")], panes: [.list]),
            Action("done", label: "done", title: "Complete the items", keys: [.key("d")], panes: [.list]),
            Action("quit", label: "quit", title: "Close the screen", keys: [.key("q")]),
            Action("help", label: "keys", title: "Show all keys", keys: [.key("?")]),
        ]
    )

    private unowned let desk: Desk
    private var items: [Int]
    private(set) var list = ListState<Int>()
    private var height = 1
    private var isStale = true
    private(set) var mustLoad = false
    /// Called before the list is read.
    var willRead: () -> Void = {}
    /// Called while items are completed.
    var willComplete: () -> Void = {}
    private(set) var done: [Int] = []
    private(set) var presses: [KeyPress] = []

    /// Shows nine items on a small screen.
    static func onScreen() -> (robot: ScreenRobot, desk: Desk, layer: SampleLayer) {
        let robot = ScreenRobot(rows: 9, columns: 40)
        let desk = Desk(robot, palette: .standard)
        let layer = SampleLayer(on: desk, items: Array(1...9))
        desk.present(layer)
        robot.start(desk)
        return (robot, desk, layer)
    }

    init(on desk: Desk, items: [Int]) {
        self.desk = desk
        self.items = items
    }

    var footer: [Footer.Entry]? { SampleLayer.table.footer(of: .list) }

    func replace(_ items: [Int]) {
        self.items = items
        isStale = true
    }

    func load(_ isStopped: () -> Bool) -> Bool {
        guard isStale else { return true }
        if isStopped() { return false }
        willRead()
        _ = list.handle(.show(ListRows(items)), height: height)
        (isStale, mustLoad) = (false, false)
        return true
    }

    func handle(_ event: TerminalEvent) -> Bool {
        guard case .key(let press) = event else { return false }
        presses.append(press)
        guard let action = SampleLayer.table.action(for: press, in: .list) else { return false }
        run(action)
        return true
    }

    private func run(_ action: Action) {
        if let move = action.move {
            _ = list.handle(.move(move), height: height)
            return
        }
        switch action.name {
        case "mark": _ = list.handle(.mark, height: height)
        case "done":
            willComplete()
            done += list.targets
            replace(items.filter { !list.targets.contains($0) })
            mustLoad = true
            desk.say(StyledText("Done \(list.targets.map(String.init).joined(separator: ", "))."))
        case "remove": remove(list.targets)
        case "help":
            let help = ChoiceLayer.help(on: desk, SampleLayer.table, problem: problem) { [weak self] in self?.run($0) }
            desk.present(help)
        default: desk.quit()
        }
    }

    private func problem(_ action: Action) -> String? {
        action.name == "remove" && items.isEmpty ? "no items" : nil
    }

    private func remove(_ ids: [Int]) {
        let entries = [Footer.Entry(.key("y"), "yes"), Footer.Entry(.key("n"), "no")]
        let text = [StyledText("Remove \(ids.map(String.init).joined(separator: ", "))?")]
        desk.present(
            QuestionLayer(on: desk, title: "Remove", text: text, choices: entries) { [weak self] index in
                guard let self, index == 0 else { return }
                replace(items.filter { !ids.contains($0) })
            }
        )
    }

    func draw(on frame: inout Frame, in area: ScreenArea) {
        let panes = PaneLayout(area)
        for (pane, area) in panes.areas {
            frame.drawBox(area, title: pane.rawValue, hasFocus: pane == .list, lines: desk.lines)
        }
        guard let area = panes[.list]?.inner else { return }
        height = area.height
        frame.draw(&list, in: area, lines: desk.lines) { _, id in [StyledText(String(id))] }
    }
}
