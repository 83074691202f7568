import Presentation
import TerminalViews

/// Passes the days that have items on to the list of the screen.
final class ShowAgendaScreenView: PaneView, ShowAgendaViewing {
    let list: any ScreenListViewing

    init(list: any ScreenListViewing) {
        self.list = list
    }

    func show(_ display: ShowAgendaDisplay) {
        for section in [display.overdue].compactMap(\.self) + display.days where !section.rows.isEmpty {
            list.showHeading(section.heading)
            section.rows.forEach(list.showItem)
        }
        list.showFoot("")
    }
}
