import Glibc
import Screen
import Terminal

/// A screen that shows its size and the last event, for tests that need a terminal and a process.
final class Sample: Layer {
    private let desk: Desk
    private var last = "none"

    init(on desk: Desk) {
        self.desk = desk
    }

    func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(.key("q")): desk.quit()
        case .key(.key("e")):
            desk.leaveScreen()
            _ = system("echo editing; stty -echo; echo edited")
            desk.returnToScreen()
        case .key(.key("t")): last = [String]()[Int(last.utf8.count)]
        case .key(.key("s")): kill(getpid(), SIGSEGV)
        case .key(.control("c")): return false
        case .key(let press): last = press.name
        case .mouse(let mouse): last = "mouse at \(mouse.row), \(mouse.column)"
        case .paste(let lines): last = "pasted \(lines.joined(separator: "|"))"
        case .unknown: return false
        }
        return true
    }

    func draw(on frame: inout Frame, in area: ScreenArea) {
        let text = [StyledText("ready \(frame.size.columns) × \(frame.size.rows), last: \(last).")]
        frame.draw(text, row: area.row, column: area.column, width: area.width)
        frame.cursor = ScreenPosition(row: 0, column: 0)
    }
}

let desk = Desk(ScreenTerminal(), palette: nil)
desk.present(Sample(on: desk))
exit(desk.run() == .quit ? 0 : 1)
